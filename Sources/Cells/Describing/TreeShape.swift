import SelfSizingAutoLayout
import SelfSizingTypography

/// The part of a tree that decides its layout: all but what ``CellStates`` hold.
struct TreeShape: Hashable {
  /// A view without its state.
  private struct Item: Hashable {
    let element: Int
    let kind: CellItemKind
    let clipping: ViewClipping?
    let hasOwnSize: Bool
    /// How the view's text is set, its font and its number of lines left out; nil without a text.
    let style: LabelStyle?
    let isAttributed: Bool
    let isUniform: Bool
    /// The text that no reader may choose.
    let fixedText: String?
  }

  private let description: LayoutDescription
  private let items: [Item]
  private let figures: [ItemFigure]

  init(_ tree: CellTree) {
    description = tree.description.withoutConstants
    items = tree.items.map { item in
      let text = item.text
      return Item(
        element: item.element, kind: item.kind, clipping: item.clipping,
        hasOwnSize: item.size != nil, style: text?.style.withoutStates,
        isAttributed: text?.attributed != nil, isUniform: text?.isUniform ?? true,
        fixedText: item.size != nil && text?.attributed == nil ? text?.text : nil)
    }
    figures = tree.figures
  }
}

extension LabelStyle {
  /// The style with a font and a number of lines that say nothing.
  fileprivate var withoutStates: LabelStyle {
    var style = self
    style.font = .style(.body)
    // That a label wraps is part of its layout.
    style.numberOfLines = numberOfLines == 1 ? 1 : 0
    return style
  }
}
