import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingTypography

/// A live cell as it was measured: its content view is fitted as a vertical list does, at a
/// required width and at `fittingSizeLevel` along its height. Names are those of the properties
/// that hold the views; places are those of the first constraint that names a view or one around.
public struct HeadlessMeasurement: Sendable {
  /// The size in points; the height is rounded up to a whole pixel.
  public var size: CGSize { CGSize(measurement.size) }
  public var items: [LaidOutItem] { measurement.items }
  /// By kind, and then in the order of the tree, as templates have them.
  public var findings: [CellFinding] { measurement.findings }
  /// That of the least trustworthy text or figure that is shown.
  public var fidelity: Fidelity { measurement.fidelity }
  public let className: String
  private let measurement: CellMeasurement
  private let classNames: [String]

  /// Measures a cell, or any other view, at a width in points; a table view's cell with its
  /// accessory. The content view is measured if nothing leads out of that.
  ///
  /// - Throws: `LayoutError` if a constraint or the width is invalid.
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
