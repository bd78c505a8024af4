/// The spacing and alignment of a text's lines and paragraphs; lengths are in points.
///
/// The counterpart of `NSParagraphStyle`. A paragraph ends at a hard break. A length that is
/// negative where none may be, or not a number, reads as 0; one beyond 1,000,000 as that.
/// - Source: The height multiple multiplies the natural line height before the limits apply, and
///   line spacing is between lines only, as measured; else the documentation of `NSParagraphStyle`.
public struct ParagraphStyle: Hashable, Sendable {
  /// The greatest length of a style.
  public static let maximumLength = 1e6
  /// The distance of a label's tab stops.
  public static let defaultTabInterval = 28.0

  /// On which side lines are set.
  public var alignment: TextAlignment
  /// The extra distance between two lines.
  public var lineSpacing: Double { didSet { lineSpacing.clampLength() } }
  /// The least height of a line.
  public var minimumLineHeight: Double { didSet { minimumLineHeight.clampLength() } }
  /// The greatest height of a line; 0 for none.
  public var maximumLineHeight: Double { didSet { maximumLineHeight.clampLength() } }
  /// The factor on a line's natural height before the limits; 0 leaves it.
  public var lineHeightMultiple: Double { didSet { lineHeightMultiple.clampLength() } }
  /// The extra distance after each paragraph except the last.
  public var paragraphSpacing: Double { didSet { paragraphSpacing.clampLength() } }
  /// The extra distance before each paragraph but the first.
  public var paragraphSpacingBefore: Double { didSet { paragraphSpacingBefore.clampLength() } }
  /// How far the first line of each paragraph begins from the leading edge.
  public var firstLineHeadIndent: Double { didSet { firstLineHeadIndent.clampLength() } }
  /// How far the other lines begin from the leading edge.
  public var headIndent: Double { didSet { headIndent.clampLength() } }
  /// Where lines end: above 0 this far from the leading edge, else from the trailing one.
  public var tailIndent: Double { didSet { tailIndent = Self.signedLength(tailIndent) } }
  /// Where tabs lead, from the leading edge; kept in rising order, at most `maximumTabStops`.
  public var tabStops: [Double] { didSet { tabStops = Self.sortedStops(tabStops) } }
  /// The distance of the stops after the last one of `tabStops`, which are its multiples; 28 if it
  /// is below a point or beyond the greatest length.
  public var defaultTabInterval: Double {
    didSet { defaultTabInterval = Self.interval(defaultTabInterval) }
  }

  package static let maximumTabStops = 1000

  /// Creates a style; what is not given is as in a label without one.
  public init(
    alignment: TextAlignment = .natural, lineSpacing: Double = 0, minimumLineHeight: Double = 0,
    maximumLineHeight: Double = 0, lineHeightMultiple: Double = 0, paragraphSpacing: Double = 0,
    paragraphSpacingBefore: Double = 0, firstLineHeadIndent: Double = 0, headIndent: Double = 0,
    tailIndent: Double = 0, tabStops: [Double] = [],
    defaultTabInterval: Double = ParagraphStyle.defaultTabInterval
  ) {
    self.alignment = alignment
    self.lineSpacing = Self.length(lineSpacing)
    self.minimumLineHeight = Self.length(minimumLineHeight)
    self.maximumLineHeight = Self.length(maximumLineHeight)
    self.lineHeightMultiple = Self.length(lineHeightMultiple)
    self.paragraphSpacing = Self.length(paragraphSpacing)
    self.paragraphSpacingBefore = Self.length(paragraphSpacingBefore)
    self.firstLineHeadIndent = Self.length(firstLineHeadIndent)
    self.headIndent = Self.length(headIndent)
    self.tailIndent = Self.signedLength(tailIndent)
    self.tabStops = Self.sortedStops(tabStops)
    self.defaultTabInterval = Self.interval(defaultTabInterval)
  }

  fileprivate static func length(_ length: Double) -> Double {
    length > 0 ? Swift.min(length, maximumLength) : 0
  }

  private static func signedLength(_ length: Double) -> Double {
    length < 0 ? -Self.length(-length) : Self.length(length)
  }

  private static func sortedStops(_ stops: [Double]) -> [Double] {
    guard !stops.isEmpty else { return stops }
    return stops.prefix(maximumTabStops).map(length).filter { $0 > 0 }.sorted()
  }

  private static func interval(_ interval: Double) -> Double {
    (1...maximumLength).contains(interval) ? interval : defaultTabInterval
  }
}

/// On which side the lines of a text are set, the counterpart of `NSTextAlignment`. A wrapped line
/// that is set right counts the white space it was broken at, as measured.
public enum TextAlignment: Int, Hashable, Sendable, CaseIterable {
  /// The left side.
  case left
  /// In the middle.
  case center
  /// The right side.
  case right
  /// Both sides.
  case justified
  /// The side where the language begins; the default.
  case natural
}

extension Double {
  fileprivate mutating func clampLength() { self = ParagraphStyle.length(self) }
}
