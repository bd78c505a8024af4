import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The result of measuring one content: the size, every frame and line, and the findings.
public struct CellMeasurement: Sendable {
  /// The content view's size in points; the height is rounded up to whole pixels.
  public let size: LayoutSize
  /// The items in the order of their declaration's tree: a view before what it contains.
  public let items: [LaidOutItem]
  /// The findings, by kind and then in the order of the tree.
  public let findings: [CellFinding]
  /// The fidelity of the height: the lowest one of the texts in the cell.
  public let fidelity: Fidelity
  /// Whether traits have changed the arrangement of a stack.
  public let isReflowed: Bool
}

extension CellMeasurement {
  /// The first item with a name, in the order of the tree; nil if there is none.
  public subscript(name: String) -> LaidOutItem? { items.first { $0.name == name } }

  /// Creates the measurement of a laid-out cell.
  ///
  /// - Parameter size: The size in points, where it is another one than that of the layout: a cell
  ///   of an app's own class may add to it.
  package init(
    _ cell: LaidOutCell, _ findings: [CellFinding], isReflowed: Bool, size: LayoutSize? = nil
  ) {
    self.size = size ?? cell.size
    items = cell.items
    self.findings = findings
    fidelity = cell.fidelity
    self.isReflowed = isReflowed
  }
}
