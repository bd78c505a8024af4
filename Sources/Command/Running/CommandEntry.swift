/// The work that a command line asks for, with its options.
typealias CommandAction = (CommandRun) async throws -> ExitStatus

/// A command line that was understood.
enum ParsedCommandLine {
  /// A text for standard output: help or the version.
  case text(String)
  /// A command with its options.
  case command(CommandAction)
}

/// A command among others, its type of options forgotten.
struct CommandEntry {
  let name: String
  let summary: String
  let help: (HelpContext) -> String
  /// Reads the arguments after the command's name.
  let parse: ([String]) throws(UsageError) -> CommandAction

  /// Creates an entry of the table of commands.
  ///
  /// - Parameter run: Does what the options ask for.
  init<Options>(
    _ definition: CommandDefinition<Options>,
    run: @escaping (CommandRun, Options) async throws -> ExitStatus
  ) {
    name = definition.name
    summary = definition.summary
    help = { helpText(of: definition, in: $0) }
    parse = { arguments throws(UsageError) in
      let options = try definition.options(from: arguments)
      return { try await run($0, options) }
    }
  }
}
