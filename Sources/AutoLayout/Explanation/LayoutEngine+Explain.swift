import SelfSizingCassowary
import SelfSizingGeometry

extension LayoutEngine {
  /// Fits the layout, and explains an extent.
  ///
  /// - Throws: ``LayoutError``, also if there is no such element; the engine is then unchanged.
  /// - Complexity: That of three fits; the first of each fitting priority compiles a program.
  public func explain(
    _ target: LayoutSize, _ variation: LayoutVariation, sizing: inout some IntrinsicSizing,
    extentOf element: Int = 0, _ axis: LayoutAxis = .vertical
  ) throws(LayoutError) -> LayoutExplanation {
    try explain(
      target, variation, sizing: &sizing, extentOf: element, axis,
      comparedTo: LayoutExplanation.comparedPriorities)
  }

  /// Fits the layout, and explains an extent compared to other fitting priorities: a fit for each,
  /// which is most of the work.
  ///
  /// - Throws: ``LayoutError``, also if there is no such element; the engine is then unchanged.
  package func explain(
    _ target: LayoutSize, _ variation: LayoutVariation, sizing: inout some IntrinsicSizing,
    extentOf element: Int = 0, _ axis: LayoutAxis = .vertical,
    comparedTo priorities: [LayoutPriority]
  ) throws(LayoutError) -> LayoutExplanation {
    guard description.elements.indices.contains(element) else {
      throw .invalidNumber("the index of an element", Double(element))
    }
    let pass = try pass(target, variation, sizing: &sizing)
    return explanation(of: pass, variation, element, axis, comparedTo: priorities, &sizing)
  }

  /// Fits the layout, and explains the root's height, in one fit.
  ///
  /// - Throws: ``LayoutError``; the engine is then unchanged.
  package func explainedFit(
    _ target: LayoutSize, _ variation: LayoutVariation, sizing: inout some IntrinsicSizing,
    comparedTo priorities: [LayoutPriority]
  ) throws(LayoutError) -> (LayoutSolution, LayoutExplanation) {
    let pass = try pass(target, variation, sizing: &sizing)
    return (
      pass.solution(),
      explanation(of: pass, variation, 0, .vertical, comparedTo: priorities, &sizing)
    )
  }

  private func explanation(
    of pass: LayoutPass, _ variation: LayoutVariation, _ element: Int, _ axis: LayoutAxis,
    comparedTo priorities: [LayoutPriority], _ sizing: inout some IntrinsicSizing
  ) -> LayoutExplanation {
    // Several sums may be equally true: which one the solver rests on depends on what it solved
    // before; what is explained must not.
    let terms = pass.workspace.terms(ofExtentOf: element, axis)
    // Read before the workspace is used for another priority.
    let length = pass.workspace.extent(ofElementAt: element, axis)
    let others = priorities.filter { $0 != variation.fittingPriorities[axis] }
    let alternatives =
      others.isEmpty
      ? []
      : alternatives(to: pass.workspace, others, pass.target, variation, element, axis, &sizing)
    return LayoutExplanation(
      element: element, name: description.elements[element].name, axis: axis, length: length,
      terms: terms, alternatives: alternatives)
  }

  private func alternatives(
    to workspace: LayoutWorkspace, _ priorities: [LayoutPriority], _ target: LayoutSize,
    _ variation: LayoutVariation, _ element: Int, _ axis: LayoutAxis,
    _ sizing: inout some IntrinsicSizing
  ) -> [LayoutExplanation.Alternative] {
    let state = AlternativeState(workspace, axis)
    var alternatives: [LayoutExplanation.Alternative] = []
    for priority in priorities {
      var other = variation
      other.fittingPriorities[axis] = priority
      guard let pass = try? self.pass(target, other, sizing: &sizing) else { continue }
      let changed = AlternativeState(pass.workspace, axis)
      alternatives.append(
        LayoutExplanation.Alternative(
          priority: priority, length: pass.workspace.extent(ofElementAt: element, axis),
          changes: state.changes(to: changed, in: description),
          violated: state.violated(in: changed, pass.workspace.program)))
    }
    return alternatives
  }
}

extension LayoutExplanation {
  /// The fitting priorities along the axis that people try.
  package static var comparedPriorities: [LayoutPriority] { [.fittingSizeLevel, .defaultLow] }
}

extension LayoutEngine {
  /// Fits the layout, and finds for some extents the constraints that hold exactly and that they
  /// follow from, in words.
  ///
  /// - Throws: ``LayoutError``; the engine is then unchanged.
  package func reasons(
    for extents: [AmbiguousItem], _ target: LayoutSize, _ variation: LayoutVariation,
    sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> [[String]] {
    try pass(target, variation, sizing: &sizing).workspace.reasons(forExtents: extents)
  }
}

extension LayoutWorkspace {
  /// In the order of rows; that no extent is negative is not worth saying.
  fileprivate func reasons(forExtents extents: [AmbiguousItem]) -> [[String]] {
    let variables = extents.map { program.regions[$0.element].firstVariable + 2 + $0.axis.rawValue }
    return reasons(forVariables: variables).map { reasons in
      reasons.map { $0.constraint }.sorted().compactMap { row in
        if case .nonNegative = program.origins[row] { return nil }
        return text(ofRow: row)
      }
    }
  }
}

private struct AlternativeState {
  private let extents: [Double]
  private let holds: [Bool]

  init(_ workspace: LayoutWorkspace, _ axis: LayoutAxis) {
    let elements = workspace.program.description.elements
    extents = elements.indices.map { workspace.extent(ofElementAt: $0, axis) }
    holds = workspace.program.origins.indices.map {
      workspace.violation(ofRow: $0) <= LayoutSolution.tolerance
    }
  }

  func changes(to other: AlternativeState, in description: LayoutDescription)
    -> [LayoutExplanation.Alternative.Change]
  {
    extents.indices.compactMap { element in
      let (before, after) = (extents[element], other.extents[element])
      guard (before - after).magnitude > LayoutSolution.tolerance,
        description.elements[element].isItem
      else { return nil }
      return LayoutExplanation.Alternative.Change(
        element: element, name: description.elements[element].name, before: before, after: after)
    }
  }

  /// The rows that hold here and not there, the target itself left out.
  func violated(in other: AlternativeState, _ program: LayoutProgram) -> [String] {
    guard holds.count == other.holds.count else { return [] }
    return holds.indices.compactMap { row in
      if case .fitting = program.origins[row] { return nil }
      return holds[row] && !other.holds[row] ? program.text(of: program.origins[row]) : nil
    }
  }
}
