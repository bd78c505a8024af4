import SelfSizingCassowary
import SelfSizingGeometry

extension LayoutEngine {
  /// Fits the layout as ``fit(_:_:sizing:)`` does, and explains an extent.
  ///
  /// - Parameters:
  ///   - target: The size that the root is pulled toward, in points.
  ///   - variation: Hidden states, axes, direction and fitting priorities.
  ///   - sizing: Gives the intrinsic sizes.
  ///   - element: The element whose extent is explained; the root by default.
  ///   - axis: Its height by default.
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

  /// Fits the layout, and explains an extent as ``explain(_:_:sizing:extentOf:_:)`` does.
  ///
  /// - Parameter priorities: The fitting priorities whose effect is of interest, the present one
  ///   left aside: a fit for each, which is most of the work.
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

  /// Fits the layout as ``fit(_:_:sizing:)`` does, and explains the root's height as
  /// ``explain(_:_:sizing:extentOf:_:comparedTo:)`` does, in one fit.
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
    // Several sums may be equally true: which one the solver rests on depends on what it has solved
    // before, what is explained must not.
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

  /// The effects of other fitting priorities, as far as the layout can be fitted under them.
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
  /// Fits the layout as ``fit(_:_:sizing:)`` does, and finds the constraints that some extents
  /// follow from.
  ///
  /// - Parameters:
  ///   - extents: The elements, by their indices, and the axes.
  ///   - target: The size that the root is pulled toward, in points.
  ///   - variation: Hidden states, axes, direction and fitting priorities.
  ///   - sizing: Gives the intrinsic sizes.
  /// - Returns: For each extent the constraints that hold exactly and that it follows from, in
  ///   words.
  /// - Throws: ``LayoutError``; the engine is then unchanged.
  /// - Complexity: That of a fit and of a solution from the start.
  package func reasons(
    for extents: [AmbiguousItem], _ target: LayoutSize, _ variation: LayoutVariation,
    sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> [[String]] {
    try pass(target, variation, sizing: &sizing).workspace.reasons(forExtents: extents)
  }
}

extension LayoutWorkspace {
  /// The constraints that some extents follow from, in words, in the order of their rows; that no
  /// extent is negative is not worth saying.
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

/// The state by which two layouts of one description are compared.
private struct AlternativeState {
  private let extents: [Double]
  private let holds: [Bool]

  /// A difference that is not worth telling, in points.
  private static let tolerance = 1e-3

  init(_ workspace: LayoutWorkspace, _ axis: LayoutAxis) {
    let elements = workspace.program.description.elements
    extents = elements.indices.map { workspace.extent(ofElementAt: $0, axis) }
    holds = workspace.program.origins.indices.map {
      workspace.violation(ofRow: $0) <= Self.tolerance
    }
  }

  func changes(to other: AlternativeState, in description: LayoutDescription)
    -> [LayoutExplanation.Alternative.Change]
  {
    extents.indices.compactMap { element in
      let (before, after) = (extents[element], other.extents[element])
      guard (before - after).magnitude > Self.tolerance, description.elements[element].isItem
      else { return nil }
      return LayoutExplanation.Alternative.Change(
        element: element, name: description.elements[element].name, before: before, after: after)
    }
  }

  /// The rows that hold here and not there; the target itself, which is what changes, left out.
  func violated(in other: AlternativeState, _ program: LayoutProgram) -> [String] {
    guard holds.count == other.holds.count else { return [] }
    return holds.indices.compactMap { row in
      if case .fitting = program.origins[row] { return nil }
      return holds[row] && !other.holds[row] ? program.text(of: program.origins[row]) : nil
    }
  }
}
