import LayoutTestSupport
import SelfSizing

extension FuzzTarget {
  /// A compositional layout of any declaration never traps or hangs, whatever is done to it.
  ///
  /// What `Fuzz soak compositional` compares with fresh layouts is not claimed here: whether the
  /// cells of any declaration settle, and where.
  static let compositional = FuzzTarget(
    name: "compositional", summary: "declarations and edits of layouts: refused, or laid out",
    seeds: { Choices.scripts(16) },
    run: { bytes in
      var choices = Choices(bytes)
      func choose(_ bound: Int) -> Int { choices.number(below: bound) }
      var script: CompositionalScript
      do {
        script = try CompositionalScript(choosingSectionsWith: choose, isTame: false)
      } catch is CollectionLayoutError {
        return false
      }
      while !choices.isAtEnd { try script.step(choose) }
      return script.refusalCount == 0
    })
}
