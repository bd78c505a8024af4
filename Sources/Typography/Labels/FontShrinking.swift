/// A text that was set smaller so that it fits.
package struct ShrunkText: Sendable {
  /// The factor on the point sizes: 1 if the text fits unchanged.
  package let scale: Double
  /// The lines at that scale. They are truncated if the text does not even fit at the smallest one.
  package let layout: TextLayout

  /// Whether the text is set smaller than its fonts ask for.
  package var isShrunk: Bool { scale < 1 }
}

extension LabelMetrics {
  /// The steps of a scale that `shrunk` looks for.
  static let scaleSteps = 1024

  /// Returns the text as a label with UIKit's `adjustsFontSizeToFitWidth` draws it: at the largest
  /// scale, in steps of 1/1024, at which nothing is truncated.
  ///
  /// A label's intrinsic size does not depend on it: shrinking happens in the width that the label
  /// gets.
  /// - Parameters:
  ///   - text: The prepared text, in its own fonts.
  ///   - width: The label's width in points. Negative or not a number: read as 0.
  ///   - numberOfLines: The most lines. 0 or less for any number: nothing has to shrink.
  ///   - minimumScaleFactor: The smallest scale. 0, the default of a label, 1 and more, negative or
  ///     not a number: the text does not shrink.
  ///   - lineBreakMode: What happens at the ends of lines.
  ///   - lineBreakStrategy: The strategy beyond filling lines.
  /// - Complexity: O(n) in the text's length, at most a dozen times.
  package static func shrunk(
    _ text: PreparedText, toFit width: Double, numberOfLines: Int = 1,
    minimumScaleFactor: Double, lineBreakMode: LineBreakMode = .byTruncatingTail,
    lineBreakStrategy: LineBreakStrategy = .standard
  ) -> ShrunkText {
    func layout(_ steps: Int) -> TextLayout {
      let scaled = steps == scaleSteps ? text : text.scaled(by: Double(steps) / Double(scaleSteps))
      return scaled.layout(
        width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
        lineBreakStrategy: lineBreakStrategy)
    }
    func result(_ steps: Int, _ layout: TextLayout) -> ShrunkText {
      ShrunkText(scale: Double(steps) / Double(scaleSteps), layout: layout)
    }
    let whole = layout(scaleSteps)
    guard whole.isTruncated, minimumScaleFactor > 0, minimumScaleFactor < 1 else {
      return result(scaleSteps, whole)
    }
    var low = Int((minimumScaleFactor * Double(scaleSteps)).rounded(.up))
    var best = layout(low)
    guard !best.isTruncated else { return result(low, best) }
    // The text fits at `low` and does not at `high`.
    var high = scaleSteps
    while high - low > 1 {
      let middle = (low + high) / 2
      let tried = layout(middle)
      if tried.isTruncated {
        high = middle
      } else {
        low = middle
        best = tried
      }
    }
    return result(low, best)
  }
}

extension PreparedText {
  /// The text with all sizes, letter spacings and baseline offsets multiplied; its style stays.
  func scaled(by scale: Double) -> PreparedText {
    func scaled(_ attributes: AttributedText.Attributes) -> AttributedText.Attributes {
      AttributedText.Attributes(
        font: attributes.font.withSize(attributes.font.pointSize * scale),
        kern: attributes.kern * scale, baselineOffset: attributes.baselineOffset * scale)
    }
    if runs.isEmpty {
      let smaller = font.withSize(font.pointSize * scale)
      var text = self
      text.setFont(smaller)
      return text
    }
    var smaller = AttributedText()
    for run in runs {
      smaller += AttributedText(
        TextLine.slice(text, run.utf8Range), attributes: scaled(run.attributes))
    }
    return PreparedText(smaller, paragraphStyle: paragraphStyle, locale: locale)
  }
}
