import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The result of measuring one content: the size, every frame and line, and the findings.
public struct CellMeasurement: Sendable {
  /// The content view's size in points; the height is rounded up to whole pixels.
  public package(set) var size: LayoutSize
  /// The items in the order of their declaration's tree: a view before what it contains.
  public let items: [LaidOutItem]
  /// The findings, by kind and then in the order of the tree.
  public package(set) var findings: [CellFinding]
  /// The fidelity of the height: the lowest one of the texts in the cell.
  public private(set) var fidelity: Fidelity
  package var isReflowed: Bool
  /// The height in points that the cell's class computes itself; nil where the layout gives it.
  public private(set) var statedHeight: Double?
}

extension CellMeasurement {
  /// The first item with a name, in the order of the tree; nil if there is none.
  public subscript(name: String) -> LaidOutItem? { items.first { $0.name == name } }

  init(
    _ finder: FindingFinder, texts: [LaidOutText?], backgrounds: [Int: CellColor],
    _ findings: [CellFinding], trailingRoom: Double
  ) {
    size = LayoutSize(width: finder.size.width + trailingRoom, height: finder.size.height)
    items = zip(finder.items, texts).map { item, text in
      let element = finder.shape.description.elements[item.element]
      return LaidOutItem(
        name: element.name, kind: item.kind, frame: item.frame, visibleFrame: item.visibleFrame,
        unscrolledFrame: item.unscrolledFrame, backgroundColor: backgrounds[item.element],
        isHidden: item.isHidden, text: text, site: element.site, element: item.element)
    }
    self.findings = findings
    fidelity = finder.fidelity
    isReflowed = finder.shape.isReflowed
  }

  package mutating func state(height: Double) {
    statedHeight = height
    size.height = height
  }

  /// A height that rests on a stub, or on a list's standard row, is assumed.
  package mutating func add(_ found: [CellFinding]) {
    if let row = found.lazy.compactMap({ $0.standardRow }).first {
      size.height = row
      findings.removeAll { $0.kind == .noHeight }
    }
    if found.contains(where: { $0.kind == .stubbed || $0.standardRow != nil }) {
      fidelity = .assumed
    }
    findings = (findings + found).byKind
  }
}

extension CellFinding {
  /// The height of a standard row that the cell takes, in points; nil for other findings.
  package var standardRow: Double? {
    guard case .fixedHeight(let fixed) = detail, fixed.source == .standardRow else { return nil }
    return fixed.height
  }
}
