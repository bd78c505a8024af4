import SelfSizingGeometry

public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  init(_ category: DynamicTypeCategory) { rawValue = category.rawValueName }

  /// The category for measuring; nil if it is not specified.
  var dynamicTypeCategory: DynamicTypeCategory? { Self.categories[rawValue] }
  private static let categories = Dictionary(
    DynamicTypeCategory.allCases.map { ($0.rawValueName, $0) }, uniquingKeysWith: { $1 })

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(.extraSmall)
  public static let small = Self(.small)
  public static let medium = Self(.medium)
  public static let large = Self(.large)
  public static let extraLarge = Self(.extraLarge)
  public static let extraExtraLarge = Self(.extraExtraLarge)
  public static let extraExtraExtraLarge = Self(.extraExtraExtraLarge)
  public static let accessibilityMedium = Self(.accessibilityMedium)
  public static let accessibilityLarge = Self(.accessibilityLarge)
  public static let accessibilityExtraLarge = Self(.accessibilityExtraLarge)
  public static let accessibilityExtraExtraLarge = Self(.accessibilityExtraExtraLarge)
  public static let accessibilityExtraExtraExtraLarge = Self(.accessibilityExtraExtraExtraLarge)
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  public var isAccessibilityCategory: Bool { dynamicTypeCategory?.isAccessibilityCategory ?? false }
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    (first.dynamicTypeCategory?.rawValue ?? -1) < (second.dynamicTypeCategory?.rawValue ?? -1)
  }
}
