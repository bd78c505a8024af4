import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// The measurement of a live cell at a width.
///
/// The class says how high the cell is. Where it leaves that to UIKit, UIKit's answer is the height
/// of the layout that frames and findings are read off: the cell is laid out once. A class that
/// computes its height, or fits something else, states a height beside the layout.
@MainActor package final class LiveFit {
  /// The measurement whose class is being asked; nil for none.
  private(set) static var current: LiveFit?

  private let view: UIView
  private let width: CGFloat
  private let priorities: FittingPriorities
  private let depth: Depth
  private let replacements: [ConstantReplacement]
  /// The cell as it was laid out last; nil before that.
  private var known: FittedCell?
  private var error: LayoutError?
  /// Whether findings speak of views by their names.
  private var namesViews: Bool
  /// Whether views are being asked for their sizes, whose code may fit others.
  private var isLayingOut = false
  /// How often the cell was laid out.
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

  /// Prepares to measure a cell, or any other view.
  ///
  /// - Parameters:
  ///   - width: The width in points; of a table view's cell, with its accessory.
  ///   - replacements: Other values for some of the cell's constants; those of labels are set.
  package init(
    _ view: UIView, width: CGFloat,
    _ priorities: FittingPriorities = .requiredWidthFittingHeight, depth: Depth = .measurement,
    replacing replacements: [ConstantReplacement] = []
  ) {
    self.view = view
    self.width = width
    self.priorities = priorities
    self.depth = depth
    self.replacements = replacements
    if case .outcome = depth, replacements.isEmpty { namesViews = false } else { namesViews = true }
  }

  /// Returns the height in points that the class answers, as a vertical list asks for it.
  package func classHeight() -> Double {
    let former = Self.current
    Self.current = self
    defer { Self.current = former }
    return Double(ListFitting.size(of: view, width: width, listPriorities).height)
  }

  /// Lays the cell out in the height that it asked for, asks again, and records another answer.
  ///
  /// A list does so where a cell's content becomes another one in its layout.
  package func recordChange(from height: Double) {
    view.frame.size = CGSize(width: width, height: CGFloat(height))
    view.layoutIfNeeded()
    let next = classHeight()
    guard next != height, error == nil else { return }
    HeadlessFindings.record(
      .changesAfterLayout, of: view,
      "it is \(height.short) points high, and \(next.short) once it was laid out")
  }

  /// Returns the cell as it was laid out for its class's answer, or is laid out now.
  ///
  /// - Throws: `LayoutError` if a constraint or the width cannot be laid out.
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
        ? try self.height(of: fitted, toward: Double(target.height)) : size.height
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
}

extension LiveFit {
  /// The most measurers that are kept; beyond it all are forgotten, and their programs are not.
  private static let capacity = 64
  /// Cells with equal layouts share a measurer.
  private static var measurers: [CellLayout: CellMeasurer] = [:]

  /// Lays the cell out, unless it is unchanged; once more with names where there is something to
  /// say. Reading names takes an eighth of a measurement, and few cells need them.
  private func layOut(_ part: (view: UIView, trailingRoom: CGFloat))
    throws(LayoutError) -> FittedCell
  {
    if !namesViews {
      if let fitted = try? layOutOnce(part), fitted.measurement.findings.isEmpty {
        return fitted
      }
      namesViews = true
      known = nil
    }
    return try layOutOnce(part)
  }

  private func layOutOnce(_ part: (view: UIView, trailingRoom: CGFloat))
    throws(LayoutError) -> FittedCell
  {
    var views = DescribedViews(
      part.view, namesViews: namesViews, sparing: known?.views ?? [])
    if !replacements.isEmpty { views = views.replacing(replacements) }
    let cell = views.cell(trailingRoom: part.trailingRoom)
    if let known, known.cell == cell { return known }
    layoutCount += 1
    let result = try measure(cell, views)
    known = result
    error = nil
    return result
  }

  private func measure(_ cell: DescribedCell, _ views: DescribedViews) throws(LayoutError)
    -> FittedCell
  {
    let room = LayoutSize(width: room(cell), height: 0)
    switch depth {
    case .outcome, .measurement:
      var measurement = try withMeasurer(of: cell) { measurer throws(LayoutError) in
        try measurer.measure(
          cell.values, fitting: [room], views.traits, priorities, asking: views.code)
      }[0]
      measurement.size.width += cell.trailingRoom
      return FittedCell(cell: cell, described: views, measurement: measurement)
    case .inspection:
      let inspection = try withMeasurer(of: cell) { measurer throws(LayoutError) in
        try measurer.inspect(
          cell.values, width: room.width + cell.trailingRoom, trailingRoom: cell.trailingRoom,
          views.traits, priorities, estimatedHeight: nil, asking: views.code)
      }
      return FittedCell(
        cell: cell, described: views, measurement: inspection.measurement, inspection: inspection)
    }
  }

  /// The height of the cell in points where a list asks for another one than 0.
  private func height(of fitted: FittedCell, toward target: Double) throws(LayoutError) -> Double {
    let room = LayoutSize(width: room(fitted.cell), height: target)
    return try withMeasurer(of: fitted.cell) { measurer throws(LayoutError) in
      try measurer.measure(
        fitted.cell.values, fitting: [room], fitted.described.traits, priorities,
        asking: fitted.described.code)
    }[0].size.height
  }

  /// The width of the content view, in points.
  private func room(_ cell: DescribedCell) -> Double {
    max(Double(width).layoutNumber - cell.trailingRoom, 0)
  }

  /// Does work with the measurer of a cell's layout, which no one else uses meanwhile: the code of
  /// a view that is asked may measure other cells.
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
