import SelfSizingTypography

extension DocumentReader {
  /// The parts of an attributed text; empty where it has none.
  func fragments(of element: MarkupElement, standardSize: Double) -> [TextFragment] {
    let elements = element.children("fragments").flatMap { $0.children("fragment") }
    var hasParagraphs = false
    let fragments = elements.map { fragment in
      let content = fragment["content"] ?? fragment.child(key: "content").map(text(of:)) ?? ""
      guard let attributes = fragment.child("attributes") else {
        return TextFragment(text: content)
      }
      let paragraph = attributes.child(key: "NSParagraphStyle")
      hasParagraphs = hasParagraphs || paragraph.map(Self.hasSpacing) ?? false
      func number(_ key: String) -> Double {
        attributes.child(key: key)?["value"].flatMap(plainNumber) ?? 0
      }
      return TextFragment(
        text: content,
        font: attributes.child(key: "NSFont").flatMap { attributedFont($0, standardSize) },
        kern: number("NSKern"), baselineOffset: number("NSBaselineOffset"))
    }
    if hasParagraphs {
      log.note(
        .notMeasured, "the paragraph style's spacing and line heights are not measured",
        line: element.line)
    }
    return fragments
  }

  /// An attributed text as one run: all of its characters, in the font of the tallest fragment.
  func run(_ element: MarkupElement, _ standardSize: Double)
    -> (text: String, font: FontDescription)?
  {
    let fragments = fragments(of: element, standardSize: standardSize)
    guard !fragments.isEmpty else { return nil }
    let fonts = fragments.compactMap(\.font)
    if Set(fonts).count > 1 {
      log.note(
        .notMeasured,
        "an attributed text of several fonts is measured in the largest of them, except in labels",
        line: element.line)
    }
    let largest = fonts.max { $0.nominalSize < $1.nominalSize }
    return (
      fragments.map(\.text).joined(), largest ?? .system(size: standardSize, weight: .regular)
    )
  }

  private static func hasSpacing(_ style: MarkupElement) -> Bool {
    [
      "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "lineHeightMultiple",
      "minimumLineHeight", "maximumLineHeight", "firstLineHeadIndent", "headIndent", "tailIndent",
    ].contains { style[$0].flatMap(plainNumber).map { $0 != 0 } ?? false }
  }

  /// A `font` element; nil where it stands for the view's own.
  func attributedFont(_ element: MarkupElement, _ standardSize: Double) -> FontDescription? {
    if element.name == "fontDescription" {
      return FontDescription(element, standardSize: standardSize, log)
    }
    if let style = element["textStyle"].flatMap({ FontDescription.styles[$0] }) {
      return .style(style)
    }
    let size = element["size"].flatMap(plainNumber).map { max($0, 0) } ?? standardSize
    if let name = element["name"] { return .named(name, size: size) }
    switch element["metaFont"] {
    case "systemBold"?, "boldSystem"?: return .system(size: size, weight: .bold)
    case nil: return nil
    case let meta?:
      return .system(size: size, weight: FontDescription.weight(inName: "-\(meta)"))
    }
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
