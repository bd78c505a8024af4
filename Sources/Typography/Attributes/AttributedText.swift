/// A text whose parts have their own fonts, letter spacings and baseline offsets.
///
/// The counterpart of `NSAttributedString`, as far as measuring depends on it:
///
/// ```swift
/// var price = AttributedText("19", font: .systemFont(ofSize: 34, weight: .bold))
/// price += AttributedText(".99", font: .systemFont(ofSize: 17), baselineOffset: 11)
/// ```
public struct AttributedText: Hashable, Sendable {
  /// The attributes of a part of a text.
  public struct Attributes: Hashable, Sendable {
    package static let maximumDistance = 1000.0

    /// The font; the system's at 17 points if no other is given.
    public var font: TextFont
    /// The points by which every character's advance grows, that of a line's last one included;
    /// negative where it shrinks, though no advance falls below 0. Pairs are also kerned.
    public let kern: Double
    /// The points by which the baseline is above the line's; negative below it.
    public let baselineOffset: Double

    /// Creates attributes; distances that are not a number read as 0, others are moved into range.
    public init(
      font: TextFont = .systemFont(ofSize: 17), kern: Double = 0, baselineOffset: Double = 0
    ) {
      self.font = font
      self.kern = Self.nearestDistance(to: kern)
      self.baselineOffset = Self.nearestDistance(to: baselineOffset)
    }

    /// How far widths may be trusted: how UIKit adds a letter spacing to pairs is not published.
    var fidelity: Fidelity { kern == 0 ? font.fidelity : .assumed }

    private static func nearestDistance(to distance: Double) -> Double {
      guard !distance.isNaN else { return 0 }
      return Swift.min(Swift.max(distance, -maximumDistance), maximumDistance)
    }
  }

  /// A part with the same attributes throughout.
  public struct Run: Hashable, Sendable {
    /// The part's range, as offsets in the text's UTF-8.
    public let utf8Range: Range<Int>
    /// The run's attributes.
    public let attributes: Attributes
  }

  /// The text without its attributes.
  public private(set) var text: String
  /// The parts in order; a text without characters has none, or an empty one that keeps its font.
  public private(set) var runs: [Run]

  /// Creates a text without characters.
  public init() { self.init("", runs: []) }

  init(_ text: String, runs: [Run]) {
    self.text = text
    self.runs = runs
  }

  /// Creates a text with the same attributes throughout.
  public init(_ text: String, attributes: Attributes) {
    self.init(text, runs: [Run(utf8Range: 0..<text.utf8.count, attributes: attributes)])
  }

  /// Creates a text with the same font, letter spacing and baseline offset throughout, in points.
  public init(_ text: String, font: TextFont, kern: Double = 0, baselineOffset: Double = 0) {
    self.init(text, attributes: Attributes(font: font, kern: kern, baselineOffset: baselineOffset))
  }

  /// Adds a text at the end, in O(n) of its length and runs.
  /// - Complexity: O(n) in the length and the runs of what is added.
  public mutating func append(_ other: AttributedText) {
    guard !other.text.isEmpty else { return }
    if text.isEmpty { runs = [] }
    let length = text.utf8.count
    text += other.text
    for run in other.runs {
      var range = run.utf8Range.lowerBound + length..<run.utf8Range.upperBound + length
      if let last = runs.last, last.attributes == run.attributes {
        range = last.utf8Range.lowerBound..<range.upperBound
        runs.removeLast()
      }
      runs.append(Run(utf8Range: range, attributes: run.attributes))
    }
  }

  /// Adds a text at the end of another one.
  public static func += (text: inout AttributedText, other: AttributedText) { text.append(other) }

  /// Returns two texts one after the other.
  public static func + (first: AttributedText, second: AttributedText) -> AttributedText {
    var text = first
    text.append(second)
    return text
  }

  /// Returns the text in fonts that the traits' fonts set, as heavy as the reader gets them.
  package func compatible(with traits: TraitCollection) -> AttributedText {
    guard
      traits.systemFont != nil || traits.fallbackFonts != nil || traits.legibilityWeight == .bold
    else { return self }
    return mapFonts { $0.drawn(for: traits) }
  }

  /// Texts are equal if they have the same characters, written alike, with the same attributes.
  public static func == (first: AttributedText, second: AttributedText) -> Bool {
    first.runs == second.runs && first.text.isIdentical(to: second.text)
  }

  package var inTextView: AttributedText { mapFonts { $0.inTextView } }

  private func mapFonts(_ transform: (TextFont) -> TextFont) -> AttributedText {
    let runs = runs.map { run in
      var attributes = run.attributes
      attributes.font = transform(attributes.font)
      return Run(utf8Range: run.utf8Range, attributes: attributes)
    }
    return AttributedText(text, runs: runs)
  }
}
