import LayoutTestSupport
import SelfSizing

extension FuzzTarget {
  /// A compositional layout after edits is a fresh one with the same answers.
  static let compositional = FuzzTarget(
    name: "compositional",
    summary: "declarations and edits: refused, or as a fresh one; queries whole, the anchor still",
    seeds: { Choices.scripts(16) },
    run: { bytes in
      var choices = Choices(bytes)
      func choose(_ bound: Int) -> Int { choices.number(below: bound) }
      let isTame = choose(3) < 2
      var script: CompositionalScript
      do {
        script = try CompositionalScript(choosingSectionsWith: choose, isTame: isTame)
      } catch is CollectionLayoutError {
        return false
      }
      while !choices.isAtEnd {
        for _ in 0..<6 where !choices.isAtEnd { try script.step(choose) }
        try script.compare(choose)
      }
      return script.refusalCount == 0
    })
}
