import SelfSizingTypography

extension DocumentReader {
  /// Reads an attributed text. Some versions hold the parts in a `fragments` element, others
  /// directly within the `attributedString`.
  func attributedText(_ element: MarkupElement, standardSize: Double) -> AttributedDescription {
    let reader = self.reader(element)
    defer { reader.finish() }
    let elements =
      reader.children("fragment")
      + reader.children("fragments").flatMap { read($0) { $0.children("fragment") } }
    let parts = elements.map { fragment($0, standardSize) }
    let paragraphs = parts.map { $0.1 ?? ParagraphStyle() }
    if Set(paragraphs).count > 1 {
      reader.note(
        .notMeasured,
        "the parts have different paragraph styles; the first one is measured throughout")
    }
    return AttributedDescription(
      fragments: parts.map(\.0), paragraphStyle: paragraphs.first ?? ParagraphStyle())
  }

  private func fragment(_ element: MarkupElement, _ standardSize: Double)
    -> (TextFragment, ParagraphStyle?)
  {
    let reader = self.reader(element)
    defer { reader.finish() }
    let content = reader.string("content") ?? reader.child(key: "content").map(text(of:)) ?? ""
    guard let element = reader.child("attributes")
    else { return (TextFragment(text: content), nil) }
    let attributes = self.reader(element)
    defer { attributes.finish() }
    for key in Self.attributesWithoutEffect { _ = attributes.child(key: key) }
    func distance(_ key: String) -> Double {
      attributes.child(key: key).flatMap { read($0) { $0.number("value") } } ?? 0
    }
    return (
      TextFragment(
        text: content,
        font: attributes.child(key: "NSFont").flatMap { attributedFont($0, standardSize) },
        kern: distance("NSKern"), baselineOffset: distance("NSBaselineOffset")),
      attributes.child(key: "NSParagraphStyle").map(paragraphStyle)
    )
  }

  private static let attributesWithoutEffect = [
    "NSColor", "NSBackgroundColor", "NSUnderline", "NSUnderlineColor", "NSStrikethrough",
    "NSStrikethroughColor", "NSStrokeColor", "NSStrokeWidth", "NSShadow", "NSLink", "NSObliqueness",
    "NSOriginalFont",
  ]

  private func paragraphStyle(_ element: MarkupElement) -> ParagraphStyle {
    let reader = self.reader(element)
    defer { reader.finish() }
    // A label breaks its lines by its own mode. The other attributes act only where a text is
    // hyphenated, truncated or read aloud.
    reader.ignore(
      "lineBreakMode", "baseWritingDirection", "tighteningFactorForTruncation",
      "allowsDefaultTighteningForTruncation", "headerLevel")
    if let factor = reader.number("hyphenationFactor"), factor > 0 {
      reader.note(.notMeasured, "hyphenation is not measured")
    }
    func length(_ name: String) -> Double { reader.number(name) ?? 0 }
    return ParagraphStyle(
      alignment: reader.choice("alignment") ?? .natural,
      lineSpacing: length("lineSpacing"), minimumLineHeight: length("minimumLineHeight"),
      maximumLineHeight: length("maximumLineHeight"),
      lineHeightMultiple: length("lineHeightMultiple"),
      paragraphSpacing: length("paragraphSpacing"),
      paragraphSpacingBefore: length("paragraphSpacingBefore"),
      firstLineHeadIndent: length("firstLineHeadIndent"), headIndent: length("headIndent"),
      tailIndent: length("tailIndent"), tabStops: reader.child(key: "tabStops").map(tabStops) ?? [],
      defaultTabInterval: reader.number("defaultTabInterval").flatMap { $0 > 0 ? $0 : nil }
        ?? ParagraphStyle.defaultTabInterval)
  }

  private func tabStops(_ element: MarkupElement) -> [Double] {
    read(element) { $0.children("textTab") }.compactMap { element in
      read(element) { tab in
        if let alignment = tab.string("alignment"), !["left", "natural"].contains(alignment) {
          tab.note(
            .notMeasured, "a tab stop that aligns by its \(alignment.shortened) is measured as left"
          )
        }
        return tab.number("location")
      }
    }
  }

  /// An attributed text as one run: all of its characters, in the font of the tallest fragment.
  func run(_ element: MarkupElement, _ standardSize: Double)
    -> (text: String, font: FontDescription)?
  {
    let description = attributedText(element, standardSize: standardSize)
    guard !description.fragments.isEmpty else { return nil }
    let fonts = description.fragments.compactMap(\.font)
    if Set(fonts).count > 1 {
      log.note(
        .notMeasured,
        "an attributed text of several fonts is measured in the largest of them, except in labels",
        line: element.line)
    }
    if description.setsLines {
      log.note(
        .notMeasured, "the paragraph style's spacing and line heights are measured in labels only",
        line: element.line)
    }
    let largest = fonts.max { $0.standardSize < $1.standardSize }
    return (description.text, largest ?? .system(size: standardSize, weight: .regular))
  }

  /// A `font` element; nil where it stands for the view's own.
  func attributedFont(_ element: MarkupElement, _ standardSize: Double) -> FontDescription? {
    if element.name == "fontDescription" {
      return FontDescription(element, standardSize: standardSize, log)
    }
    let reader = self.reader(element)
    defer { reader.finish() }
    reader.ignore("usesAppearanceFont")
    let size = reader.number("size").map { max($0, 0) } ?? standardSize
    let (name, meta) = (reader.string("name"), reader.string("metaFont"))
    if let style = reader.choice("textStyle", FontDescription.styles) { return .style(style) }
    if let name { return .named(name, size: size) }
    switch meta {
    case "systemBold"?, "boldSystem"?: return .system(size: size, weight: .bold)
    case nil: return nil
    case let meta?: return .system(size: size, weight: FontDescription.weight(inName: "-\(meta)"))
    }
  }
}
