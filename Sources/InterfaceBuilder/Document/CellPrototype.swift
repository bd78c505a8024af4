import SelfSizingCells

/// A cell, reusable view or plain view as a document describes it.
package struct CellPrototype: Sendable {
  package enum Kind: Hashable, Sendable {
    case tableViewCell(TableCellStyle)
    case collectionViewCell
    case reusableView
    case view
  }

  /// The parts of a table view cell in addition to its content view.
  package struct TableCellStyle: Hashable, Sendable {
    /// The labels that a cell brings along.
    package enum Labels: Hashable, Sendable {
      case custom
      case basic
      case rightDetail
      case leftDetail
      case subtitle
    }

    package var labels = Labels.custom
    package var accessory = Accessory.none
    /// The ids of the labels and the image view that the style arranges.
    package var textLabel: String?
    package var detailTextLabel: String?
    package var imageView: String?
  }

  /// The accessory at the trailing edge of a table view cell.
  package enum Accessory: String, Hashable, Sendable, CaseIterable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
    /// A view of the app's own, in the document.
    case view

    /// The accessory that the platform knows the width of; nil for none, and for a view.
    package var preset: CellAccessory? {
      switch self {
      case .none, .view: nil
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
    }
  }

  package let kind: Kind
  /// The cell itself; its subviews are those of its content view where it has no other.
  package var view: InterfaceView
  /// The content view; nil for reusable and plain views.
  package var contentView: InterfaceView?
  package var accessoryView: InterfaceView?
  package let reuseIdentifier: String?
  /// The height of the row that the document writes down, in points.
  package let rowHeight: Double?
  package var outlets: [InterfaceView.Outlet]
}
