import SelfSizing

/// The traits and priorities that all measurements of a run share. Equal settings have fonts of the
/// same names: a baseline keeps no more of a font file.
package struct MeasurementSettings: Sendable {
  /// The traits; each measurement replaces the content size category, which is large here.
  package let traits: TraitCollection
  package let priorities: FittingPriorities
  /// The names of the font files; settings from a baseline have the names alone.
  package let fonts: MeasuringFonts

  /// The names of fonts are those of the traits' fonts unless they are given.
  package init(
    _ traits: TraitCollection = TraitCollection(),
    priorities: FittingPriorities = .requiredWidthFittingHeight, fonts: MeasuringFonts? = nil
  ) {
    self.traits = traits.modifyingTraits { $0.contentSizeCategory = .large }
    self.priorities = priorities
    self.fonts = fonts ?? MeasuringFonts(traits)
  }

  func withFonts(of traits: TraitCollection) -> MeasurementSettings {
    MeasurementSettings(
      self.traits.modifyingTraits {
        $0.systemFont = traits.systemFont
        $0.fallbackFonts = traits.fallbackFonts
      }, priorities: priorities)
  }

  package func traits(_ category: DynamicTypeCategory) -> TraitCollection {
    traits.modifyingTraits { $0.contentSizeCategory = category }
  }

  /// The settings in words: `3x, left to right, en_US, Bold Text, regular width`.
  package var summary: String {
    ([Self.scale(traits), Self.direction(traits), traits.locale.identifier] + optional)
      .joined(separator: ", ")
  }

  /// The differences from a new iPhone's settings, each after a comma: `, Bold Text`.
  var remarks: String {
    let usual = TraitCollection()
    var words: [String] = []
    if traits.displayScale != usual.displayScale { words.append(Self.scale(traits)) }
    if traits.layoutDirection != usual.layoutDirection { words.append(Self.direction(traits)) }
    if traits.locale != usual.locale { words.append(traits.locale.identifier) }
    return (words + optional).map { ", \($0)" }.joined()
  }

  /// The traits that may be unspecified, in words where they are not.
  private var optional: [String] {
    var words: [String] = []
    switch traits.legibilityWeight {
    case .unspecified: break
    case .regular: words.append("no Bold Text")
    case .bold: words.append("Bold Text")
    }
    let sizeClasses = [(traits.horizontalSizeClass, "width"), (traits.verticalSizeClass, "height")]
    words += sizeClasses.filter { $0.0 != .unspecified }.map { "\($0) \($1)" }
    return words + fonts.words
  }

  private static func scale(_ traits: TraitCollection) -> String { "\(traits.displayScale.short)x" }

  private static func direction(_ traits: TraitCollection) -> String {
    traits.layoutDirection == .leftToRight ? "left to right" : "right to left"
  }
}

extension TraitCollection {
  /// The traits that may be unspecified and are not, under UIKit's names.
  var specified: [(name: String, value: String)] {
    [
      ("legibilityWeight", "\(legibilityWeight)"),
      ("horizontalSizeClass", "\(horizontalSizeClass)"),
      ("verticalSizeClass", "\(verticalSizeClass)"),
    ].filter { $0.1 != "unspecified" }
  }
}

extension MeasurementSettings: Hashable {
  /// The traits without what their fonts' names say.
  private var fontless: TraitCollection {
    traits.modifyingTraits {
      $0.systemFont = nil
      $0.fallbackFonts = nil
    }
  }

  package static func == (first: MeasurementSettings, second: MeasurementSettings) -> Bool {
    first.priorities == second.priorities && first.fonts == second.fonts
      && first.fontless == second.fontless
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(fontless)
    hasher.combine(priorities)
    hasher.combine(fonts)
  }
}

/// The names of the font files that texts are measured with, by family and version.
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
