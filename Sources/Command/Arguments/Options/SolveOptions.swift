struct SolveOptions: Hashable, Sendable {
  var source = ContentSource.standardInput
  var format = OutputFormat.table
  var isQuiet = false
}

func solveDefinition() -> CommandDefinition<SolveOptions> {
  CommandDefinition(
    name: "solve", summary: "solve a system of linear constraints",
    discussion: "Reads variables and constraints as JSON. Prints the values, the violation at each "
      + "priority, what is ambiguous, and the constraints that add up to each value; for "
      + "constraints that contradict each other, an irreducible set of them. A system is "
      + "{\"variables\": [\"x\"], \"constraints\": [{\"terms\": [[1, \"x\"]], \"relation\": "
      + "\">=\", \"constant\": 3, \"priority\": 750}]}.",
    examples: [" system.json", " - --format json < system.json"],
    operand: .operand(.content, \.source, "system to solve; - reads standard input"),
    flags: [.format(\.format, among: [.table, .json]), .quiet(\.isQuiet)], defaults: SolveOptions())
}
