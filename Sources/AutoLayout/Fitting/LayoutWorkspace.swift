import SelfSizingCassowary
import SelfSizingGeometry

/// Solves one program again and again for changed intrinsic sizes and targets; one per task.
///
/// A solution depends on the program and the constants alone, never on what was solved before.
public final class LayoutWorkspace {
  /// What is being solved.
  public let program: LayoutProgram
  private var workspace: Workspace
  private var intrinsicSizes: [IntrinsicContentSize]

  /// Creates a workspace in which every intrinsic size and the target are zero.
  public init(_ program: LayoutProgram) {
    self.program = program
    workspace = Workspace(program.linear)
    intrinsicSizes = [IntrinsicContentSize](
      repeating: IntrinsicContentSize(), count: program.description.elements.count)
  }

  /// Sets the size that the root is pulled toward under the variation's fitting priorities.
  ///
  /// - Throws: ``LayoutError/invalidNumber(_:_:)`` if an extent is not a number in 0 ... 1e6, with
  ///   the workspace unchanged.
  public func setTargetSize(_ target: LayoutSize) throws(LayoutError) {
    for axis in LayoutAxis.allCases
    where !(target[axis] >= 0 && target[axis] <= IntrinsicContentSize.largestSize) {
      throw .invalidNumber("target \(axis == .horizontal ? "width" : "height")", target[axis])
    }
    try set(target.width, at: program.targetRows.width)
    try set(target.height, at: program.targetRows.height)
  }

  /// Sets what an element measures of itself.
  public func setIntrinsicContentSize(
    _ size: IntrinsicContentSize, ofElementAt element: Int
  ) throws(LayoutError) {
    guard intrinsicSizes.indices.contains(element), intrinsicSizes[element] != size else { return }
    intrinsicSizes[element] = size
    for (axis, length) in [(LayoutAxis.horizontal, size.width), (.vertical, size.height)] {
      guard let rows = program.intrinsicRows[axis]?[element] else { continue }
      try set(length, at: rows.hugging)
      try set(length, at: rows.compressionResistance)
    }
  }

  /// Solves for the present constants.
  ///
  /// - Throws: ``LayoutError/unsatisfiable(_:)`` with the conflict; the values are then meaningless.
  public func solve() throws(LayoutError) {
    for row in program.baselineRows {
      try set(row.constant - offset(of: row), at: row.row)
    }
    if case .unsatisfiable(let conflict) = workspace.solve() {
      throw .unsatisfiable(program.conflict(rows: conflict.constraints))
    }
  }

  private func offset(of row: LayoutProgram.BaselineRow) -> Double {
    row.offsets.reduce(0) { sum, offset in
      let size = intrinsicSizes[offset.element]
      return sum + offset.coefficient
        * (offset.isFirst ? size.firstBaselineFromTop : size.lastBaselineFromBottom)
    }
  }

  private func set(_ constant: Double, at row: Int) throws(LayoutError) {
    do {
      try workspace.setConstant(constant, at: row)
    } catch {
      throw .solver(error)
    }
  }
}

extension LayoutWorkspace {
  /// The width or height of an element's alignment rectangle, in points, not rounded.
  public func extent(ofElementAt element: Int, _ axis: LayoutAxis) -> Double {
    guard let first = program.firstVariable[element] else { return 0 }
    return workspace.value(of: Variable(first + 2 + axis.rawValue))
  }

  /// The size of the root's alignment rectangle, not rounded.
  public var fittedSize: LayoutSize {
    LayoutSize(
      width: extent(ofElementAt: 0, .horizontal), height: extent(ofElementAt: 0, .vertical))
  }

  /// The frame of every element in the root's coordinates, not rounded: the alignment rectangle, which
  /// constraints act on, grown by its insets.
  public func frames() -> [LayoutRect] {
    // One copy for all elements; reading the property for each value would copy the workspace anew.
    let workspace = workspace
    let description = program.description
    return description.elements.indices.map { index in
      let element = description.elements[index]
      if let first = program.firstVariable[index] {
        return Self.alignmentRect(first, in: workspace).grown(by: element.alignmentRectInsets)
      }
      guard let item = element.container, let first = program.firstVariable[item] else {
        return .zero
      }
      let margins = description.elements[item].layoutMargins
      return Self.alignmentRect(first, in: workspace)
        .inset(by: margins.resolved(for: program.variation.direction))
    }
  }

  private static func alignmentRect(_ first: Int, in workspace: Workspace) -> LayoutRect {
    LayoutRect(
      x: workspace.value(of: Variable(first)),
      y: workspace.value(of: Variable(first + 1)),
      width: workspace.value(of: Variable(first + 2)),
      height: workspace.value(of: Variable(first + 3))
    )
  }

  /// The items whose place or size on an axis the constraints leave open; hidden ones do not count.
  public func ambiguousItems() -> [AmbiguousItem] {
    let ambiguous = Set(workspace.ambiguousVariables().map(\.index))
    guard !ambiguous.isEmpty else { return [] }
    let isHidden = program.description.hiddenStates(in: program.variation)
    return program.description.elements.indices.flatMap { element -> [AmbiguousItem] in
      guard let first = program.firstVariable[element],
        program.description.elements[element].isItem, !isHidden[element]
      else { return [] }
      return LayoutAxis.allCases.compactMap { axis in
        let isOpen =
          ambiguous.contains(first + axis.rawValue)
          || ambiguous.contains(first + 2 + axis.rawValue)
        return isOpen ? AmbiguousItem(element: element, axis: axis) : nil
      }
    }
  }
}

extension LayoutRect {
  /// The frame of an alignment rectangle with the given insets.
  fileprivate func grown(by insets: LayoutEdgeInsets) -> LayoutRect {
    LayoutRect(
      x: minX - insets.left,
      y: minY - insets.top,
      width: width + insets[sumAlong: .horizontal],
      height: height + insets[sumAlong: .vertical]
    )
  }
}
