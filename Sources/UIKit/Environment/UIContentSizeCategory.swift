import SelfSizingGeometry

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  init(_ category: DynamicTypeCategory) { rawValue = category.rawValueName }

  /// The category for measuring; nil if it is not specified.
  var dynamicTypeCategory: DynamicTypeCategory? { Self.categories[rawValue] }

  private static let categories = Dictionary(
    DynamicTypeCategory.allCases.map { ($0.rawValueName, $0) }, uniquingKeysWith: { $1 })

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(.extraSmall)
  public static let small = UIContentSizeCategory(.small)
  public static let medium = UIContentSizeCategory(.medium)
  public static let large = UIContentSizeCategory(.large)
  public static let extraLarge = UIContentSizeCategory(.extraLarge)
  public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
  public static let extraExtraExtraLarge = UIContentSizeCategory(.extraExtraExtraLarge)
  public static let accessibilityMedium = UIContentSizeCategory(.accessibilityMedium)
  public static let accessibilityLarge = UIContentSizeCategory(.accessibilityLarge)
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibilityExtraLarge)
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraLarge)
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraExtraLarge)

  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  public var isAccessibilityCategory: Bool {
    dynamicTypeCategory?.isAccessibilityCategory ?? false
  }
}

extension UIContentSizeCategory: Comparable {
  /// Orders categories from small to large; what is not specified comes first.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    (first.dynamicTypeCategory?.rawValue ?? -1) < (second.dynamicTypeCategory?.rawValue ?? -1)
  }
}
