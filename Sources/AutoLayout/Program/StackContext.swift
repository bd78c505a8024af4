import SelfSizingGeometry

/// The properties shared by all rows of one stack.
struct StackContext {
  static let canvasFit: LayoutPriority = 49
  static let spanningFit: LayoutPriority = 51
  static let strongSpanningBoundary: LayoutPriority = 999.5
  static let ambiguitySuppression: LayoutPriority = 25
  static let firstProportion = 999.0
  static let firstEqualCentering = 149.0
  let element: Int
  let arrangement: StackArrangement
  /// The stack, or the inside of its margins.
  let canvas: LayoutRegion
  let arranged: [Int]
  let visible: [Int]
  private let customSpacing: [Double?]
  private let isRightToLeft: Bool
  /// From the first to before the last visible item.
  private let shown: Range<Int>

  init(_ index: Int, _ compiler: LayoutCompiler) {
    let stack = compiler.description.stacks[index]
    let isHidden = compiler.isHidden
    element = stack.element
    arrangement = compiler.variation.arrangements[index]
    arranged = stack.arranged
    visible = stack.arranged.filter { !isHidden[$0] }
    customSpacing = stack.statedSpacing
    isRightToLeft = compiler.isRightToLeft
    canvas =
      arrangement.isLayoutMarginsRelativeArrangement
      ? compiler.marginsRegion(of: stack.element) : compiler.regions[stack.element]
    let first = arranged.firstIndex { !isHidden[$0] }
    let last = arranged.lastIndex { !isHidden[$0] }
    shown = (first ?? 0)..<(last ?? 0)
  }

  var axis: LayoutAxis { arrangement.axis }
  var crossAxis: LayoutAxis { arrangement.axis.perpendicular }
  /// Whether gaps are between baselines; vertical stacks only.
  var isBaselineRelative: Bool { arrangement.isBaselineRelativeArrangement && axis == .vertical }

  /// Whether the edges' distances are to baselines, too.
  var hasBaselineEdges: Bool {
    isBaselineRelative && arrangement.isLayoutMarginsRelativeArrangement
  }

  func origin(_ rule: StackRule, _ item: Int?) -> RowOrigin {
    .stack(element: element, rule, item: item)
  }

  /// The right edge of a horizontal stack that reads from the right.
  func leading(_ region: LayoutRegion, _ other: LayoutAxis? = nil) -> LayoutExpression {
    let axis = other ?? self.axis
    return isMirrored(axis) ? -.end(of: region, axis) : .start(of: region, axis)
  }

  func trailing(_ region: LayoutRegion, _ other: LayoutAxis? = nil) -> LayoutExpression {
    let axis = other ?? self.axis
    return isMirrored(axis) ? -.start(of: region, axis) : .end(of: region, axis)
  }

  func center(_ region: LayoutRegion, _ axis: LayoutAxis) -> LayoutExpression {
    isMirrored(axis) ? -.center(of: region, axis) : .center(of: region, axis)
  }

  private func isMirrored(_ axis: LayoutAxis) -> Bool { axis == .horizontal && isRightToLeft }

  func gap(after position: Int) -> Double { customSpacing[position] ?? spacing }

  /// In points, or as a token for the system's.
  private var spacing: Double {
    arrangement.spacing == StackArrangement.spacingUseDefault ? 0 : arrangement.spacing
  }

  var plainSpacing: Double {
    spacing == StackArrangement.spacingUseSystem ? LayoutConstraint.standardSiblingSpacing : spacing
  }

  /// All, half or nothing.
  func shareOfGap(after position: Int, _ isHidden: [Bool]) -> Double {
    guard shown.contains(position) else { return 0 }
    let hidden = [position, position + 1].filter { isHidden[arranged[$0]] }
    return 1 - 0.5 * Double(hidden.count)
  }
}
