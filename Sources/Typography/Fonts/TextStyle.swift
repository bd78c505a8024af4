import SelfSizingGeometry

/// The role of a text, from which Dynamic Type derives its font: `UIFont.TextStyle`.
public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
  /// The title of a screen: 34 points at large.
  case largeTitle
  /// A first-level heading: 28 points at large.
  case title1
  /// A second-level heading: 22 points at large.
  case title2
  /// A third-level heading: 20 points at large.
  case title3
  /// A heading of a row, semibold: 17 points at large.
  case headline
  /// A heading below a headline: 15 points at large.
  case subheadline
  /// Running text: 17 points at large.
  case body
  /// A callout: 16 points at large.
  case callout
  /// A footnote: 13 points at large.
  case footnote
  /// A caption: 12 points at large.
  case caption1
  /// A second caption: 11 points at large.
  case caption2
  /// A title beyond the largest one, bold: 36 points at every category, as no others are published.
  case extraLargeTitle
  /// A second title beyond the largest one, bold: 28 points at every category.
  case extraLargeTitle2

  /// The weight of the style's font.
  public var weight: FontWeight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  package var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title1, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
    default: .semibold
    }
  }

  /// The point size of the style's font at a category.
  public func pointSize(for category: DynamicTypeCategory) -> Double {
    Double(DynamicTypeTable.pointSizes[cell(for: category)])
  }

  /// The distance in points between the baselines of two lines, as UIKit scales by it; nil for the
  /// extra large titles, of which no figure is known.
  ///
  /// - Source: The Human Interface Guidelines' leadings, with eight cells corrected by what
  ///   `UIFontMetrics` answers on iOS 26.1.
  public func leading(for category: DynamicTypeCategory) -> Double? {
    let leading = DynamicTypeTable.leadings[cell(for: category)]
    return leading > 0 ? Double(leading) : nil
  }

  func twinLeading(for category: DynamicTypeCategory) -> Double? {
    let size = DynamicTypeTable.pointSizes[cell(for: category)]
    return zip(DynamicTypeTable.pointSizes, DynamicTypeTable.leadings)
      .first { $0 == size && $1 > 0 }.map { Double($1) }
  }

  /// The leading that the Human Interface Guidelines print instead, if they print another.
  func publishedLeading(for category: DynamicTypeCategory) -> Double? {
    guard let leading = leading(for: category) else { return nil }
    let published = Double(DynamicTypeTable.publishedLeadings[cell(for: category)])
    return published == leading ? nil : published
  }

  /// Whether lines of the style were seen as far apart as its leading asks for.
  ///
  /// - Source: All styles at large, measured on iOS 26.1. In reference images of iOS 16.1 to 26.2:
  ///   two lines of body at small and xxxLarge, text views of subheadline at xxxLarge. Two lines of
  ///   subheadline at AX2 are 72 points high at 2x.
  func isLeadingMeasured(at category: DynamicTypeCategory) -> Bool {
    switch (self, category) {
    case (_, .large): leading(for: category) != nil
    case (.body, .small), (.body, .extraExtraExtraLarge): true
    case (.subheadline, .extraExtraExtraLarge), (.subheadline, .accessibilityLarge): true
    default: false
    }
  }

  private func cell(for category: DynamicTypeCategory) -> Int {
    tableRow * DynamicTypeTable.columns + category.rawValue
  }
}
