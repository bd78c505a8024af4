import SelfSizingTypography

/// The style of a label: everything except its text.
package struct LabelStyle: Hashable, Sendable {
  package var font: LabelFont
  /// The maximum number of lines, in 0 ... 2^40; 0 for any number. Negative numbers count as 0.
  package var numberOfLines: Int { didSet { numberOfLines = Self.limit(numberOfLines) } }
  package var lineBreakMode = LineBreakMode.byTruncatingTail
  package var lineBreakStrategy = LineBreakStrategy.standard
  package var paragraphStyle: ParagraphStyle {
    get { rest.paragraphStyle }
    set { rest = Rest(newValue, padding) }
  }
  package var adjustsFontSizeToFitWidth = false
  /// The smallest factor on the size if the text shrinks, between 0 and 1; else it does not shrink.
  package var minimumScaleFactor = 0.0
  /// The padding of a control around the text; nil for a plain label.
  package var padding: TextPadding? {
    get { rest.padding }
    set { rest = Rest(paragraphStyle, newValue) }
  }
  private var rest = Rest.standard

  package init(font: LabelFont, numberOfLines: Int = 1) {
    self.font = font
    self.numberOfLines = Self.limit(numberOfLines)
  }

  /// More lines than any text has, so that one more can be counted.
  private static let largestLimit = 1 << 30

  private static func limit(_ lines: Int) -> Int { min(max(lines, 0), largestLimit) }

  /// The properties that few labels state, kept apart so that a style is small: a list has many
  /// labels (`Benchmarks/compare uikit`, a cell of 12 views).
  private indirect enum Rest: Hashable, Sendable {
    case standard
    case stated(ParagraphStyle, TextPadding?)

    init(_ paragraphStyle: ParagraphStyle, _ padding: TextPadding?) {
      self =
        paragraphStyle == ParagraphStyle() && padding == nil
        ? .standard : .stated(paragraphStyle, padding)
    }

    var paragraphStyle: ParagraphStyle {
      if case .stated(let style, _) = self { style } else { ParagraphStyle() }
    }
    var padding: TextPadding? { if case .stated(_, let padding) = self { padding } else { nil } }
  }

  package var minimumScale: Double { adjustsFontSizeToFitWidth ? minimumScaleFactor : 0 }
  /// Whether all lines of a text in one font are as high as the font makes them, and as far apart.
  package var isUniform: Bool {
    if case .stated(let style, _) = rest { style == ParagraphStyle() } else { true }
  }

  /// Whether lines of a text in one font need only be counted: all are of one height, and filled as
  /// a label fills them that states nothing. The one rule of when no line has to be made.
  package var countsLines: Bool {
    isUniform && lineBreakStrategy == .standard && lineBreakMode != .byCharWrapping
      && minimumScale == 0 && !font.isInTextView
  }

  package func prepared(_ text: String, in font: TextFont, _ locale: LocaleIdentifier)
    -> PreparedText
  {
    isUniform
      ? PreparedText(text, font: font, locale: locale)
      : PreparedText(text, font: font, paragraphStyle: paragraphStyle, locale: locale)
  }
}
