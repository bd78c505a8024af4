package struct ShrunkText: Sendable {
  /// The factor on the point sizes: 1 if the text fits unchanged.
  package let scale: Double
  /// The lines at that scale. They are truncated if the text does not even fit at the smallest one.
  package let layout: TextLayout
  package var isShrunk: Bool { scale < 1 }
}

extension LabelMetrics {
  static let scaleSteps = 1024

  /// Returns the text as a label with UIKit's `adjustsFontSizeToFitWidth` draws it: at the largest
  /// scale, in steps of 1/1024, at which nothing is truncated. A width that is negative or not a
  /// number reads as 0; a text of any number of lines does not shrink, nor does one with a smallest
  /// scale that is not between 0 and 1.
  ///
  /// A label's intrinsic size does not depend on it: shrinking happens in the width that it gets.
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
    guard whole.isTruncated, minimumScaleFactor > 0, minimumScaleFactor < 1
    else { return result(scaleSteps, whole) }
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
  func scaled(by scale: Double) -> PreparedText {
    func scaled(_ attributes: AttributedText.Attributes) -> AttributedText.Attributes {
      AttributedText.Attributes(
        font: attributes.font.withSize(attributes.font.pointSize * scale),
        kern: attributes.kern * scale, baselineOffset: attributes.baselineOffset * scale)
    }
    if runs.isEmpty {
      var text = self
      text.setFont(font.withSize(font.pointSize * scale))
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
