import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// The margins of a cell that preserves those of the list around it.
///
/// A view that preserves its superview's layout margins keeps its content at least as far from the
/// superview's edges as they say. A cell of a list fills its width, so that its side margins are
/// the greater of the cell's and the list's; above and below, a cell may be anywhere.
///
/// - Source: Documentation of `preservesSuperviewLayoutMargins`. That a list's margin is 16
///   points is assumed: canvases show it in screens 375 points wide, and a list inside another view
///   may differ.
extension PlanBuilder {
  mutating func listMargins(of item: Int) -> DirectionalEdgeInsets {
    if usesMargins {
      log.note(
        .assumedSize,
        "the cell preserves the margins of its list, which are assumed to be \(sideMargin.plain) points at the sides",
        line: plan.line)
    }
    let own = plan.items[item].margins
    return prototype.marginsInList(own) ?? own ?? Self.standardMargins
  }

  /// The margins of a view that sets none.
  ///
  /// - Source: Documented default of `layoutMargins`.
  static var standardMargins: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  /// Whether a constraint of the cell acts on margins.
  private var usesMargins: Bool {
    [prototype.contentView, prototype.view].compactMap { $0 }.flatMap(\.withDescendants)
      .flatMap(\.constraints)
      .contains { $0.first.attribute.isMargin || $0.second?.attribute.isMargin == true }
  }
}

extension CellPrototype {
  /// Whether the prototype is a cell or reusable view that takes over the margins of its list.
  /// Table view cells do so whatever they say, and have their own figures.
  var preservesListMargins: Bool {
    guard view.preservesSuperviewLayoutMargins else { return false }
    switch kind {
    case .collectionViewCell, .reusableView: return true
    case .tableViewCell, .view: return false
    }
  }

  /// The margins that the prototype's content has in a list; nil if it does not take over those of
  /// the list.
  ///
  /// - Parameter own: The margins that the document states; nil for the default.
  package func marginsInList(_ own: DirectionalEdgeInsets?) -> DirectionalEdgeInsets? {
    guard preservesListMargins else { return nil }
    var margins = own ?? PlanBuilder.standardMargins
    margins.leading = max(margins.leading, TableCell.sideMargin)
    margins.trailing = max(margins.trailing, TableCell.sideMargin)
    return margins
  }
}
