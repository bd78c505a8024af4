import SelfSizingCells
import SelfSizingTypography

extension CellDeclaration {
  /// Declares a label whose text is a property of the content, in a text style's font, which
  /// follows the reader's text size, with a largest number of lines; 0 for any number.
  public func label(
    _ text: KeyPath<Content, String> & Sendable, style: TextStyle, weight: FontWeight? = nil,
    numberOfLines: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LabelItem<Content> {
    label(
      named: propertyName(of: text), .style(style, weight: weight), numberOfLines, fileID, line
    ) { $0[keyPath: text] }
  }

  /// Declares a label whose text is an optional property of the content. Without text it keeps its
  /// place and has no size; ``LabelItem/hiddenWhenEmpty()`` hides it.
  public func label(
    _ text: KeyPath<Content, String?> & Sendable, style: TextStyle, weight: FontWeight? = nil,
    numberOfLines: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LabelItem<Content> {
    label(
      named: propertyName(of: text), .style(style, weight: weight), numberOfLines, fileID, line
    ) { $0[keyPath: text] ?? "" }
  }

  /// Declares a label whose text is a property of the content, in any font.
  public func label(
    _ text: KeyPath<Content, String> & Sendable, font: LabelFont, numberOfLines: Int = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LabelItem<Content> {
    label(named: propertyName(of: text), font, numberOfLines, fileID, line) { $0[keyPath: text] }
  }

  /// Declares a label in any font whose text is an optional property of the content.
  public func label(
    _ text: KeyPath<Content, String?> & Sendable, font: LabelFont, numberOfLines: Int = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LabelItem<Content> {
    label(named: propertyName(of: text), font, numberOfLines, fileID, line) {
      $0[keyPath: text] ?? ""
    }
  }

  /// Declares a label whose text is computed from the content.
  public func label(
    style: TextStyle, weight: FontWeight? = nil, numberOfLines: Int = 0,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ text: @escaping @Sendable (Content) -> String
  ) -> LabelItem<Content> {
    label(named: "label", .style(style, weight: weight), numberOfLines, fileID, line, text)
  }

  /// Declares a label whose text is computed from the content, in any font.
  public func label(
    font: LabelFont, numberOfLines: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
    _ text: @escaping @Sendable (Content) -> String
  ) -> LabelItem<Content> { label(named: "label", font, numberOfLines, fileID, line, text) }

  /// Declares a label that always shows the same text.
  public func label(
    text: String, style: TextStyle, weight: FontWeight? = nil, numberOfLines: Int = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LabelItem<Content> {
    label(
      named: "label", .style(style, weight: weight), numberOfLines, fileID, line, fixedText: text)
  }

  /// Declares a label that always shows the same text, in any font.
  public func label(
    text: String, font: LabelFont, numberOfLines: Int = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LabelItem<Content> {
    label(named: "label", font, numberOfLines, fileID, line, fixedText: text)
  }

  /// Declares a label whose text is put together from parts with their own fonts, letter spacings
  /// and baseline offsets, the counterpart of `attributedText`. `TextFont.preferredFont` and
  /// `FontMetrics` make a part follow the reader's text size, by the traits.
  public func label(
    numberOfLines: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
    attributed text: @escaping @Sendable (Content, TraitCollection) -> AttributedText
  ) -> LabelItem<Content> {
    label(
      LabelItem(
        makeItem(.label, name: "label", fileID, line), attributedText: bindAttributedText(text),
        style: LabelStyle(font: .style(.body), numberOfLines: numberOfLines)))
  }

  private func label(
    named name: String, _ font: LabelFont, _ numberOfLines: Int, _ fileID: StaticString,
    _ line: UInt, fixedText: String? = nil, _ text: (@Sendable (Content) -> String)? = nil
  ) -> LabelItem<Content> {
    label(
      LabelItem(
        makeItem(.label, name: name, fileID, line), fixedText: fixedText, text: text,
        style: LabelStyle(font: font, numberOfLines: numberOfLines)))
  }

  private func label(_ item: LabelItem<Content>) -> LabelItem<Content> {
    item.layoutItem.className = "UILabel"
    register(item)
    return item
  }

  private func propertyName(of text: PartialKeyPath<Content>) -> String {
    let path = text.debugDescription
    guard let dot = path.lastIndex(of: ".") else { return "label" }
    let name = path[path.index(after: dot)...]
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : "label"
  }
}
