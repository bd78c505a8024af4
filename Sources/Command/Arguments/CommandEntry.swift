/// A command among others, its type of options forgotten.
struct CommandEntry {
  /// The word that names the command.
  let name: String
  /// What the command does, for the list of commands.
  let summary: String
  /// The command's help.
  let help: (HelpContext) -> String
  /// Reads the arguments after the command's name.
  let parse: ([String]) throws(UsageError) -> Invocation

  /// Creates an entry of the table of commands.
  init<Options>(
    _ definition: CommandDefinition<Options>, _ invocation: @escaping (Options) -> Invocation
  ) {
    name = definition.name
    summary = definition.summary
    help = { helpText(of: definition, in: $0) }
    parse = { arguments throws(UsageError) in
      invocation(try definition.options(from: arguments))
    }
  }
}
