import SelfSizingGeometry

/// The reader's text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: String
  /// Creates one from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  init(_ category: DynamicTypeCategory) { rawValue = category.rawValueName }

  /// The category for measuring; nil if it is not specified.
  var dynamicTypeCategory: DynamicTypeCategory? { Self.categories[rawValue] }

  private static let categories = Dictionary(
    DynamicTypeCategory.allCases.map { ($0.rawValueName, $0) }, uniquingKeysWith: { $1 })

  /// UIKit's `unspecified`.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// UIKit's `extraSmall`.
  public static let extraSmall = UIContentSizeCategory(.extraSmall)
  /// UIKit's `small`.
  public static let small = UIContentSizeCategory(.small)
  /// UIKit's `medium`.
  public static let medium = UIContentSizeCategory(.medium)
  /// UIKit's `large`.
  public static let large = UIContentSizeCategory(.large)
  /// UIKit's `extraLarge`.
  public static let extraLarge = UIContentSizeCategory(.extraLarge)
  /// UIKit's `extraExtraLarge`.
  public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
  /// UIKit's `extraExtraExtraLarge`.
  public static let extraExtraExtraLarge = UIContentSizeCategory(.extraExtraExtraLarge)
  /// UIKit's `accessibilityMedium`.
  public static let accessibilityMedium = UIContentSizeCategory(.accessibilityMedium)
  /// UIKit's `accessibilityLarge`.
  public static let accessibilityLarge = UIContentSizeCategory(.accessibilityLarge)
  /// UIKit's `accessibilityExtraLarge`.
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibilityExtraLarge)
  /// UIKit's `accessibilityExtraExtraLarge`.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraLarge)
  /// UIKit's `accessibilityExtraExtraExtraLarge`.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraExtraLarge)

  /// UIKit's `didChangeNotification`.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// UIKit's `newValueUserInfoKey`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// UIKit's `isAccessibilityCategory`.
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
