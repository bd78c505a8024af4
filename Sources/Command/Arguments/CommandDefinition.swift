/// One command: everything that parser and help need to know of it.
struct CommandDefinition<Options> {
  /// The word that names the command.
  let name: String
  /// What the command does, for the list of commands: a few words that begin with a verb.
  let summary: String
  /// What the command does, for its own help: a sentence or two.
  let discussion: String
  /// Command lines that are worth copying, without the tool's name.
  let examples: [String]
  /// What the command takes without a flag, once; nil where every argument is a flag.
  var operand: Flag<Options>?
  /// The flags in the order of help.
  let flags: [Flag<Options>]
  /// The options of a command line without flags.
  let defaults: Options
  /// Checks, and completes, what flags say together; the second argument has the flags that were
  /// given.
  var check: (inout Options, Set<String>) throws(UsageError) -> Void = { _, _ in }
}

/// What a command line asks for.
enum Invocation: Hashable, Sendable {
  /// A text for standard output: help or the version.
  case text(String)
  /// The heights of cells.
  case measure(MeasureOptions)
  /// The report.
  case report(ReportOptions)
  /// The writing of a baseline.
  case record(RecordOptions)
  /// The comparison with a baseline.
  case check(CheckOptions)
  /// Texts tried on a template.
  case fuzz(FuzzOptions)
  /// Why a cell is as high as it is.
  case explain(ExplainOptions)
  /// A system of constraints.
  case solve(SolveOptions)
  /// What a font file offers.
  case font(FontOptions)
  /// The scrolling of a collection.
  case simulate(SimulateOptions)
  /// The drawing of a scene.
  case scene(SceneOptions)
  /// Strategies of self-sizing side by side.
  case bench(BenchOptions)
  /// The Swift source of an Interface Builder file's cells.
  case importFile(ImportOptions)
}

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
