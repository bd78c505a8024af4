import SelfSizing

extension FuzzTarget {
  /// Whatever a text, its attributes and the width are, lines join to the text.
  static let text = FuzzTarget(
    name: "text", summary: "texts of any characters, styles and widths: lines join to the text",
    pieces: [
      "word ", "extraordinarily", "\u{AD}", "\u{200B}", "\u{200D}", "\t", "\n", "\r\n", "\u{2028}",
      "\u{A0}", "é", "e\u{301}", "日本", "。", "「", "한국어", "ᄒ", "ᅡ", "👨‍👩‍👧", "❤️", "🇩🇪", "🇫",
      "क्ष", "ש", "\u{E0100}", "\u{10FFFF}", "\u{0}", "3.14", "$5", "(", ")", "—", "…",
    ],
    run: { bytes in
      var choices = Choices(bytes)
      let font = Self.font(&choices)
      let style = Self.paragraphStyle(&choices)
      let attributed = Self.attributedText(&choices, font)
      let widths: [Double] = [Self.width(&choices), Self.width(&choices)]
      let mode = choices.element(of: LineBreakMode.allCases) ?? .byWordWrapping
      let limit = choices.number(below: 5) - 1
      let scale = Double(choices.number(below: 4))
      let text = String(decoding: choices.rest(), as: UTF8.self)

      try check(PreparedText(text, font: font), widths, mode, limit, scale)
      try check(
        PreparedText(attributed(text), paragraphStyle: style), widths, mode, limit, scale)
      return true
    })

  private static func font(_ choices: inout Choices) -> TextFont {
    let size =
      choices.isOne(in: 16)
      ? choices.element(of: Hostile.numbers) ?? 0 : Double(choices.number(below: 60)) + 0.5
    let weight = choices.element(of: FontWeight.allCases) ?? .regular
    return .systemFont(ofSize: size, weight: weight)
  }

  private static func width(_ choices: inout Choices) -> Double {
    choices.isOne(in: 16)
      ? choices.element(of: Hostile.numbers) ?? 0 : Double(choices.number(below: 500)) / 1.5
  }

  private static func paragraphStyle(_ choices: inout Choices) -> ParagraphStyle {
    guard choices.isOne(in: 2) else { return ParagraphStyle() }
    return ParagraphStyle(
      alignment: choices.element(of: TextAlignment.allCases) ?? .natural,
      lineSpacing: width(&choices), minimumLineHeight: width(&choices),
      maximumLineHeight: width(&choices), lineHeightMultiple: width(&choices) / 100,
      paragraphSpacing: width(&choices), firstLineHeadIndent: width(&choices) / 8,
      headIndent: width(&choices) / 8, tailIndent: -width(&choices) / 8,
      tabStops: [width(&choices), width(&choices)], defaultTabInterval: width(&choices) / 4)
  }

  /// Cuts a text into runs of several fonts.
  private static func attributedText(
    _ choices: inout Choices, _ font: TextFont
  ) -> (String) -> AttributedText {
    let other = Self.font(&choices)
    let length = choices.number(below: 20) + 1
    let kern = choices.isOne(in: 3) ? width(&choices) / 50 : 0
    return { text in
      var result = AttributedText()
      var rest = text.unicodeScalars[...]
      var isOther = false
      while !rest.isEmpty {
        var part = String.UnicodeScalarView()
        part.append(contentsOf: rest.prefix(length))
        result += AttributedText(
          String(part), font: isOther ? other : font, kern: isOther ? kern : 0,
          baselineOffset: isOther ? 3 : 0)
        rest = rest.dropFirst(length)
        isOther.toggle()
      }
      return result
    }
  }

  private static func check(
    _ prepared: PreparedText, _ widths: [Double], _ mode: LineBreakMode, _ limit: Int,
    _ scale: Double
  ) throws {
    try require(prepared.naturalWidth >= 0, "a natural width of \(prepared.naturalWidth)")
    let source = Array(prepared.text.utf8)
    for width in widths {
      let layout = prepared.layout(width: width, lineBreakMode: mode)
      var end = 0
      for line in layout.lines {
        try require(
          line.utf8Range.lowerBound == end, "a line begins at \(line.utf8Range), after \(end)")
        try require(line.width >= 0, "a line of width \(line.width)")
        end = line.utf8Range.upperBound
      }
      try require(end == source.count, "lines end at \(end) of \(source.count)")

      let limited = prepared.layout(
        width: width, numberOfLines: limit, lineBreakMode: mode, lineBreakStrategy: .standard)
      if limit > 0 {
        try require(limited.lines.count <= limit, "\(limited.lines.count) lines of \(limit)")
      }
      let count = prepared.lineCount(width: width, limit: limit, lineBreakMode: mode)
      try require(
        count == limited.lines.count, "counted \(count) lines, made \(limited.lines.count)")

      let label = LabelMetrics.size(
        of: prepared, preferredMaxLayoutWidth: width, numberOfLines: limit, lineBreakMode: mode,
        displayScale: scale)
      try require(
        label.size.width >= 0 && label.size.height >= 0, "a label of \(label.size)")
    }
  }
}
