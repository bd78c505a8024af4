import SelfSizingCellTemplates
import SelfSizingViews

/// A cell, reusable view or plain view as a document describes it.
struct CellPrototype: Sendable {
  /// The kind of prototype.
  enum Kind: Hashable, Sendable {
    case tableViewCell(TableCellStyle)
    case collectionViewCell
    case reusableView
    case view
  }

  /// The parts of a table view cell besides its content view.
  struct TableCellStyle: Hashable, Sendable {
    /// The labels that a cell brings along.
    enum Labels: Hashable, Sendable {
      case custom
      case basic
      case rightDetail
      case leftDetail
      case subtitle
    }

    var labels = Labels.custom
    var accessory = Accessory.none
    /// The ids of the labels and the image view that the style arranges.
    var textLabel: String?
    var detailTextLabel: String?
    var imageView: String?
  }

  /// The accessory at the trailing edge of a table view cell.
  enum Accessory: String, Hashable, Sendable, CaseIterable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
    /// A view of the app's own, in the document.
    case view

    /// The accessory that the platform knows the width of; nil for none, and for a view.
    var preset: CellAccessory? {
      switch self {
      case .none, .view: nil
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
    }
  }

  let kind: Kind
  /// The cell itself; its subviews are those of its content view where it has none of its own.
  var view: InterfaceView
  /// The content view; nil for reusable and plain views.
  var contentView: InterfaceView?
  /// The accessory view, if the cell has one of its own.
  var accessoryView: InterfaceView?
  /// The reuse identifier.
  let reuseIdentifier: String?
  /// The height of the row that the document writes down, in points.
  let rowHeight: Double?
  /// The outlets that point into the cell, its own first.
  var outlets: [InterfaceView.Outlet]
}
