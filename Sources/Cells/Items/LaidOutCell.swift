import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A laid-out cell: its items with their lines, and the layout that they come from.
package struct LaidOutCell: Sendable {
  /// The content view's size in points, the height rounded up to whole pixels.
  package let size: LayoutSize
  /// The items in the order of their declaration's tree.
  package let items: [LaidOutItem]
  /// The declared layout, and its arrangement.
  package let shape: CellShape
  package let solution: LayoutSolution
  /// The fidelity of the height: the lowest one of the visible texts and figures.
  package let fidelity: Fidelity

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - finder: A finder that knows the layout, and what shows of each text.
  ///   - texts: The texts of the finder's items; nil for those without.
  ///   - backgrounds: The stated fill colors of elements.
  package init(
    _ finder: FindingFinder, texts: [LaidOutText?], backgrounds: [Int: CellColor] = [:]
  ) {
    size = finder.size
    shape = finder.shape
    solution = finder.solution
    fidelity = finder.fidelity
    items = zip(finder.items, texts).map { item, text in
      let element = finder.shape.description.elements[item.element]
      return LaidOutItem(
        name: element.name, kind: item.kind, frame: item.frame, visibleFrame: item.visibleFrame,
        unscrolledFrame: item.unscrolledFrame, backgroundColor: backgrounds[item.element],
        isHidden: item.isHidden, text: text, site: element.site, element: item.element)
    }
  }
}

/// A figure that an item's size depends on, and that is less than exact, or exact at one width or
/// one text size only.
package struct ItemFigure: Hashable, Sendable {
  /// The item's index in the layout's description.
  package let element: Int
  package let fidelity: Fidelity
  /// The figure and its origin, in words.
  package let text: String
  /// The cell's width in points at which the figure may be trusted so far; nil for all.
  package let width: Double?
  /// The text size at which the figure may be trusted so far; nil for all.
  package let category: DynamicTypeCategory?

  package init(
    element: Int, fidelity: Fidelity, text: String, width: Double?, category: DynamicTypeCategory?
  ) {
    self.element = element
    self.fidelity = fidelity
    self.text = text
    self.width = width
    self.category = category
  }

  package func resolved(for traits: TraitCollection) -> ItemFigure {
    guard let category, category != traits.contentSizeCategory else { return self }
    return ItemFigure(element: element, fidelity: .assumed, text: text, width: nil, category: nil)
  }

  /// How far the figure may be trusted in a cell as wide as this.
  package func fidelity(atWidth other: Double) -> Fidelity {
    width.map { $0 == other } ?? true ? fidelity : .assumed
  }
}
