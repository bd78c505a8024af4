import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Solves one variation of a template for heights alone.
///
/// It makes the two passes of ``LayoutEngine`` and leaves out what no height depends on. Where
/// width and height never meet in a constraint, the first pass solves for widths only and the
/// second for heights only; the rows of the other axis keep the constants they have.
final class HeightSolver {
  // Unchecked: see ``HeightEngine``, which alone calls this.
  private let workspace: LayoutWorkspace
  /// Whether each label may wrap and is shown.
  private let isWrapping: [Bool]
  /// The elements with sizes that depend on content or traits.
  private let boundElements: [Int]
  /// The images whose height follows from their width, whether they are shown, and that width.
  private let ratioElements: [Int]
  private let isRatioShown: [Bool]
  @exclusivity(unchecked) private var ratioWidths: [Double]
  /// The constraints with constants that do.
  private let boundConstraints: [Int]
  private let areAxesIndependent: Bool
  /// The size that was last set for each label.
  @exclusivity(unchecked) private var sizes: [IntrinsicContentSize]
  /// The width at which each label wraps.
  @exclusivity(unchecked) private var widths: [Double]

  init(_ layout: CellLayout, _ variation: LayoutVariation) throws(LayoutError) {
    workspace = LayoutWorkspace(try LayoutProgram(layout.description, variation))
    let hidden = Set(variation.hiddenElements)
    isWrapping = layout.labels.map { $0.isMultiline && !hidden.contains($0.element) }
    boundElements = layout.boundElements
    ratioElements = layout.ratioElements
    isRatioShown = layout.ratioElements.map { !hidden.contains($0) }
    ratioWidths = Array(repeating: 0, count: layout.ratioElements.count)
    boundConstraints = layout.boundConstraints
    areAxesIndependent = layout.areAxesIndependent
    sizes = Array(repeating: IntrinsicContentSize(), count: layout.labels.count)
    widths = Array(repeating: 0, count: layout.labels.count)
    for item in layout.fixedSizes {
      try workspace.setIntrinsicContentSize(item.size, ofElementAt: item.element)
    }
  }

  /// Solves for a cell.
  ///
  /// - Parameter values: Its states, which stay as they are.
  /// - Throws: ``LayoutError/unsatisfiable(_:)`` where a constraint would have to be broken.
  /// - Returns: The root's height, not rounded.
  func height(
    of cell: [HeightLabel], _ values: inout CellValues, fitting target: LayoutSize,
    _ environment: HeightEnvironment
  ) throws(LayoutError) -> Double {
    try workspace.setTargetSize(target)
    for index in boundElements.indices {
      try workspace.setIntrinsicContentSize(
        values.states.sizes[index], ofElementAt: boundElements[index])
    }
    if !areAxesIndependent {
      for element in ratioElements {
        try workspace.setIntrinsicContentSize(IntrinsicContentSize(), ofElementAt: element)
      }
    }
    for index in boundConstraints.indices {
      try workspace.setConstant(
        values.states.constants[index], ofConstraintAt: boundConstraints[index])
    }
    for label in cell.indices {
      var size = cell[label].naturalSize
      if areAxesIndependent && isWrapping[label] {
        size = sizes[label]
        size.width = cell[label].naturalSize.width
      }
      try set(size, ofLabel: label, cell)
    }
    try workspace.solve()
    // All widths are read before the first change: a change makes the solution void.
    for label in cell.indices where isWrapping[label] {
      widths[label] = workspace.extent(ofElementAt: cell[label].element, .horizontal)
    }
    for index in ratioElements.indices where isRatioShown[index] {
      ratioWidths[index] = workspace.extent(ofElementAt: ratioElements[index], .horizontal)
    }
    for label in cell.indices where isWrapping[label] {
      try wrap(label, cell, environment)
    }
    for index in ratioElements.indices {
      try workspace.setIntrinsicContentSize(
        IntrinsicContentSize(
          width: ratioWidths[index], aspectRatio: values.states.aspectRatios[index]),
        ofElementAt: ratioElements[index])
    }
    try workspace.solve()
    return workspace.extent(ofElementAt: 0, .vertical)
  }

  private func wrap(_ label: Int, _ cell: [HeightLabel], _ environment: HeightEnvironment)
    throws(LayoutError)
  {
    let natural = cell[label].naturalSize
    let limit = cell[label].lineLimit
    let padding = cell[label].style.padding
    // An empty text has the same size at any width, and a single line does not wrap. Other texts
    // may have lines without any height, and room between them.
    if limit == 1 || (natural.height == 0 || padding != nil) && cell[label].text.isEmpty {
      return try set(natural, ofLabel: label, cell)
    }
    let width = padding?.textWidth(in: widths[label]) ?? widths[label]
    guard areAxesIndependent, cell[label].isCounted else {
      let measured = cell[label].style.measure(
        cell[label].text, in: width, numberOfLines: limit,
        displayScale: environment.traits.displayScale)
      return try set(
        cell[label].size(around: measured.intrinsicContentSize), ofLabel: label, cell)
    }
    let lines = cell[label].text.lineCount(
      width: width > 0 ? width : .infinity,
      limit: cell[label].text.largestLineCount(within: limit),
      lineBreakMode: cell[label].style.lineBreakMode)
    let block =
      cell[label].isFontBound
      ? LabelMetrics.block(
        ofLines: lines, font: cell[label].text.font,
        displayScale: environment.traits.displayScale)
      : environment.block(ofLabel: label, lines: lines)
    var size = cell[label].size(around: IntrinsicContentSize(block, width: 0))
    size.width = natural.width
    try set(size, ofLabel: label, cell)
  }

  private func set(_ size: IntrinsicContentSize, ofLabel label: Int, _ cell: [HeightLabel])
    throws(LayoutError)
  {
    sizes[label] = size
    try workspace.setIntrinsicContentSize(size, ofElementAt: cell[label].element)
  }
}
