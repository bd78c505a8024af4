import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingTypography

/// A live cell as it was measured: its size, the frames of what it contains, and what its author
/// should know.
///
/// It fits the cell's content view as a vertical list does, at a required width and at
/// `fittingSizeLevel` along its height. Names are those of the properties that hold the views;
/// places are those of the first constraint that names a view, or that names the view around it.
public struct HeadlessMeasurement: Sendable {
  /// The size in points; the height is rounded up to a whole pixel.
  public var size: CGSize { CGSize(measurement.size) }
  /// The views that were laid out together, the content view first, each before what it contains.
  public var items: [LaidOutItem] { measurement.items }
  /// Conflicts, what is open, clipped, squeezed, truncated or overlapping; by kind, and then in the
  /// order of the tree, as templates have them.
  public var findings: [CellFinding] { measurement.findings }
  /// How far the height may be trusted: as far as the least trustworthy text or figure that is
  /// shown.
  public var fidelity: Fidelity { measurement.fidelity }
  public let className: String
  private let measurement: CellMeasurement
  /// The classes of the views, in the order of ``items``.
  private let classNames: [String]

  /// Measures a cell, or any other view.
  ///
  /// - Parameters:
  ///   - view: The cell; its content view is measured if nothing leads out of that.
  ///   - width: The width in points; of a table view's cell, with its accessory.
  /// - Throws: `LayoutError` if a constraint or the width is not one.
  @MainActor public init(_ view: UIView, width: CGFloat) throws(LayoutError) {
    let fitted = try LiveFit(view, width: width).fittedCell()
    measurement = fitted.measurement
    className = String(describing: type(of: view))
    classNames = measurement.items.map { item in
      fitted.views[item.element].map { String(describing: type(of: $0)) } ?? ""
    }
  }

  /// The class of the view that a finding is about; the cell's where it is about several views.
  public func className(of finding: CellFinding) -> String {
    items.firstIndex { $0.name == finding.item }.map { classNames[$0] } ?? className
  }
}
