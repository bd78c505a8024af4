typealias CommandAction = (CommandRun) async throws -> ExitStatus

enum ParsedCommandLine {
  case text(String)
  case command(CommandAction)
}

/// A command among others, its type of options forgotten.
struct CommandEntry {
  let name: String, summary: String, help: (HelpContext) -> String
  let parse: ([String]) throws(UsageError) -> CommandAction

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
