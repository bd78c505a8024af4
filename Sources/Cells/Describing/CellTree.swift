import SelfSizingAutoLayout
import SelfSizingTypography

/// A cell of an app's own class, as its code left it under some conditions: its layout, and what it
/// shows.
package struct CellTree: Hashable, Sendable {
  /// A view of the cell.
  package struct Item: Hashable, Sendable {
    package let element: Int
    package let kind: CellItemKind
    package let isHidden: Bool
    package let clipping: ViewClipping?
    /// The text that the view shows; nil for none.
    package let text: Text?
    /// The size of the view; nil where its text decides it.
    package let size: IntrinsicContentSize?

    /// Creates an item.
    package init(
      element: Int, kind: CellItemKind, isHidden: Bool, clipping: ViewClipping?, text: Text?,
      size: IntrinsicContentSize?
    ) {
      self.element = element
      self.kind = kind
      self.isHidden = isHidden
      self.clipping = clipping
      self.text = text
      self.size = size
    }
  }

  /// A text, and how it is set.
  package struct Text: Hashable, Sendable {
    package let text: String
    /// The text with the looks of its parts; nil for one look throughout.
    package let attributed: AttributedText?
    package let style: LabelStyle
    /// Whether all lines are as high as the font makes them, and as far apart.
    package let isUniform: Bool

    /// Creates a text.
    package init(
      _ text: String, _ attributed: AttributedText?, style: LabelStyle, isUniform: Bool
    ) {
      self.text = text
      self.attributed = attributed
      self.style = style
      self.isUniform = isUniform
    }

    /// Whether all fonts are built in, so that the text can be written without a font's file.
    var isBuiltIn: Bool { attributed?.isBuiltIn ?? style.font.isBuiltIn }
  }

  /// The layout, in which each element's place is the one that findings name.
  package let description: LayoutDescription
  /// The views in the order of their elements.
  package let items: [Item]
  /// The figures that sizes depend on, for all conditions.
  package let figures: [ItemFigure]
  /// The width in points that is left beside the content view, for an accessory.
  package let trailingRoom: Double

  /// Creates a tree.
  package init(
    _ description: LayoutDescription, _ items: [Item], figures: [ItemFigure], trailingRoom: Double
  ) {
    self.description = description
    self.items = items
    self.figures = figures
    self.trailingRoom = trailingRoom
  }
}

extension CellTree {
  /// A label whose text a reader may choose; labels of one name are numbered.
  struct Label: Hashable {
    let name: String
    let number: Int
  }

  /// The labels whose texts a reader may choose, and their texts.
  var texts: [(label: Label, text: String)] {
    var counts: [String: Int] = [:]
    return items.compactMap { item in
      guard let text = item.text, text.attributed == nil, item.size == nil else { return nil }
      let name = description.elements[item.element].name
      counts[name, default: 0] += 1
      return (Label(name: name, number: counts[name] ?? 0), text.text)
    }
  }
}
