import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The forms that figures of the known systems have in common.
extension PlatformProfile {
  static func buttons(_ fidelity: Fidelity, _ source: String) -> [ButtonSize: ButtonMetrics] {
    func metrics(_ vertical: Double, _ horizontal: Double, _ style: TextStyle) -> ButtonMetrics {
      ButtonMetrics(
        contentInsets: SourcedValue(
          DirectionalEdgeInsets(
            top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal), fidelity,
          source: source), textStyle: SourcedValue(style, fidelity, source: source))
    }
    return [
      .mini: metrics(5, 10, .subheadline), .small: metrics(5, 10, .subheadline),
      .medium: metrics(7, 12, .body), .large: metrics(15, 20, .body),
    ]
  }

  /// At least 30 points wide, the line's height rounded up to whole points and 12.
  static func systemButton(_ fidelity: Fidelity, _ source: String) -> SourcedValue<TextPadding> {
    var padding = TextPadding(
      insets: DirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0))
    padding.minimumWidth = 30
    padding.wholePoints = .height
    return SourcedValue(padding, fidelity, source: source)
  }

  /// As wide as the text in whole points; 22 points high for a line of 20.29.
  static func textField(_ fidelity: Fidelity, _ source: String) -> SourcedValue<TextPadding> {
    var padding = TextPadding(
      insets: DirectionalEdgeInsets(top: 0.5, leading: 0, bottom: 0.5, trailing: 0))
    padding.wholePoints = .both
    padding.isCentered = false
    return SourcedValue(padding, fidelity, source: source)
  }

  /// 28 points wider than the text in whole points, which begins 7 from the edge; 34 high for a
  /// line of 20.29.
  static func borderedTextField(_ fidelity: Fidelity, _ source: String) -> SourcedValue<TextPadding>
  {
    var padding = TextPadding(
      insets: DirectionalEdgeInsets(top: 6.5, leading: 7, bottom: 6.5, trailing: 7))
    padding.spareWidth = 14
    padding.wholePoints = .both
    padding.isCentered = false
    return SourcedValue(padding, fidelity, source: source)
  }

  /// The size of a page control under some traits.
  ///
  /// - Source: 18 points for each page and 20 around them, 26 high, on iOS 26.1 at 2x; at 3x 17⅔
  ///   for each page and 25⅔ high, by one sample of five pages. Other systems are assumed to have
  ///   the same.
  package func pageControlSize(pages: Int, for traits: TraitCollection) -> LayoutSize {
    let isThreefold = traits.displayScale == 3
    let width = (isThreefold ? 53.0 / 3 : 18) * Double(max(pages, 0)) + 20
    return LayoutSize(width: traits.pixelGrid.roundedUp(width), height: isThreefold ? 77.0 / 3 : 26)
  }

  /// How far the size of a page control may be trusted, and where it comes from.
  package var pageControlSource: (fidelity: Fidelity, text: String) {
    name == PlatformProfile.iOS26.name
      ? (.modelled, "size by samples of three and five pages on iOS 26.1")
      : (.assumed, "size as on iOS 26")
  }

  /// The size of a segmented control with titles: as wide as its widest title for each segment.
  ///
  /// - Source: Titles are of 13 points at every text size, the selected one medium, on iOS 26.1.
  ///   The room beside them is assumed.
  package func segmentedControlSize(titles: [String]) -> LayoutSize {
    let font = TextFont.systemFont(ofSize: 13, weight: .medium)
    let widest = titles.map { PreparedText($0, font: font).naturalWidth }.max() ?? 0
    return LayoutSize(
      width: (widest + 24).rounded(.up) * Double(titles.count),
      height: controls[.segmentedControl]?.intrinsicContentSize.value.height ?? -1)
  }
}
