import SelfSizing

extension FuzzTarget {
  /// A collection view after edits is a fresh one with the same items.
  static let collection = FuzzTarget(
    name: "collection",
    summary: "edits of one collection view: refused, or as a fresh one; the anchor never moves",
    seeds: { Choices.scripts(16) },
    run: { bytes in
      var choices = Choices(bytes)
      let isTame = !choices.isOne(in: 3)
      var script: CollectionScript
      do {
        script = try CollectionScript(&choices, isTame: isTame, limit: 40)
      } catch is CollectionLayoutError {
        return false
      }
      while !choices.isAtEnd {
        for _ in 0..<12 where !choices.isAtEnd { try script.step(&choices) }
        try script.compare()
      }
      return script.refusalCount == 0
    })
}
