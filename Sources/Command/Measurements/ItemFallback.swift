import SelfSizing

/// Characters of an item's text that a fallback sets, and the fallback by name.
struct ItemFallback: Hashable, Sendable {
  let item: String
  /// The family and the version of the fallback.
  let font: String
  /// The first different characters.
  let characters: [Unicode.Scalar]
  let count: Int

  /// The use in words: `title: 2 characters (直) from Noto Sans CJK KR, Version 2.004`.
  var text: String {
    let shown = String(String.UnicodeScalarView(characters))
    return "\(item): \(NumberFormat.counted(count, "character")) (\(shown)) from \(font)"
  }
}

extension ItemFallback {
  static func all(of facts: CellFacts) -> [ItemFallback] {
    facts.fallbackUses.map { item, use in
      ItemFallback(item: item, font: use.face.title, characters: use.characters, count: use.count)
    }
  }
}

extension CellMeasurement {
  var fallbacks: [ItemFallback] { ItemFallback.all(of: CellOutcome(self).facts) }
}
