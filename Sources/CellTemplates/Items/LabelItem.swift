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
  let font: LabelFont
  let numberOfLines: Int
  /// Where the states hold the number of lines and the font, if they are bound.
  private(set) var boundLineLimit: Int?
  private(set) var boundFont: Int?
  private(set) var lineBreakMode = LineBreakMode.byTruncatingTail

  init(
    _ layoutItem: LayoutItem, fixedText: String?, font: LabelFont, numberOfLines: Int
  ) {
    self.layoutItem = layoutItem
    self.fixedText = fixedText
    self.font = font
    self.numberOfLines = numberOfLines
    layoutItem.intrinsicAxes = .both
    layoutItem.isMultiline = numberOfLines != 1
  }

  /// Sets where lines break, and what is left out of a text that does not fit.
  @discardableResult
  public func lineBreakMode(_ mode: LineBreakMode) -> LabelItem {
    lineBreakMode = mode
    return self
  }
}
