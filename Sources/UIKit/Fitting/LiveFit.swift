import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// The measurement of a live cell at a width. Where the class leaves the height to UIKit, it is
/// that of the layout that frames and findings are read off: the cell is laid out once. A class
/// that computes its height, or fits something else, states a height beside the layout.
@MainActor package final class LiveFit {
  /// The measurement whose class is being asked; nil for none.
  private(set) static var current: LiveFit?
  private let view: UIView
  private let width: CGFloat
  private let priorities: FittingPriorities
  private let depth: Depth
  private let replacements: [ConstantReplacement]
  private var known: FittedCell?
  private var error: LayoutError?
  private var namesViews: Bool
  /// Whether views are being asked for their sizes, whose code may fit others.
  private var isLayingOut = false
  package private(set) var layoutCount = 0

  /// How much is kept of a layout.
  package enum Depth {
    /// The height and the findings: views have names only where a finding may speak of them.
    case outcome
    /// Frames, lines and findings.
    case measurement
    /// Everything that a debugger would show.
    case inspection
  }

  /// The width in points is that of a table view's cell with its accessory.
  package init(
    _ view: UIView, width: CGFloat, _ priorities: FittingPriorities = .requiredWidthFittingHeight,
    depth: Depth = .measurement, replacing replacements: [ConstantReplacement] = []
  ) {
    self.view = view
    self.width = width
    self.priorities = priorities
    self.depth = depth
    self.replacements = replacements
    if case .outcome = depth, replacements.isEmpty { namesViews = false } else { namesViews = true }
  }

  package func classHeight() -> Double {
    let former = Self.current
    Self.current = self
    defer { Self.current = former }
    return Double(ListFitting.size(of: view, width: width, listPriorities).height)
  }

  /// Lays the cell out in the height that it asked for, as a list does, asks again, and records
  /// another answer.
  package func recordChange(from height: Double) {
    view.frame.size = CGSize(width: width, height: CGFloat(height))
    view.layoutIfNeeded()
    let next = classHeight()
    guard next != height, error == nil else { return }
    HeadlessFindings.record(
      .changesAfterLayout, of: view,
      "it is \(height.short) points high, and \(next.short) once it was laid out")
  }

  package func fittedCell() throws(LayoutError) -> FittedCell {
    if let known { return known }
    if let error { throw error }
    return try layOut(view.measuredPart())
  }

  /// The size of a view, if the list's question has come to UIKit: the cell fitted into the width.
  func size(
    of asked: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard !isLayingOut, (horizontal, vertical) == listPriorities,
      target.height == 0 || target.height == ListFitting.estimatedHeight
    else { return nil }
    let part = view.measuredPart()
    guard asked === part.view, target.width == max(width - part.trailingRoom, 0) else { return nil }
    do throws(LayoutError) {
      let fitted = try layOut(part)
      let size = fitted.measurement.size
      // A list that asks for more than the cell needs gets it where the cell may grow. What holds
      // the cell higher than that does so whatever the list asks for.
      let height =
        size.height < Double(target.height) || vertical == .required
        ? try measure(fitted.cell, fitted.described, toward: Double(target.height)).size.height
        : size.height
      return CGSize(width: CGFloat(size.width) - part.trailingRoom, height: CGFloat(height))
    } catch {
      // What was laid out before says nothing of the changed cell.
      known = nil
      self.error = error
      return .zero
    }
  }

  private var listPriorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (UILayoutPriority(layout: priorities.horizontal), UILayoutPriority(layout: priorities.vertical))
  }

  /// Beyond it all measurers are forgotten, and their programs are not.
  private static let capacity = 64
  private static var measurers: [CellLayout: CellMeasurer] = [:]

  /// Lays the cell out, unless it is unchanged; once more with names where there is something to
  /// say. Reading names takes an eighth of a measurement, and few cells need them.
  private func layOut(_ part: (view: UIView, trailingRoom: CGFloat)) throws(LayoutError)
    -> FittedCell
  {
    if !namesViews {
      if let fitted = try? layOutOnce(part), fitted.measurement.findings.isEmpty { return fitted }
      namesViews = true
      known = nil
    }
    return try layOutOnce(part)
  }

  private func layOutOnce(_ part: (view: UIView, trailingRoom: CGFloat)) throws(LayoutError)
    -> FittedCell
  {
    var views = DescribedViews(part.view, namesViews: namesViews, sparing: known?.views ?? [])
    if !replacements.isEmpty { views = views.replacing(replacements) }
    let cell = views.cell(trailingRoom: part.trailingRoom)
    if let known, known.cell == cell { return known }
    layoutCount += 1
    let result = try fitted(cell, views)
    known = result
    error = nil
    return result
  }

  private func fitted(_ cell: DescribedCell, _ views: DescribedViews) throws(LayoutError)
    -> FittedCell
  {
    if case .inspection = depth {
      let inspection = try withMeasurer(of: cell) { measurer throws(LayoutError) in
        try measurer.inspect(
          cell.values, width: room(cell) + cell.trailingRoom, trailingRoom: cell.trailingRoom,
          views.traits, priorities, estimatedHeight: nil, asking: views.code)
      }
      return FittedCell(
        cell: cell, described: views, measurement: inspection.measurement, inspection: inspection)
    }
    var measurement = try measure(cell, views, toward: 0)
    measurement.size.width += cell.trailingRoom
    return FittedCell(cell: cell, described: views, measurement: measurement)
  }

  private func measure(_ cell: DescribedCell, _ views: DescribedViews, toward height: Double)
    throws(LayoutError) -> CellMeasurement
  {
    try withMeasurer(of: cell) { measurer throws(LayoutError) in
      try measurer.measure(
        cell.values, fitting: [LayoutSize(width: room(cell), height: height)], views.traits,
        priorities, asking: views.code)
    }[0]
  }

  private func room(_ cell: DescribedCell) -> Double {
    max(Double(width).layoutNumber - cell.trailingRoom, 0)
  }

  /// Works with the measurer of a cell's layout, which no one else uses meanwhile: the code of a
  /// view that is asked may measure other cells.
  private func withMeasurer<Outcome>(
    of cell: DescribedCell, _ work: (CellMeasurer) throws(LayoutError) -> Outcome
  ) throws(LayoutError) -> Outcome {
    let measurer =
      Self.measurers.removeValue(forKey: cell.layout)
      ?? CellMeasurer(cell.layout, site: cell.site, programs: LayoutHost.programs)
    isLayingOut = true
    defer {
      isLayingOut = false
      if Self.measurers.count == Self.capacity { Self.measurers.removeAll() }
      Self.measurers[cell.layout] = measurer
    }
    return try work(measurer)
  }
}

package struct FittedCell {
  let cell: DescribedCell
  let described: DescribedViews
  package private(set) var measurement: CellMeasurement
  package private(set) var inspection: CellInspection?
  @MainActor var views: [UIView?] { described.views }

  /// Takes what is known beyond the layout: the height in points that the class computes itself,
  /// findings in any order, and whether the cell may be arranged otherwise at its text size.
  package mutating func add(statedHeight: Double?, _ findings: [CellFinding], isReflowed: Bool) {
    if let statedHeight { measurement.state(height: statedHeight) }
    measurement.add(findings)
    measurement.isReflowed = isReflowed
    inspection?.measurement = measurement
    if let found = inspection?.findings { inspection?.findings = (found + findings).byKind }
  }
}

/// The question that a vertical list asks a cell: how high it is at a width.
@MainActor package enum ListFitting {
  static let estimatedHeight: CGFloat = 44

  /// Returns the size as the class answers: by `preferredLayoutAttributesFitting(_:)`, or by
  /// `systemLayoutSizeFitting(…)`.
  static func size(
    of view: UIView, width: CGFloat,
    _ priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  ) -> CGSize {
    view.frame = CGRect(x: 0, y: 0, width: width, height: estimatedHeight)
    guard let cell = view as? UICollectionReusableView else {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: priorities.horizontal,
        verticalFittingPriority: priorities.vertical)
    }
    let attributes = cell.askedAttributes.init()
    attributes.frame = view.frame
    attributes.selfSizedAxes = (horizontal: false, vertical: true)
    attributes.fittingPriorities = priorities
    return cell.preferredLayoutAttributesFitting(attributes).size
  }

  /// The height that a table gives to a cell whose constraints ask for none; nil for other views.
  ///
  /// - Source: UIKit's log: "Detected a case where constraints ambiguously suggest a height of zero
  ///   for a table view cell's content view. We're considering the collapse unintentional and using
  ///   standard height instead."
  package static func standardRow(of view: UIView) -> Double? {
    guard view is UITableViewCell else { return nil }
    return HeadlessEnvironment.platform.minimumRowHeight(for: view.traitCollection.measuringTraits)
      .value
  }
}
