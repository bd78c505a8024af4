import SelfSizingAutoLayout
import SelfSizingCells

extension UITableViewCell {
  /// The finding of a row whose height follows from constraints that lead out of its content view:
  /// the content view itself has no height by them, and UIKit fits the content view alone.
  /// - Source: Public logs of iOS 12.1 of labels that are pinned to the margins of their cell: the
  ///   content view's height is ambiguously zero, and the row is a standard one. What later systems
  ///   make of it is not published, so that the height of the whole cell is assumed.
  final func figures(around content: UIView, element: Int) -> [ItemFigure] {
    guard element == 0, leavesHeightOpen(content) else { return [] }
    HeadlessFindings.record(
      .ambiguousContentView, of: self,
      "constraints lead from what is in the content view to the cell; they suggest ambiguously a "
        + "height of zero for the content view, which UIKit fits alone")
    let reason = "the cell is fitted as a whole, as nothing gives its content view a height"
    return [ItemFigure(element: element, .assumed, reason)]
  }
  /// Whether vertical constraints hold what is in a content view to the row, and none the view
  /// itself.
  private func leavesHeightOpen(_ content: UIView) -> Bool {
    guard !content.isIsland else { return false }
    var leadsOut = false
    for constraint in held where constraint.core.firstAttribute.axis == .vertical {
      let views = [constraint.core.firstItem, constraint.core.secondItem]
        .compactMap(NSLayoutConstraint.view(of:))
      guard views.count == 2, views.contains(where: { $0 === self }) else { continue }
      if views.contains(where: { $0 === content }) { return false }
      leadsOut = leadsOut || views.contains { $0 !== self && $0.isWithin(content) }
    }
    return leadsOut
  }
}
