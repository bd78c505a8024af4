import SelfSizingCassowary
import SelfSizingGeometry

package struct LayoutAmbiguity: Hashable, Sendable {
  package let item: AmbiguousItem
  /// The frames in points of the layout that is taken, and of another as good one if any was found.
  package let taken: [LayoutRect]
  package let other: [LayoutRect]?
}

extension LayoutEngine {
  /// For more ambiguous items no other layout is looked for; each of them compiles a program.
  package static let maximumAlternativeCount = 8

  /// Fits the layout, and finds what the constraints leave open: for every independent choice the
  /// item that comes first, with a second layout. An item that moves together with an earlier one
  /// is no choice.
  ///
  /// - Throws: ``LayoutError``; the engine is then unchanged.
  /// - Complexity: That of a fit, and of at most ``maximumAlternativeCount`` compilations.
  package func ambiguities(
    _ target: LayoutSize, _ variation: LayoutVariation, sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> [LayoutAmbiguity] {
    let pass = try pass(target, variation, sizing: &sizing)
    let solution = pass.solution()
    guard !solution.ambiguousItems.isEmpty else { return [] }
    let isOpen = Set(pass.workspace.ambiguousVariables().map { $0.index })
    var found: [LayoutAmbiguity] = []
    var explained: Set<AmbiguousItem> = []
    var alternativeCount = 0
    for item in solution.ambiguousItems where !explained.contains(item) {
      var other: [LayoutRect]?
      if alternativeCount < Self.maximumAlternativeCount {
        alternativeCount += 1
        other = pass.workspace.frames(movingOneOf: isOpen, of: item)
      }
      found.append(LayoutAmbiguity(item: item, taken: solution.frames, other: other))
      guard let other else { continue }
      for moved in solution.ambiguousItems
      where solution.frames[moved.element].differs(from: other[moved.element], along: moved.axis) {
        explained.insert(moved)
      }
    }
    return found
  }
}

extension LayoutRect {
  fileprivate func differs(from other: LayoutRect, along axis: LayoutAxis) -> Bool {
    max((origin[axis] - other.origin[axis]).magnitude, (size[axis] - other.size[axis]).magnitude)
      > LayoutSolution.tolerance
  }
}

extension LayoutSolution {
  /// No pixel shows a difference of a thousandth of a point, far more than a solver rounds.
  package static let tolerance = 1e-3
}

extension LayoutWorkspace {
  /// How far an item is pulled to see whether it follows, in points.
  private static let pullDistance = 100.0

  fileprivate func frames(movingOneOf open: Set<Int>, of item: AmbiguousItem) -> [LayoutRect]? {
    let first = program.firstVariable[item.element] + item.axis.rawValue
    for variable in [first + 2, first] where open.contains(variable) {
      let value = value(ofVariable: variable)
      for distance in [Self.pullDistance, -Self.pullDistance] {
        if let other = pulled(variable, to: value + distance),
          (other.value(ofVariable: variable) - value).magnitude > LayoutSolution.tolerance
        {
          return other.frames()
        }
      }
    }
    return nil
  }

  /// A solved copy in which a variable is pulled toward a value, as far as everything else allows.
  private func pulled(_ variable: Int, to value: Double) -> LayoutWorkspace? {
    let pull = LinearConstraint(
      [LinearTerm(1, Variable(variable))], .equal, value, priority: Self.weakest)
    guard let copy = try? recompiled(adding: [pull]), (try? copy.solve()) != nil else { return nil }
    return copy
  }

  /// A priority below all that anyone writes.
  private static let weakest = 1e-9
}
