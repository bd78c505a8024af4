import SelfSizingCassowary
import SelfSizingGeometry

extension LayoutEngine {
  /// For how many ambiguous items a diagnosis looks for a second layout.
  public static let largestNumberOfExamples = 32

  /// Fits the layout as ``fit(_:_:sizing:)`` does, and looks it through.
  ///
  /// - Parameters:
  ///   - target: The size that the root is pulled toward, in points.
  ///   - variation: Hidden states, axes, direction and fitting priorities.
  ///   - sizing: Gives the intrinsic sizes.
  ///   - estimatedHeight: The height to which UIKit pins the cell before it is measured, its
  ///     table's `estimatedRowHeight`; nil if it is not a cell.
  /// - Throws: ``LayoutError``; the engine is then as it was.
  /// - Complexity: That of about four fits, each in a program of its own that is compiled once, and of
  ///   one compilation for each ambiguous item.
  public func diagnose(
    _ target: LayoutSize, _ variation: LayoutVariation, sizing: inout some IntrinsicSizing,
    estimatedHeight: Double? = nil
  ) throws(LayoutError) -> LayoutDiagnosis {
    let pass = try pass(target, variation, sizing: &sizing)
    let solution = pass.solution()
    let ambiguities = Self.ambiguities(solution, pass)
    var finder = FindingFinder(description, variation, solution, pass.workspace, target: target)
    finder.findInLayout(ambiguities)
    if let estimatedHeight {
      try findEstimatedHeight(estimatedHeight, target, variation, &sizing, &finder)
    }
    try findUnboundedHeight(solution, target, variation, &sizing, &finder)
    try findCrushed(solution, target, variation, &sizing, &finder)
    return LayoutDiagnosis(
      solution: solution, findings: finder.inOrder(), ambiguities: ambiguities)
  }

  /// Pins the height to the estimate, as UIKit does before it measures, and notes the conflicts that
  /// are not there without it.
  private func findEstimatedHeight(
    _ height: Double, _ target: LayoutSize, _ variation: LayoutVariation,
    _ sizing: inout some IntrinsicSizing, _ finder: inout FindingFinder
  ) throws(LayoutError) {
    var pinned = variation
    pinned.fittingPriorities.vertical = .required
    pinned.encapsulatesHeight = true
    let size = LayoutSize(width: target.width, height: height)
    let conflicts: [LayoutConflict]
    do {
      conflicts = try pass(size, pinned, sizing: &sizing).conflicts
    } catch .unsatisfiable(let conflict) {
      conflicts = [conflict]
    }
    let cured = CuredLayout(description, broken: brokenRows)
    for conflict in conflicts where conflict.holdsEncapsulatedHeight {
      let cure = try cured.cure(conflict, size, target, pinned, variation, &sizing)
      finder.addEstimatedHeight(height, conflict, cure)
    }
  }

  /// Fits into a target that no cell has, and sees whether the height follows.
  private func findUnboundedHeight(
    _ solution: LayoutSolution, _ target: LayoutSize, _ variation: LayoutVariation,
    _ sizing: inout some IntrinsicSizing, _ finder: inout FindingFinder
  ) throws(LayoutError) {
    guard variation.fittingPriorities.vertical < .required else { return }
    var expanded = variation
    expanded.fittingPriorities.vertical = .fittingSizeLevel
    let height = LayoutSize.layoutFittingExpandedSize.height
    let pass = try pass(
      LayoutSize(width: target.width, height: height), expanded, sizing: &sizing)
    guard pass.workspace.fittedSize.height >= height else { return }
    finder.addUnboundedHeight(reached: pass.workspace.frames())
  }

  /// Compares with the height at priority 50, where every optional constraint above holds.
  private func findCrushed(
    _ solution: LayoutSolution, _ target: LayoutSize, _ variation: LayoutVariation,
    _ sizing: inout some IntrinsicSizing, _ finder: inout FindingFinder
  ) throws(LayoutError) {
    let priority = variation.fittingPriorities.vertical
    guard priority > .fittingSizeLevel, priority < .required else { return }
    let explanation = try explain(target, variation, sizing: &sizing)
    guard let relaxed = explanation.alternatives.first(where: { $0.priority == .fittingSizeLevel }),
      relaxed.length > explanation.length + FindingFinder.tolerance
    else { return }
    finder.addCrushed(explanation.length, relaxed, priority)
  }

  /// Looks for a second layout for every ambiguous item: one more row, weaker than all others, pulls
  /// the item away from where it is.
  private static func ambiguities(_ solution: LayoutSolution, _ pass: LayoutPass)
    -> [LayoutAmbiguity]
  {
    let open = solution.ambiguousItems.prefix(largestNumberOfExamples)
    guard !open.isEmpty else { return [] }
    let isOpen = Set(pass.workspace.ambiguousVariables().map(\.index))
    return open.compactMap { item in
      let first = pass.workspace.program.firstVariable[item.element] + item.axis.rawValue
      for variable in [first + 2, first] where isOpen.contains(variable) {
        for distance in [100.0, -100] {
          let value = pass.workspace.value(ofVariable: variable)
          guard
            let other = pass.workspace.pulled(variable, to: value + distance),
            (other.value(ofVariable: variable) - value).magnitude > FindingFinder.tolerance
          else { continue }
          return LayoutAmbiguity(item: item, taken: solution.frames, other: other.frames())
        }
      }
      return nil
    }
  }
}

extension LayoutWorkspace {
  /// A solved copy in which a variable is pulled toward a value, as far as everything else allows.
  fileprivate func pulled(_ variable: Int, to value: Double) -> LayoutWorkspace? {
    let pull = LinearConstraint(
      [LinearTerm(1, Variable(variable))], .equal, value, priority: Self.weakest)
    guard
      let program = try? LayoutProgram(
        program.description, program.variation, breaking: program.broken, extra: [pull])
    else { return nil }
    let copy = LayoutWorkspace(program)
    do {
      try copy.setTargetSize(target)
      for element in program.description.elements.indices {
        try copy.setIntrinsicContentSize(
          intrinsicContentSize(ofElementAt: element), ofElementAt: element)
      }
      for (index, constraint) in constraints.enumerated() {
        try copy.setConstant(constraint.constant, ofConstraintAt: index)
      }
      try copy.solve()
    } catch {
      return nil
    }
    return copy
  }

  /// A priority below all that anyone writes.
  private static let weakest = 1e-9
}

extension LayoutConflict {
  /// Whether the conflict is one with the height to which UIKit pins a cell before it is measured.
  fileprivate var holdsEncapsulatedHeight: Bool {
    members.contains { $0.text.hasPrefix("'\(LayoutProgram.encapsulatedHeight)'") }
  }
}

/// Finds out whether a priority of 999 cures a conflict with the estimated height.
private struct CuredLayout {
  private let description: LayoutDescription
  private let broken: [RowOrigin]

  init(_ description: LayoutDescription, broken: [RowOrigin]) {
    self.description = description
    self.broken = broken
  }

  /// The constraint of a conflict that may have the priority 999: with it there is no conflict while
  /// the height is pinned, and the same height when it is not. The last one declared that does is
  /// taken, which is the pin to the bottom in most cells.
  func cure(
    _ conflict: LayoutConflict, _ pinnedSize: LayoutSize, _ target: LayoutSize,
    _ pinned: LayoutVariation, _ variation: LayoutVariation, _ sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> DescribedConstraint? {
    let texts = Set(conflict.constraints)
    let candidates = description.constraints.indices.filter {
      texts.contains(description.text(of: description.constraints[$0]))
    }
    let original = LayoutEngine(description, broken: broken)
    let height = try original.fit(target, variation, sizing: &sizing).size.height
    for index in candidates.reversed() {
      var relaxed = description
      relaxed.constraints[index].priority = 999
      let engine = LayoutEngine(relaxed, broken: broken)
      guard let during = try? engine.fit(pinnedSize, pinned, sizing: &sizing),
        !during.conflicts.contains(where: { $0.constraints == conflict.constraints }),
        let after = try? engine.fit(target, variation, sizing: &sizing),
        (after.size.height - height).magnitude <= FindingFinder.tolerance
      else { continue }
      return description.constraints[index]
    }
    return nil
  }
}
