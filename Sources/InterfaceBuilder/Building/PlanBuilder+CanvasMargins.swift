import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// The margins of views on the canvas of Interface Builder.
///
/// A document names those only that are not the default. Those of the list or the screen around
/// are, of the lengths that systems have, the ones that most of the constraints to a margin agree
/// with in the document's frames; those of views within follow from them.
extension PlanBuilder {
  /// The margins at the sides of cells, and of views that fill the screen.
  ///
  /// - Source: Frames of 480 public documents: where nothing else is shown, 16 points on canvases
  ///   less than 414 points wide, and 20 on others.
  var sideMargin: Double {
    guard options.isOnCanvas else { return TableCell.sideMargin }
    let width = prototype.view.frame?.width ?? 0
    let shown = shownMargins
    return shown.leading ?? shown.trailing ?? (width >= 414 ? 20 : TableCell.sideMargin)
  }

  /// The margins on the canvas of the view that holds a cell's content, or fills the screen; nil
  /// off the canvas.
  ///
  /// A cell with an accessory has another margin before it than at its start.
  /// - Parameter standard: What the view has above and below where nothing else is shown.
  func canvasMargins(standard: (top: Double, bottom: Double)) -> DirectionalEdgeInsets? {
    guard options.isOnCanvas else { return nil }
    let (shown, covered) = (shownMargins, rootSafeArea)
    return DirectionalEdgeInsets(
      top: shown.top ?? standard.top + covered.top, leading: shown.leading ?? sideMargin,
      bottom: shown.bottom ?? standard.bottom + covered.bottom,
      trailing: shown.trailing ?? sideMargin)
  }

  /// The margins that frames show; nil where none do.
  private var shownMargins: (top: Double?, leading: Double?, trailing: Double?, bottom: Double?) {
    let view = prototype.contentView ?? prototype.view
    // Cells of old releases hold their content by their own constraints.
    let holders = isTableViewCell ? [view] : [view, prototype.view]
    let ids = Set(holders.map(\.id))
    let guides = Set(holders.flatMap(\.guides).filter { $0.role == .layoutMargins }.map(\.id))
    let shown = prototype.shownInsets(of: view, without: document.removed) { id, attribute in
      ids.contains(id) && attribute.isMargin || guides.contains(id)
    }
    let bars = Self.barHeights
    return (
      Self.commonest(shown.top, among: Self.margins + bars.top + bars.top.map { $0 + 8 }),
      Self.commonest(shown.leading, among: Self.margins),
      Self.commonest(shown.trailing, among: Self.margins),
      Self.commonest(shown.bottom, among: Self.margins + bars.bottom + bars.bottom.map { $0 + 8 })
    )
  }
}
