/// The options of `selfsize solve`.
struct SolveOptions: Hashable, Sendable {
  /// The file with the system.
  var source = ContentSource.standardInput
  var format = OutputFormat.table
  var isQuiet = false
}

/// The entry of `solve` in the table of commands.
func solveDefinition() -> CommandDefinition<SolveOptions> {
  CommandDefinition(
    name: "solve",
    summary: "solve a system of linear constraints",
    discussion:
      "Reads variables and constraints as JSON. Prints the values, the violation at each "
      + "priority, what is ambiguous, and the constraints that add up to each value; for "
      + "constraints that contradict each other, an irreducible set of them. A system is "
      + "{\"variables\": [\"x\"], \"constraints\": [{\"terms\": [[1, \"x\"]], \"relation\": "
      + "\">=\", \"constant\": 3, \"priority\": 750}]}.",
    examples: [
      " system.json",
      " - --format json < system.json",
    ],
    operand: .operand(
      FlagValue(placeholder: "FILE.json", accepts: "the name of a file, or - for standard input") {
        text throws(FlagValueError) in
        if text.isEmpty { throw .malformed }
        return ContentSource(argument: text)
      }, \.source, "system to solve; - reads standard input"),
    flags: [
      .format(\.format, among: [.table, .json]),
      .toggle("quiet", \.isQuiet, "print no progress and no notes"),
    ],
    defaults: SolveOptions()
  )
}
