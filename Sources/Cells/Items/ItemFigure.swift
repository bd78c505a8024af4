import SelfSizingGeometry
import SelfSizingTypography

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
