/// A text that was measured once, so that it can be wrapped at any width almost for free. It takes
/// 24 bytes for each opportunity to end a line, a fixed part, and the text.
public struct PreparedText: Sendable {
  package static let maximumMissingGlyphs = 16
  /// How far apart two positions may be that count as the same, in points.
  static let positionTolerance = 0x1p-18
  /// The most bytes of UTF-8 that are measured; offsets are kept in 32 bits.
  static let maximumLength = TextSegment.maximumEnd

  private var storage: Storage
  /// The font it is set in; of an attributed text that of its first run.
  public private(set) var font: TextFont
  /// The length in points of the unit of positions: a point, or a unit of the font.
  private(set) var unit: Double

  /// Measures a text and finds where its lines may end, in O(n) of its length in UTF-8. Of a text
  /// beyond 4 GB only the first 4 GB are measured.
  /// - Complexity: O(n) in the text's length in UTF-8.
  public init(_ text: String, font: TextFont, locale: LocaleIdentifier = .englishUnitedStates) {
    self.init(text, font, nil, locale)
  }

  /// Measures a text whose lines and paragraphs have a style.
  /// - Complexity: O(n) in the text's length in UTF-8.
  public init(
    _ text: String, font: TextFont, paragraphStyle: ParagraphStyle,
    locale: LocaleIdentifier = .englishUnitedStates
  ) { self.init(text, font, TextSetting(paragraphStyle, runs: []), locale) }

  /// Measures a text of several fonts. Characters of different runs are not kerned.
  /// - Complexity: O(n) in the text's length in UTF-8 and the number of runs.
  public init(
    _ text: AttributedText, paragraphStyle: ParagraphStyle = ParagraphStyle(),
    locale: LocaleIdentifier = .englishUnitedStates
  ) {
    let runs = text.runs
    let first = runs.first?.attributes ?? AttributedText.Attributes()
    let isPlain = runs.count <= 1 && first.kern == 0 && first.baselineOffset == 0
    let setting =
      isPlain && paragraphStyle == ParagraphStyle()
      ? nil : TextSetting(paragraphStyle, runs: isPlain ? [] : runs)
    self.init(text.text, first.font, setting, locale)
  }

  private init(
    _ text: String, _ font: TextFont, _ setting: TextSetting?, _ locale: LocaleIdentifier
  ) {
    storage = Storage()
    self.font = font
    unit = storage.measure(text, font, setting, locale)
    _checkInvariants()
  }

  /// Prepares another text in the place of this one, equal to a freshly prepared one. The storage
  /// is used again unless another text shares it, so that many texts one after the other allocate
  /// nothing.
  package mutating func replace(
    by text: String, font: TextFont, locale: LocaleIdentifier = .englishUnitedStates
  ) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage() }
    if !self.font.isSame(as: font) { self.font = font }
    unit = storage.measure(text, font, nil, locale)
    _checkInvariants()
  }

  /// Sets the text in another font, to the bit as preparing it in that font would; runs keep
  /// theirs.
  ///
  /// - Complexity: O(1) if both fonts are of the same face of a font file, the text has no style
  ///   and no tabs; else O(n) in the text's length.
  package mutating func setFont(_ font: TextFont) {
    guard runs.isEmpty else { return }
    if storage.isInFontUnits, font.measuresInUnits(like: self.font) {
      self.font = font
      unit = font.pointsPerUnit
    } else if setting == nil {
      replace(by: text, font: font, locale: locale)
    } else {
      self = PreparedText(text, font, setting, locale)
    }
  }

  /// The text as given.
  public var text: String { storage.text }
  package var measuredLength: Int { storage.segments.last?.end ?? 0 }
  /// The language that line breaking follows; kept for rules to come, none depends on it yet.
  public var locale: LocaleIdentifier { storage.locale }
  /// How its lines and paragraphs are set.
  public var paragraphStyle: ParagraphStyle { storage.setting?.paragraphStyle ?? ParagraphStyle() }
  /// The runs of an attributed text; empty for a text of one font without other attributes.
  public var runs: [AttributedText.Run] { storage.setting?.runs ?? [] }
  /// The width in points of the widest line if lines end at hard breaks only, with indents and
  /// without trailing spaces.
  public var naturalWidth: Double { storage.naturalWidth * unit }
  package var missingGlyphs: [Unicode.Scalar] { storage.details?.missingGlyphs ?? [] }
  /// The text's pieces; their positions are multiples of `unit`.
  var segments: [TextSegment] { storage.segments }
  /// The face that the segments were measured with, in their unit; runs have their own.
  var face: ScaledFace { storage.face ?? font.face }
  var tabs: [TabPosition] { storage.details?.tabs ?? [] }
  var traits: TextTraits { storage.details?.traits ?? TextTraits() }
  var setting: TextSetting? { storage.setting }
  #if HarfBuzz
    var shaped: ShapedText? { storage.details?.shaped }
  #endif
  var wrapping: Wrapping { storage.wrapping }

  /// How much thought wrapping takes.
  enum Wrapping {
    /// Every segment but the last ends at a mere opportunity; there are neither tabs nor indents;
    /// or every line has to be looked at, as there are tabs, or the style moves the lines' ends.
    case paragraph, plain, styled
  }

  private final class Details: Sendable {
    let missingGlyphs: [Unicode.Scalar]
    let tabs: [TabPosition]
    let traits: TextTraits
    #if HarfBuzz
      let shaped: ShapedText?
    #endif

    init(_ preparation: borrowing TextPreparation) {
      missingGlyphs = preparation.missingGlyphs
      tabs = preparation.tabs
      traits = preparation.traits
      #if HarfBuzz
        shaped = preparation.shaped
      #endif
    }
  }

  /// The storage of a prepared text, whatever the size.
  ///
  /// Like the buffer of an array it is written only by a `mutating` member of the one value that
  /// holds it, after `isKnownUniquelyReferenced` or as it is made. Exclusive access to that value
  /// is access to the storage, so no property needs its own check, which would cost a tenth of a
  /// new text (`Benchmarks/compare cells`, cold). Only those that change in place are marked: the
  /// compiler leaves the check out where a property is just read and written.
  private final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) private(set) var text = ""
    private(set) var face: ScaledFace?
    private(set) var isInFontUnits = false
    private(set) var locale = LocaleIdentifier.englishUnitedStates
    private(set) var setting: TextSetting?
    private(set) var naturalWidth = 0.0
    @exclusivity(unchecked) private(set) var segments: [TextSegment] = []
    private(set) var details: Details?
    private(set) var wrapping = Wrapping.paragraph

    /// Room for more segments is not kept for the next text.
    private static let largestRoom = 4096

    /// Measures a text, and returns the length of the unit in points.
    func measure(
      _ text: String, _ font: TextFont, _ setting: TextSetting?, _ locale: LocaleIdentifier
    ) -> Double {
      self.text = text
      // What is the same as before is not written again, which saves counting its references.
      if self.locale != locale { self.locale = locale }
      if self.setting !== setting { self.setting = setting }
      isInFontUnits = false
      if setting == nil, let face = font.unitFace {
        measure(font, face)
        // Tabs are at multiples of points; emoji do not grow in proportion.
        isInFontUnits = details.map { $0.tabs.isEmpty && !$0.traits.hasEmoji } ?? true
      }
      if !isInFontUnits { measure(font, font.face) }
      return isInFontUnits ? font.pointsPerUnit : 1
    }

    private func measure(_ font: TextFont, _ face: ScaledFace) {
      if self.face !== face { self.face = face }
      if details != nil { details = nil }
      text.withUTF8 { text in
        let bytes = UnsafeBufferPointer(
          start: text.baseAddress, count: Swift.min(text.count, PreparedText.maximumLength))
        let reusesRoom = segments.capacity > 0 && segments.capacity <= Self.largestRoom
        if reusesRoom {
          segments.removeAll(keepingCapacity: true)
        } else {
          segments = []
          segments.reserveCapacity(
            bytes.reduce(bytes.isEmpty ? 0 : 1) { $0 &+ ($1 == 0x20 ? 1 : 0) })
        }
        measure(bytes, font, face)
        // A text that breaks at more than spaces outgrows its room, up to twice what it needs.
        if !reusesRoom, segments.capacity > segments.count + segments.count / 8 + 4 {
          segments = segments.withUnsafeBufferPointer { Array($0) }
        }
      }
    }

    private func measure(
      _ bytes: UnsafeBufferPointer<UInt8>, _ font: TextFont, _ face: ScaledFace
    ) {
      let words = plainWords(bytes, face)
      if let words, words.endsText {
        segments.append(
          TextSegment(
            edge: words.pen, inkEdge: words.inkEdge, end: bytes.count, ending: .mandatory))
        naturalWidth = Swift.max(0, words.inkEdge)
        wrapping = .paragraph
        return
      }
      var taken: [TextSegment] = []
      swap(&taken, &segments)
      var preparation = TextPreparation(face: face, setting: setting, segments: taken)
      preparation.run(bytes, font: font, locale: locale, behind: words)
      naturalWidth = preparation.naturalWidth
      segments = preparation.segments
      if preparation.hasDetails { details = Details(preparation) }
      let movesLineEnds = setting?.paragraphStyle.movesLineEnds ?? false
      wrapping =
        movesLineEnds || !preparation.tabs.isEmpty
        ? .styled : preparation.isOneParagraph ? .paragraph : .plain
    }

    /// The plain words that a text starts with, which are all of most texts.
    private func plainWords(
      _ bytes: UnsafeBufferPointer<UInt8>, _ face: ScaledFace
    ) -> PlainWords? {
      #if HarfBuzz
        return nil
      #else
        guard setting == nil, !bytes.isEmpty else { return nil }
        return withExtendedLifetime(face) {
          PlainWords(
            bytes, from: 0, pen: 0, behind: 0, endsText: true, face.wordTables, into: &segments)
        }
      #endif
    }
  }

  /// How far the widths may be trusted: modelled at best with the built-in system font, whose
  /// kerning is fitted, and where a font file may set ligatures or alternates, which are left out.
  public var fidelity: Fidelity {
    guard !segments.isEmpty else { return .exact }
    let traits = traits
    let isAssumed =
      traits.missingCount > 0 || traits.hasTypicalWidths || traits.needsShaping
      || traits.needsDictionary
    let fonts = runs.reduce(font.fidelity) { Swift.max($0, $1.attributes.fidelity) }
    return Swift.max(fonts, isAssumed ? .assumed : setsEveryGlyph ? .exact : .modelled)
  }

  private var setsEveryGlyph: Bool {
    // The system font that is built in sets none for sure, which takes no look at the text.
    if runs.isEmpty, font.sizedFace == nil { return false }
    var text = text
    return text.withUTF8 { bytes in
      guard !runs.isEmpty else { return font.setsEveryGlyph(of: bytes) }
      return runs.allSatisfy { run in
        let part = UnsafeBufferPointer(rebasing: bytes[run.utf8Range.clamped(to: bytes.indices)])
        return run.attributes.font.setsEveryGlyph(of: part)
      }
    }
  }

  /// The findings that make the widths less than modelled.
  public var findings: [TextFinding] {
    let traits = traits
    let missing = TextFinding.missingGlyphs(first: missingGlyphs, count: traits.missingCount)
    let findings = [
      (traits.missingCount > 0, missing), (traits.hasTypicalWidths, .typicalWidths),
      (traits.needsShaping, .needsShaping), (traits.needsDictionary, .needsDictionary),
    ]
    return findings.filter { $0.0 }.map { $0.1 }
  }
}

struct TextTraits: Hashable, Sendable {
  var missingCount = 0
  /// By how much all assumed advances may be off, in the text's unit.
  var uncertainAdvance = 0.0
  /// Whether characters have a default width of their kind.
  var hasUnknownWidths = false
  var hasTypicalWidths = false
  /// Whether there are emoji, whose width is not proportional to the size.
  var hasEmoji = false
  var needsShaping = false
  var needsDictionary = false
}
