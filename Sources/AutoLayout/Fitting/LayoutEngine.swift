import SelfSizingGeometry

/// Lays one description out for changing variations, sizes and targets; keeps the programs it made.
///
/// One per task: an engine is a workspace, not a value to share.
public struct LayoutEngine {
  /// The layout.
  public let description: LayoutDescription
  /// Rows that gave way before, and do so from the start.
  private let broken: [RowOrigin]
  private var workspaces: [LayoutVariation: LayoutWorkspace] = [:]
  private var order: [LayoutVariation] = []

  /// How many variations are kept; beyond it the oldest one is dropped and compiled again when asked.
  public static let largestNumberOfVariations = 64

  /// Creates an engine that has not compiled anything yet.
  public init(_ description: LayoutDescription) {
    self.init(description, broken: [])
  }

  init(_ description: LayoutDescription, broken: [RowOrigin]) {
    self.description = description
    self.broken = broken
  }

  /// Fits the layout into a target size in two passes, as `systemLayoutSizeFitting` does: texts on
  /// one line first, then wrapped at the width that the first pass gave them.
  ///
  /// - Parameters:
  ///   - target: The size that the root is pulled toward under the variation's fitting priorities.
  ///   - sizing: Gives the intrinsic sizes.
  /// - Throws: ``LayoutError``; the engine is then as it was.
  @inlinable
  public mutating func fit(
    _ target: LayoutSize, _ variation: LayoutVariation, sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> LayoutSolution {
    var sizes = [IntrinsicContentSize?](repeating: nil, count: description.elements.count)
    for element in description.measuredElements {
      sizes[element] = sizing.intrinsicContentSize(
        ofElementAt: element, preferredMaxLayoutWidth: nil)
    }
    let wrapping = description.wrappingElements(in: variation)
    var pass = try firstPass(target, variation, sizes)
    guard !wrapping.isEmpty else { return pass.solution() }
    for element in wrapping {
      let width = pass.width(ofElementAt: element)
      sizes[element] = sizing.intrinsicContentSize(
        ofElementAt: element, preferredMaxLayoutWidth: width)
      pass.preferredMaxLayoutWidths[element] = width
    }
    try pass.solve(sizes)
    var solution = pass.solution()
    for element in wrapping {
      let width = pass.width(ofElementAt: element)
      guard width != pass.preferredMaxLayoutWidths[element] else { continue }
      let third = sizing.intrinsicContentSize(
        ofElementAt: element, preferredMaxLayoutWidth: width)
      if let second = sizes[element], third.height != second.height {
        solution.noteThirdPass(height: third.height, ofElementAt: element)
      }
    }
    return solution
  }

  /// Runs the first pass in the program of the variation.
  @usableFromInline
  mutating func firstPass(
    _ target: LayoutSize, _ variation: LayoutVariation, _ sizes: [IntrinsicContentSize?]
  ) throws(LayoutError) -> LayoutPass {
    var variation = variation
    variation.proportions = description.proportionalItems(variation.arrangements).map {
      sizes[$0.element]?[$0.axis] ?? 0
    }
    var pass = LayoutPass(try workspace(for: variation), target: target)
    try pass.solve(sizes)
    return pass
  }

  /// A workspace of its own for a variation.
  func unsolvedWorkspace(for variation: LayoutVariation) throws(LayoutError) -> LayoutWorkspace {
    LayoutWorkspace(try LayoutProgram(description, variation, breaking: broken))
  }

  private mutating func workspace(for variation: LayoutVariation) throws(LayoutError)
    -> LayoutWorkspace
  {
    if let workspace = workspaces[variation] { return workspace }
    let workspace = try unsolvedWorkspace(for: variation)
    if order.count == Self.largestNumberOfVariations {
      workspaces[order.removeFirst()] = nil
    }
    order.append(variation)
    workspaces[variation] = workspace
    return workspace
  }
}
