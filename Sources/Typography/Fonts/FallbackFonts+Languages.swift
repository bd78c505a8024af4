extension FallbackFonts {
  /// Returns the faces in the order for contents of a language.
  public func faces(for locale: LocaleIdentifier) -> [FontFace] {
    #if hasFeature(Embedded)
      return []  // There are no faces; see ``FontFace``.
    #else
      let order = Self.order(for: locale)
      func rank(_ index: Int) -> Int {
        guard let writing = writings[index] else { return -1 }
        return order.firstIndex(of: writing) ?? order.count
      }
      return faces.indices.sorted { (rank($0), $0) < (rank($1), $1) }.map { faces[$0] }
    #endif
  }

  private static func order(for locale: LocaleIdentifier) -> [Writing] {
    let parts = locale.identifier.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    let first: [Writing] =
      switch locale.languageCode {
      case "ja": [.japanese]
      case "ko": [.korean]
      case "yue": [.hongKong, .traditionalChinese]
      case "zh" where parts.contains("hk") || parts.contains("mo"):
        [.hongKong, .traditionalChinese]
      case "zh" where parts.contains("hant") || parts.contains("tw"):
        [.traditionalChinese, .hongKong]
      case "zh": [.simplifiedChinese]
      default: []
      }
    return first + Writing.allCases.filter { !first.contains($0) }
  }
}
