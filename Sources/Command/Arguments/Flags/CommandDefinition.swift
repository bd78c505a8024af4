/// One command: everything that parser and help need to know of it.
struct CommandDefinition<Options> {
  let name: String, summary: String, discussion: String
  /// Command lines that are worth copying, without the tool's name; NAME is the first template's.
  let examples: [String]
  /// The one argument that the command takes without a flag; nil if every argument is a flag.
  var operand: Flag<Options>?
  var isOperandOptional = false, takesSeveralOperands = false
  let flags: [Flag<Options>], defaults: Options
  /// Checks and completes what flags say together; the set has the flags that were given.
  var check: (inout Options, Set<String>) throws(UsageError) -> Void = { _, _ in }
  /// Whether a flag or the operand takes names of templates, which help then lists.
  var takesTemplates: Bool {
    (flags + [operand].compactMap { $0 }).contains {
      $0.accepts.hasPrefix(FlagValue<String>.template([]).accepts)
    }
  }
}
