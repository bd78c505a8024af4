import SelfSizing

extension FuzzTarget {
  /// A live layout after edits is a fresh one of what is left.
  static let layout = FuzzTarget(
    name: "layout", summary: "edits of one live layout: refused at layout, or as a fresh one",
    seeds: { Choices.scripts(16) },
    run: { bytes in
      var choices = Choices(bytes)
      let isTame = !choices.isOne(in: 3)
      var script = LayoutScript(&choices, isTame: isTame)
      while !choices.isAtEnd {
        for _ in 0..<4 where !choices.isAtEnd { try script.step(&choices) }
        try script.compare(&choices)
      }
      return script.refusalCount == 0
    })
}
