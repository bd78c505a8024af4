import SelfSizing

/// The names of the font files that texts are measured with, by family and version. Nothing else of
/// a file is kept.
package struct MeasuringFonts: Hashable, Sendable {
  /// The file that replaces the system font; nil for the built-in figures.
  package let systemFont: String?
  let fallbackFonts: [String]
}

extension MeasuringFonts {
  init(_ traits: TraitCollection) {
    systemFont = traits.systemFont?.name
    fallbackFonts = traits.fallbackFonts?.faces.map(\.title) ?? []
  }

  var words: [String] {
    (systemFont.map { ["system font \($0)"] } ?? [])
      + (fallbackFonts.isEmpty ? [] : ["fallbacks \(fallbackFonts.joined(separator: "; "))"])
  }

  package var summary: String {
    words.isEmpty ? "the built-in system font" : words.joined(separator: ", ")
  }
}
