/// A label's choices in addition to filling its lines, the counterpart of
/// `NSParagraphStyle.LineBreakStrategy`. Only `hangulWordPriority` changes the number of lines.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Creates a set of strategies from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moves a word down so that the last line of a paragraph does not hold a single one. UIKit's
  /// rule is not published; here the last word of the line before moves if both lines then fit.
  public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
  /// Does not break between the Hangul syllables of a word.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
  /// The strategy of labels: every option.
  public static let standard: LineBreakStrategy = [.pushOut, .hangulWordPriority]
}
