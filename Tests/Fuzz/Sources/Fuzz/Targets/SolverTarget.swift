extension FuzzTarget {
  /// A solver after edits is the program made of what is left.
  static let solver = FuzzTarget(
    name: "solver", summary: "edits of one solver: refused without a trace, or as a fresh program",
    seeds: { Choices.scripts(16) },
    run: { bytes in
      var choices = Choices(bytes)
      let isTame = !choices.isOne(in: 3)
      var script = SolverScript(
        variableCount: 1 + choices.number(below: 12), isTame: isTame, limit: 40)
      while !choices.isAtEnd {
        for _ in 0..<12 where !choices.isAtEnd { try script.step(&choices) }
        try script.compare()
      }
      return script.refusalCount == 0
    })
}
