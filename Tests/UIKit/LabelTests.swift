import SelfSizingUIKit
import Testing

/// Labels' sizes, by what Apple documents of their properties.
@Suite(.serialized) @MainActor struct LabelTests {
  private let text = "A text that is long enough for several lines at a small width"

  private func label(_ text: String?, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("a label has the system font of 17 points, one line, and truncates its tail")
  func defaults() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17) && label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural)
    #expect(label.text == nil && label.intrinsicContentSize == .zero)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test("the intrinsic size is that of one line, however long, or of lines in a preferred width")
  func intrinsicSizes() {
    let single = label(text, lines: 1).intrinsicContentSize
    #expect(label("A", lines: 1).intrinsicContentSize.height == single.height)
    let several = label(text)
    #expect(several.intrinsicContentSize == single)
    several.preferredMaxLayoutWidth = 100
    let wrapped = several.intrinsicContentSize
    #expect(wrapped.width <= 100 && wrapped.height > 3 * single.height)
    several.numberOfLines = 2
    let limited = several.intrinsicContentSize
    #expect(limited.height > single.height && limited.height < wrapped.height)
    several.preferredMaxLayoutWidth = 0
    #expect(several.intrinsicContentSize == single)
  }

  @Test("a label fits a width with as many lines as it may have")
  func fittingSizes() {
    let single = label(text, lines: 1)
    let line = single.intrinsicContentSize.height
    #expect(single.sizeThatFits(CGSize(width: 100, height: 1_000)).height == line)
    let heights = [0, 1, 2, 3].map { lines in
      label(text, lines: lines).sizeThatFits(CGSize(width: 120, height: 1_000)).height
    }
    #expect(heights[1] == line)
    #expect(heights[2] > heights[1] && heights[3] > heights[2] && heights[0] >= heights[3])
    let sized = label(text)
    sized.frame = CGRect(x: 5, y: 6, width: 120, height: 0)
    sized.sizeToFit()
    #expect(sized.frame.origin == CGPoint(x: 5, y: 6))
    #expect(sized.bounds.height == heights[0] && sized.bounds.width <= 120)
  }

  @Test("line breaks in the text are lines; an empty text has none")
  func lineBreaks() {
    let line = label("A").intrinsicContentSize.height
    let three = label("A\nB\nC").intrinsicContentSize.height
    #expect(abs(three - 3 * line) < 1.5)
    #expect(label("A\nB\nC", lines: 1).intrinsicContentSize.height == line)
    #expect(label("").intrinsicContentSize == .zero && label(nil).intrinsicContentSize == .zero)
  }

  @Test("an attributed text has its own fonts, and replaces the text")
  func attributedTexts() {
    let label = label("Plain")
    let plain = label.intrinsicContentSize
    label.attributedText = NSAttributedString(
      string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(label.text == "Large")
    #expect(label.intrinsicContentSize.height > 2 * plain.height)
    label.text = "Plain"
    #expect(label.attributedText?.string == "Plain")
  }

  @Test("a text rectangle is within the bounds, and no larger than its lines")
  func textRectangles() {
    let label = label(text)
    let bounds = CGRect(x: 10, y: 20, width: 120, height: 500)
    let all = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    let one = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(bounds.contains(all) && one.height < all.height)
    #expect(all.minX == 10)
  }

  @Test("text styles have Apple's sizes at the default category")
  func styles() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size, "\(style)")
    }
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: large).pointSize == 40)
  }

  @Test("metrics scale fonts and lengths with their text style, up to a largest size")
  func metrics() {
    let small = UITraitCollection(preferredContentSizeCategory: .large)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 20)
    #expect(metrics.scaledFont(for: font, compatibleWith: small).pointSize == 20)
    let scaled = metrics.scaledFont(for: font, compatibleWith: large).pointSize
    #expect(scaled > 50 && scaled < 70)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large).pointSize == 30)
    #expect(metrics.scaledValue(for: 10, compatibleWith: small) == 10)
    #expect(metrics.scaledValue(for: 10, compatibleWith: large) > 25)
  }
}
