/// A text that was measured once, so that it can be wrapped at any width almost for free.
public struct PreparedText: Sendable {
  /// The most characters that `missingGlyphs` lists.
  public static let maximumMissingGlyphs = 16

  /// The most bytes of UTF-8 that are measured; offsets are kept in 32 bits.
  static let maximumLength = Int(clamping: UInt32.max)

  /// The distance of a label's tab stops, in points.
  public static let defaultTabInterval = 28.0

  private let storage: Storage

  /// Measures a text and finds where its lines may end.
  ///
  /// Any text is accepted; a tab interval that is none, below a point or not a number, reads as 28. Of a
  /// text beyond 4 GB only the first 4 GB are measured.
  /// - Complexity: O(n) in the text's length in UTF-8.
  public init(
    _ text: String, font: TextFont, locale: LocaleIdentifier = .englishUnitedStates,
    tabInterval: Double = PreparedText.defaultTabInterval
  ) {
    var text = text
    let tabInterval = Self.nearestTabInterval(to: tabInterval)
    var preparation = TextPreparation(face: font.face, tabInterval: tabInterval)
    text.withUTF8 { preparation.run($0) }
    storage = Storage(
      text: text, font: font, locale: locale, tabInterval: tabInterval, preparation: preparation)
    _checkInvariants()
  }

  /// The text as given.
  public var text: String { storage.text }
  /// The font it is set in.
  public var font: TextFont { storage.font }
  /// The language that line breaking follows; kept for rules to come, none depends on it yet.
  public var locale: LocaleIdentifier { storage.locale }
  /// The distance of the tab stops in points, from each line's start on.
  public var tabInterval: Double { storage.tabInterval }
  /// The width in points of the widest line if lines end at hard breaks only; trailing spaces do not
  /// count.
  public var naturalWidth: Double { storage.naturalWidth }
  /// The first different characters without a known advance, in the order of the text.
  public var missingGlyphs: [Unicode.Scalar] { storage.missingGlyphs }

  var segments: [TextSegment] { storage.segments }
  var tabs: [TabPosition] { storage.tabs }
  var traits: TextTraits { storage.traits }

  /// What a prepared text holds, so that a copy of it is one reference.
  private final class Storage: Sendable {
    let text: String
    let font: TextFont
    let locale: LocaleIdentifier
    let tabInterval: Double
    let naturalWidth: Double
    let missingGlyphs: [Unicode.Scalar]
    let segments: [TextSegment]
    let tabs: [TabPosition]
    let traits: TextTraits

    init(
      text: String, font: TextFont, locale: LocaleIdentifier, tabInterval: Double,
      preparation: TextPreparation
    ) {
      self.text = text
      self.font = font
      self.locale = locale
      self.tabInterval = tabInterval
      naturalWidth = preparation.naturalWidth
      missingGlyphs = preparation.missingGlyphs
      segments = preparation.segments
      tabs = preparation.tabs
      traits = preparation.traits
    }
  }

  private static func nearestTabInterval(to interval: Double) -> Double {
    interval >= 1 && interval < .infinity ? interval : defaultTabInterval
  }

  /// How far the widths may be trusted: modelled at best, as kerning is fitted, and ligatures
  /// are left out; exact for an empty text.
  public var fidelity: Fidelity {
    guard !segments.isEmpty else { return .exact }
    let isAssumed = traits.missingCount > 0 || traits.needsShaping || traits.needsDictionary
    return Swift.max(font.fidelity, isAssumed ? .assumed : .modelled)
  }

  /// What makes the widths less than modelled; empty if nothing does.
  public var findings: [TextFinding] {
    var findings: [TextFinding] = []
    if traits.missingCount > 0 {
      findings.append(.missingGlyphs(first: missingGlyphs, count: traits.missingCount))
    }
    if traits.needsShaping { findings.append(.needsShaping) }
    if traits.needsDictionary { findings.append(.needsDictionary) }
    return findings
  }
}

/// What a text holds that its font or the line breaker does not know.
struct TextTraits: Hashable, Sendable {
  /// The number of characters without a known advance.
  var missingCount = 0
  /// Whether a script needs shaping.
  var needsShaping = false
  /// Whether a script's words need a dictionary.
  var needsDictionary = false
}
