/// A content size category by its rank, for layouts whose columns follow the text size.
///
/// The counterpart of `UIContentSizeCategory` for a module that knows nothing of text.
public enum TextSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest size.
  case extraSmall
  /// The second size.
  case small
  /// The third size.
  case medium
  /// The size that a device has when it is new.
  case large
  /// The fifth size.
  case extraLarge
  /// The sixth size.
  case extraExtraLarge
  /// The largest of the ordinary sizes.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// The number of the accessibility size from 0; nil for the ordinary sizes.
  public var accessibilityIndex: Int? {
    rawValue < Self.accessibilityMedium.rawValue
      ? nil : rawValue - Self.accessibilityMedium.rawValue
  }

  /// Orders from the smallest to the largest.
  public static func < (first: TextSize, second: TextSize) -> Bool {
    first.rawValue < second.rawValue
  }
}
