import SelfSizingCells
import SelfSizingTypography

extension DocumentReader {
  /// A font as a view's child describes it, or the class's own.
  func font(_ key: String, _ reader: ElementReader, standardSize: Double) -> FontDescription {
    ownFont(key, reader, standardSize: standardSize)
      ?? .system(size: standardSize, weight: .regular)
  }

  /// A font as a view's child describes it; nil where there is none.
  func ownFont(_ key: String, _ reader: ElementReader, standardSize: Double) -> FontDescription? {
    reader.child(key: key).flatMap {
      $0.name == "fontDescription"
        ? FontDescription($0, standardSize: standardSize, log) : attributedFont($0, standardSize)
    }
  }

  /// A text from an attribute, or from an element where it has several lines.
  func text(_ key: String, _ reader: ElementReader) -> String? {
    let attribute = reader.string(key)
    guard let element = reader.child(key: key), element.name != "nil" else { return attribute }
    return text(of: element)
  }

  func text(of element: MarkupElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    guard let decoded = Base64.text(element.text) else {
      log.note(.unknown, "a text that is not base64 of UTF-8", line: element.line)
      return element.text
    }
    return decoded
  }

  func label(_ reader: ElementReader) -> LabelDescription {
    var text = self.text("text", reader) ?? ""
    var font = self.font("fontDescription", reader, standardSize: 17)
    var fragments: [TextFragment] = []
    var paragraphStyle = ParagraphStyle()
    if let element = reader.child(key: "attributedText"), element.name != "nil" {
      let attributed = attributedText(element, standardSize: 17)
      (fragments, paragraphStyle) = (attributed.fragments, attributed.paragraphStyle)
      if !fragments.isEmpty { text = attributed.text }
      if let first = fragments.first?.font { font = first }
      // One look throughout is that of an ordinary text.
      let isUniform = fragments.allSatisfy {
        $0.font ?? font == font && $0.kern == 0 && $0.baselineOffset == 0
      }
      if isUniform { fragments = [] }
    }
    reader.ignore("useAutomaticPreferredMaxLayoutWidth")
    let width = reader.number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil }
    var style = LabelStyle(font: .style(.body))
    style.paragraphStyle = paragraphStyle
    for attribute in LabelAttribute.all { attribute.read(reader, font.standardSize, &style) }
    var label = LabelDescription(text: text, fragments: fragments, font: font, style: style)
    label.preferredMaxLayoutWidth = width
    return label
  }

  func textField(_ reader: ElementReader) -> TextFieldDescription {
    let border = reader.string("borderStyle")
    let text = self.text("text", reader) ?? ""
    let placeholder = self.text("placeholder", reader) ?? ""
    var font = self.font("fontDescription", reader, standardSize: 17)
    if let attributed = reader.child(key: "attributedText"), let run = run(attributed, 17) {
      font = run.font
    }
    reader.ignore("adjustsFontSizeToFit", "attributedPlaceholder", "backgroundImage")
    _ = reader.child(key: "attributedPlaceholder")
    return TextFieldDescription(
      text: text, placeholder: placeholder, font: font,
      hasBorder: border != nil && border != "none")
  }

  func textView(_ reader: ElementReader) -> TextViewDescription {
    var text = self.text("text", reader) ?? ""
    var font = self.font("fontDescription", reader, standardSize: 14)
    if let attributed = reader.child(key: "attributedText"), let run = run(attributed, 14) {
      (text, font) = run
    }
    return TextViewDescription(
      text: text, font: font, isScrollEnabled: reader.flag("scrollEnabled") != false)
  }
}
