import SelfSizingTypography

extension DocumentReader {
  private static let lineBreakModes: [String: LineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
    "tailTruncation": .byTruncatingTail,
  ]

  /// A font as a view's child describes it, or the class's own.
  func font(_ key: String, _ reader: ElementReader, standardSize: Double) -> FontDescription {
    reader.child(key: key).flatMap {
      $0.name == "fontDescription"
        ? FontDescription($0, standardSize: standardSize, log) : attributedFont($0, standardSize)
    } ?? .system(size: standardSize, weight: .regular)
  }

  /// A text that stands in an attribute, or in an element where it has several lines.
  func text(_ key: String, _ reader: ElementReader) -> String? {
    let attribute = reader.string(key)
    guard let element = reader.child(key: key), element.name != "nil" else { return attribute }
    return text(of: element)
  }

  private func text(of element: MarkupElement) -> String {
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
    if let attributed = reader.child(key: "attributedText"), let run = run(attributed, 17) {
      (text, font) = run
    }
    let lines = reader.number("numberOfLines") ?? 1
    let mode = reader.choice("lineBreakMode", Self.lineBreakModes) ?? .byTruncatingTail
    reader.ignore("useAutomaticPreferredMaxLayoutWidth", "lineBreakStrategy")
    noteShrinking(reader)
    let width = reader.number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil }
    return LabelDescription(
      text: text, font: font, numberOfLines: Int(max(lines, 0)), lineBreakMode: mode,
      preferredMaxLayoutWidth: width)
  }

  /// A label shrinks its text unless the file says that it does not.
  private func noteShrinking(_ reader: ElementReader) {
    let shrinks = reader.flag("adjustsFontSizeToFit") ?? true
    let limit = reader.number("minimumScaleFactor") ?? reader.number("minimumFontSize")
    guard shrinks, limit != nil || reader.element["adjustsFontSizeToFit"] != nil else { return }
    reader.note(
      .notMeasured,
      "the text shrinks to fit in the app; its height is measured, and truncation found, at full size"
    )
  }

  /// An attributed text as one run: all of its characters, in the font of the tallest fragment.
  func run(_ element: MarkupElement, _ standardSize: Double)
    -> (text: String, font: FontDescription)?
  {
    let fragments = element.children("fragments").flatMap { $0.children("fragment") }
    guard !fragments.isEmpty else { return nil }
    var text = ""
    var fonts: [FontDescription] = []
    var hasParagraphs = false
    for fragment in fragments {
      text += fragment["content"] ?? fragment.child(key: "content").map(self.text(of:)) ?? ""
      let attributes = fragment.child("attributes")
      if let font = attributes?.child(key: "NSFont").flatMap({ attributedFont($0, standardSize) }) {
        fonts.append(font)
      }
      hasParagraphs =
        hasParagraphs
        || attributes?.child(key: "NSParagraphStyle").map(Self.hasSpacing) ?? false
    }
    if Set(fonts).count > 1 {
      log.note(
        .notMeasured, "an attributed text of several fonts is measured in the largest of them",
        line: element.line)
    }
    if hasParagraphs {
      log.note(
        .notMeasured, "the paragraph style's spacing and line heights are not measured",
        line: element.line)
    }
    let largest = fonts.max { $0.nominalSize < $1.nominalSize }
    return (text, largest ?? .system(size: standardSize, weight: .regular))
  }

  private static func hasSpacing(_ style: MarkupElement) -> Bool {
    [
      "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "lineHeightMultiple",
      "minimumLineHeight", "maximumLineHeight", "firstLineHeadIndent", "headIndent", "tailIndent",
    ].contains { style[$0].flatMap(plainNumber).map { $0 != 0 } ?? false }
  }

  private func attributedFont(_ element: MarkupElement, _ standardSize: Double)
    -> FontDescription?
  {
    if element.name == "fontDescription" {
      return FontDescription(element, standardSize: standardSize, log)
    }
    let size = element["size"].flatMap(plainNumber) ?? standardSize
    if let name = element["name"] { return .named(name, size: size) }
    switch element["metaFont"] {
    case "systemBold"?, "boldSystem"?: return .system(size: size, weight: .bold)
    case nil: return nil
    case let meta?:
      let weight = FontDescription.weight(inName: "-\(meta)")
      return .system(size: size, weight: weight)
    }
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

extension FontDescription {
  /// The size in points at the large category.
  var nominalSize: Double {
    switch self {
    case .style(let style): style.pointSize(for: .large)
    case .system(let size, _), .custom(_, let size): size
    }
  }
}
