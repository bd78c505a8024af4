/// The names of the text sizes on command lines, in files and in headings.
extension DynamicTypeCategory {
  /// The name in output: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1 … AX5.
  package var sizeName: String {
    switch self {
    case .extraSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "xLarge"
    case .extraExtraLarge: "xxLarge"
    case .extraExtraExtraLarge: "xxxLarge"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    }
  }

  /// The name in headings, where room is scarce: xS, S, M, L, xL, xxL, xxxL, AX1 … AX5.
  package var headingName: String {
    switch self {
    case .extraSmall: "xS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "xL"
    case .extraExtraLarge: "xxL"
    case .extraExtraExtraLarge: "xxxL"
    default: sizeName
    }
  }

  /// The name of the constant in UIKit: extraSmall … accessibilityExtraExtraExtraLarge.
  package var constantName: String {
    switch self {
    case .extraSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "extraLarge"
    case .extraExtraLarge: "extraExtraLarge"
    case .extraExtraExtraLarge: "extraExtraExtraLarge"
    case .accessibilityMedium: "accessibilityMedium"
    case .accessibilityLarge: "accessibilityLarge"
    case .accessibilityExtraLarge: "accessibilityExtraLarge"
    case .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge"
    case .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge"
    }
  }

  /// The raw value in UIKit: UICTContentSizeCategoryXS … UICTContentSizeCategoryAccessibilityXXXL.
  package var rawValueName: String {
    let letters = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
    // The accessibility sizes begin again at M.
    let suffix =
      isAccessibilityCategory ? "Accessibility" + letters[rawValue - 5] : letters[rawValue]
    return "UICTContentSizeCategory" + suffix
  }

  /// Creates a category from any of its names, in upper or lower case; nil for other texts.
  public init?(sizeName: String) {
    let name = sizeName.lowercased()
    let category = Self.allCases.first { category in
      [category.sizeName, category.headingName, category.constantName, category.rawValueName]
        .contains { $0.lowercased() == name }
    }
    guard let category else { return nil }
    self = category
  }
}
