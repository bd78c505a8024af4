import SelfSizingCells

/// A cell, reusable view or plain view as a document describes it.
package struct CellPrototype: Sendable {
  package enum Kind: Hashable, Sendable {
    case tableViewCell(TableCellStyle)
    case collectionViewCell, reusableView, view
  }

  package struct TableCellStyle: Hashable, Sendable {
    package enum Labels: Hashable, Sendable {
      case custom, basic, rightDetail, leftDetail, subtitle
    }

    package var labels = Labels.custom
    /// The accessory that the platform knows the width of; nil for none, and for a view.
    package var accessory: CellAccessory?
    /// The ids of the labels and the image view that the style arranges.
    package var textLabel: String?
    package var detailTextLabel: String?
    package var imageView: String?
  }

  package let kind: Kind
  /// The cell itself; its subviews are those of its content view where it has no other.
  package var view: InterfaceView
  package var contentView: InterfaceView?
  package var accessoryView: InterfaceView?
  package let reuseIdentifier: String?
  /// The height of the row that the document states, in points.
  package let rowHeight: Double?
  package var outlets: [InterfaceView.Outlet]
}
