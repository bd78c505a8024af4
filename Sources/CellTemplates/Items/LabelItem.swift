import SelfSizingAutoLayout
import SelfSizingTypography

/// A text in a cell, the counterpart of a `UILabel`.
public final class LabelItem<Content>: CellItem {
  /// The rectangle that takes part in layout.
  public let layoutItem: LayoutItem
  /// The cell that the label belongs to; nil once the template is declared.
  public internal(set) weak var declaration: CellDeclaration<Content>?

  /// The text if it does not depend on the content.
  let fixedText: String?
  /// The text if it does.
  let text: (@Sendable (Content) -> String)?
  let font: LabelFont
  let numberOfLines: Int
  /// Where the states hold the number of lines and the font, if they are bound.
  private(set) var boundLineLimit: Int?
  private(set) var boundFont: Int?
  private(set) var lineBreakMode = LineBreakMode.byTruncatingTail

  init(
    _ layoutItem: LayoutItem, fixedText: String?, text: (@Sendable (Content) -> String)?,
    font: LabelFont, numberOfLines: Int
  ) {
    self.layoutItem = layoutItem
    self.fixedText = fixedText
    self.text = text
    self.font = font
    self.numberOfLines = numberOfLines
    layoutItem.intrinsicAxes = .both
    layoutItem.isMultiline = numberOfLines != 1
    layoutItem.className = "UILabel"
  }

  /// Sets where lines break, and what is left out of a text that does not fit.
  @discardableResult
  public func lineBreakMode(_ mode: LineBreakMode) -> LabelItem {
    lineBreakMode = mode
    return self
  }

  /// Lets the content decide how many lines the label shows; 0 or less for any number.
  @discardableResult
  public func numberOfLines(_ limit: @escaping @Sendable (Content) -> Int) -> LabelItem {
    bindLineLimit { content, _ in limit(content) }
  }

  /// Lets the traits decide how many lines the label shows; 0 or less for any number.
  @_disfavoredOverload
  @discardableResult
  public func numberOfLines(
    when limit: @escaping @Sendable (TraitCollection) -> Int
  ) -> LabelItem {
    bindLineLimit { _, traits in limit(traits) }
  }

  private func bindLineLimit(
    _ limit: @escaping @Sendable (Content, TraitCollection) -> Int
  ) -> LabelItem {
    layoutItem.isMultiline = true
    if let position = declaration?.bindLineLimit(limit) { boundLineLimit = position }
    return self
  }

  /// Lets the content decide the font.
  @discardableResult
  public func font(_ font: @escaping @Sendable (Content) -> LabelFont) -> LabelItem {
    boundFont = declaration?.bindFont { content, _ in font(content) }
    return self
  }

  /// Lets the traits decide the font, beyond its growing with the text size.
  @_disfavoredOverload
  @discardableResult
  public func font(when font: @escaping @Sendable (TraitCollection) -> LabelFont) -> LabelItem {
    boundFont = declaration?.bindFont { _, traits in font(traits) }
    return self
  }

  /// Hides the label where its text is empty; an arranged one gives up its place in its stack.
  @discardableResult
  public func hiddenWhenEmpty() -> LabelItem {
    let isAlwaysEmpty = fixedText?.isEmpty ?? false
    declaration?.bind(.hides(layoutItem)) { [text] content, _ in
      text.map { $0(content).isEmpty } ?? isAlwaysEmpty
    }
    return self
  }
}
