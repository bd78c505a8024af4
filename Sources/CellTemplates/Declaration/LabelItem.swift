import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingTypography

/// A text in a cell, the counterpart of a `UILabel`.
public final class LabelItem<Content>: CellItem {
  /// The rectangle that takes part in layout.
  public let layoutItem: LayoutItem
  /// The cell that the label belongs to; nil once the template is declared.
  public internal(set) weak var declaration: CellDeclaration<Content>?
  let text: (@Sendable (Content) -> String)?
  private var label: CellLayout.Label

  init(
    _ layoutItem: LayoutItem, fixedText: String? = nil,
    text: (@Sendable (Content) -> String)? = nil, attributedText: Int? = nil, style: LabelStyle
  ) {
    self.layoutItem = layoutItem
    self.text = text
    label = CellLayout.Label(fixedText: fixedText, style: style, attributedText: attributedText)
    layoutItem.intrinsicAxes = .both
    layoutItem.isMultiline = label.isMultiline
  }

  /// The label as it is declared in the end, when elements have their places.
  var described: CellLayout.Label {
    var described = label
    described.element = layoutItem.descriptionIndex
    described.isUniform = label.attributedText == nil && style.isUniform
    return described
  }

  package internal(set) var style: LabelStyle {
    get { label.style }
    set { label.style = newValue }
  }

  @discardableResult
  package func style(_ style: LabelStyle) -> LabelItem {
    self.style = style
    layoutItem.isMultiline = label.isMultiline
    return self
  }

  /// Sets where lines break, and how a text that does not fit is truncated.
  @discardableResult
  public func lineBreakMode(_ mode: LineBreakMode) -> LabelItem {
    style.lineBreakMode = mode
    return self
  }

  /// Sets the strategies apart from filling lines; a label's default is `standard`.
  @discardableResult
  public func lineBreakStrategy(_ strategy: LineBreakStrategy) -> LabelItem {
    style.lineBreakStrategy = strategy
    return self
  }

  /// Sets the paragraph style: line spacing, line heights, indents, alignment and tab stops, which
  /// UIKit sets with `attributedText`.
  @discardableResult
  public func paragraphStyle(_ paragraphStyle: ParagraphStyle) -> LabelItem {
    style.paragraphStyle = paragraphStyle
    return self
  }

  /// Lets a label with one line shrink a text that is too wide, as far as
  /// ``minimumScaleFactor(_:)`` allows; labels with several lines are not affected.
  ///
  /// The size that the label asks for stays, so heights do not depend on this. A text that shrinks
  /// is a finding.
  @discardableResult
  public func adjustsFontSizeToFitWidth(_ adjusts: Bool = true) -> LabelItem {
    style.adjustsFontSizeToFitWidth = adjusts
    return self
  }

  /// Sets the smallest factor of the font's size with ``adjustsFontSizeToFitWidth(_:)``, between 0
  /// and 1; with 0, the default, or any other number the text does not shrink.
  @discardableResult
  public func minimumScaleFactor(_ factor: Double) -> LabelItem {
    style.minimumScaleFactor = factor
    return self
  }

  /// Binds the label's number of lines to the content; 0 or less for any number.
  @discardableResult
  public func numberOfLines(_ limit: @escaping @Sendable (Content) -> Int) -> LabelItem {
    bindLineLimit { content, _ in limit(content) }
  }

  /// Binds the label's number of lines to the traits; 0 or less for any number.
  @_disfavoredOverload
  @discardableResult
  public func numberOfLines(
    when limit: @escaping @Sendable (TraitCollection) -> Int
  ) -> LabelItem { bindLineLimit { _, traits in limit(traits) } }

  private func bindLineLimit(
    _ limit: @escaping @Sendable (Content, TraitCollection) -> Int
  ) -> LabelItem {
    layoutItem.isMultiline = true
    if let position = declaration?.bindLineLimit(limit) { label.boundLineLimit = position }
    return self
  }

  /// Lets the content decide the font.
  @discardableResult
  public func font(_ font: @escaping @Sendable (Content) -> LabelFont) -> LabelItem {
    label.boundFont = declaration?.bindFont { content, _ in font(content) }
    return self
  }

  /// Binds the font to the traits, in addition to its scaling with the text size.
  @_disfavoredOverload
  @discardableResult
  public func font(when font: @escaping @Sendable (TraitCollection) -> LabelFont) -> LabelItem {
    label.boundFont = declaration?.bindFont { _, traits in font(traits) }
    return self
  }

  /// Hides the label if its text is empty; a stack does not arrange hidden items.
  @discardableResult
  public func hiddenWhenEmpty() -> LabelItem {
    let isAlwaysEmpty = label.fixedText?.isEmpty ?? false
    declaration?.bindHiding(layoutItem) { [text] content, _ in
      text.map { $0(content).isEmpty } ?? isAlwaysEmpty
    }
    return self
  }
}
