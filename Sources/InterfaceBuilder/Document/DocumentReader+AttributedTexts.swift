import SelfSizingTypography

extension DocumentReader {
  /// Reads an attributed text: its parts, in the order of the document, and how its lines are set.
  ///
  /// Interface Builder writes the parts directly within the `attributedString`; documents of some
  /// versions hold them in a `fragments` element.
  func attributedText(_ element: MarkupElement, standardSize: Double) -> AttributedDescription {
    let reader = self.reader(element)
    defer { reader.finish() }
    let elements = reader.children("fragment") + reader.children("fragments").flatMap(fragments)
    var paragraphs: [ParagraphStyle] = []
    var description = AttributedDescription()
    for element in elements {
      let (fragment, paragraph) = fragment(element, standardSize)
      description.fragments.append(fragment)
      paragraphs.append(paragraph ?? ParagraphStyle())
    }
    description.paragraphStyle = paragraphs.first ?? ParagraphStyle()
    if Set(paragraphs).count > 1 {
      log.note(
        .notMeasured,
        "the parts have different paragraph styles; the first one is measured throughout",
        line: element.line)
    }
    return description
  }

  /// The parts that a `fragments` element holds.
  private func fragments(in element: MarkupElement) -> [MarkupElement] {
    let reader = self.reader(element)
    defer { reader.finish() }
    return reader.children("fragment")
  }

  private func fragment(_ element: MarkupElement, _ standardSize: Double)
    -> (TextFragment, ParagraphStyle?)
  {
    let reader = self.reader(element)
    defer { reader.finish() }
    let attribute = reader.string("content")
    let content = attribute ?? reader.child(key: "content").map(text(of:)) ?? ""
    guard let element = reader.child("attributes") else {
      return (TextFragment(text: content), nil)
    }
    let attributes = self.reader(element)
    defer { attributes.finish() }
    for key in Self.attributesWithoutEffect { _ = attributes.child(key: key) }
    return (
      TextFragment(
        text: content,
        font: attributes.child(key: "NSFont").flatMap { attributedFont($0, standardSize) },
        kern: distance("NSKern", attributes),
        baselineOffset: distance("NSBaselineOffset", attributes)),
      attributes.child(key: "NSParagraphStyle").map(paragraphStyle)
    )
  }

  /// Attributes of a text that change how it looks and not how large it is.
  private static let attributesWithoutEffect = [
    "NSColor", "NSBackgroundColor", "NSUnderline", "NSUnderlineColor", "NSStrikethrough",
    "NSStrikethroughColor", "NSStrokeColor", "NSStrokeWidth", "NSShadow", "NSLink", "NSObliqueness",
    "NSOriginalFont",
  ]

  /// A distance in points that is an attribute of a text; 0 where it is not written.
  private func distance(_ key: String, _ attributes: ElementReader) -> Double {
    guard let element = attributes.child(key: key) else { return 0 }
    let reader = self.reader(element)
    defer { reader.finish() }
    return reader.number("value") ?? 0
  }

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
      alignment: reader.choice("alignment", Self.alignments) ?? .natural,
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

  private static let alignments: [String: TextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  /// The places of tab stops, in points from the leading edge.
  private func tabStops(_ element: MarkupElement) -> [Double] {
    let reader = self.reader(element)
    defer { reader.finish() }
    return reader.children("textTab").compactMap { element in
      let tab = self.reader(element)
      defer { tab.finish() }
      if let alignment = tab.string("alignment"), !["left", "natural"].contains(alignment) {
        tab.note(
          .notMeasured, "a tab stop that aligns by its \(alignment.shortened) is measured as left")
      }
      return tab.number("location")
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
    let (style, name, meta) = (
      reader.string("textStyle"), reader.string("name"), reader.string("metaFont")
    )
    if let style {
      if let known = FontDescription.styles[style] { return .style(known) }
      reader.noteValue(style, of: "textStyle")
    }
    if let name { return .named(name, size: size) }
    switch meta {
    case "systemBold"?, "boldSystem"?: return .system(size: size, weight: .bold)
    case nil: return nil
    case let meta?: return .system(size: size, weight: FontDescription.weight(inName: "-\(meta)"))
    }
  }
}
