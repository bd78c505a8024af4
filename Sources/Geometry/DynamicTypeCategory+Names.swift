extension DynamicTypeCategory {
  private static let names: [(size: String, heading: String, constant: String)] = [
    ("xSmall", "xS", "extraSmall"), ("small", "S", "small"), ("medium", "M", "medium"),
    ("large", "L", "large"), ("xLarge", "xL", "extraLarge"), ("xxLarge", "xxL", "extraExtraLarge"),
    ("xxxLarge", "xxxL", "extraExtraExtraLarge"), ("AX1", "AX1", "accessibilityMedium"),
    ("AX2", "AX2", "accessibilityLarge"), ("AX3", "AX3", "accessibilityExtraLarge"),
    ("AX4", "AX4", "accessibilityExtraExtraLarge"),
    ("AX5", "AX5", "accessibilityExtraExtraExtraLarge"),
  ]

  /// The name in output: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1 … AX5.
  package var sizeName: String { Self.names[rawValue].size }

  /// The name in headings, where room is scarce: xS, S, M, L, xL, xxL, xxxL, AX1 … AX5.
  package var headingName: String { Self.names[rawValue].heading }

  /// The raw value in UIKit: UICTContentSizeCategoryXS … UICTContentSizeCategoryAccessibilityXXXL.
  package var rawValueName: String {
    let letters = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
    let suffix =
      isAccessibilityCategory ? "Accessibility" + letters[rawValue - 5] : letters[rawValue]
    return "UICTContentSizeCategory" + suffix
  }

  /// Creates a category from any of its names, in upper or lower case; nil for other texts.
  public init?(sizeName: String) {
    let name = sizeName.lowercased()
    let category = Self.allCases.first { category in
      let names = Self.names[category.rawValue]
      return [names.size, names.heading, names.constant, category.rawValueName]
        .contains { $0.lowercased() == name }
    }
    guard let category else { return nil }
    self = category
  }
}
