import SelfSizing

/// The content of a scripted cell: texts, and numbers for everything that a content can decide.
struct TemplateContent: Sendable {
  var texts: [String]
  var numbers: [Double]
  var count: Int
  var isSet: Bool

  /// Makes a content by choices; a tame one has numbers that designers write.
  init(_ choices: inout Choices, isTame: Bool) {
    texts = (0..<2).map { _ in Self.text(&choices, isTame: isTame) }
    numbers = (0..<3).map { _ in
      !isTame && choices.isOne(in: 4)
        ? choices.element(of: Hostile.numbers) ?? 0 : Double(choices.number(below: 400)) / 4
    }
    count =
      !isTame && choices.isOne(in: 4)
      ? choices.element(of: [Int.max, .min, -1, 1 << 40]) ?? 0 : choices.number(below: 4)
    isSet = choices.isOne(in: 2)
  }

  private static let words = [
    "a", "of", "word", "extraordinarily", "soft\u{AD}hyphen", "3.14", "日本語", "naïve", "—", "(so)",
    "שלום", "👩‍👩‍👧", "two\nlines",
  ]

  private static let strange = [
    "", "\n", "\r\n", "\u{0}", "\u{FEFF}", "\u{200B}", "\u{200D}", "\u{301}", "\u{202E}", "\t",
    "\u{2028}", "\u{10FFFF}", "\u{FFFD}", "👨‍👩‍👧", "🇩🇪", "ﷺ", "क्ष", "\u{E0100}", "WWWWWWWWWW",
  ]

  private static func text(_ choices: inout Choices, isTame: Bool) -> String {
    if !isTame, choices.isOne(in: 3) {
      let part = choices.element(of: strange) ?? ""
      return String(repeating: part, count: 1 << choices.number(below: 11))
    }
    let count = choices.number(below: 24)
    return (0..<count).map { _ in choices.element(of: words) ?? "" }.joined(separator: " ")
  }
}

/// The request to a scripted cell: a target, traits and priorities.
struct TemplateRequest: Sendable {
  var target: LayoutSize
  var traits: TraitCollection
  var priorities: FittingPriorities

  /// Makes a request by choices; a tame one is what a list asks of its cells.
  init(_ choices: inout Choices, isTame: Bool) {
    let width =
      !isTame && choices.isOne(in: 3)
      ? choices.element(of: Hostile.numbers) ?? 0 : Double(choices.number(below: 1200)) / 2
    let height =
      !isTame && choices.isOne(in: 6) ? choices.element(of: Hostile.numbers) ?? 0 : 0
    target = LayoutSize(width: width, height: height)
    traits = TraitCollection(
      contentSizeCategory: choices.element(of: DynamicTypeCategory.allCases) ?? .large,
      displayScale: !isTame && choices.isOne(in: 4)
        ? choices.element(of: Hostile.numbers) ?? 1 : Double(1 + choices.number(below: 3)),
      layoutDirection: choices.element(of: InterfaceDirection.allCases) ?? .leftToRight,
      locale: choices.element(of: ["en_US", "ja", "ar", "de_DE", "", "x-\u{0}-é"]) ?? "en_US",
      legibilityWeight: choices.isOne(in: 4) ? .bold : .unspecified)
    priorities =
      choices.isOne(in: 2) ? .requiredWidthFittingHeight : .requiredWidthLowHeight
    if !isTame, choices.isOne(in: 8) {
      priorities.horizontal = LayoutPriority(choices.element(of: Hostile.numbers) ?? 1)
      priorities.vertical = LayoutPriority(Double(choices.number(below: 1002)))
    }
  }
}
