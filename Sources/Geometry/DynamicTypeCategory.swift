/// One of the twelve text sizes that a reader chooses in the system's settings.
///
/// The counterpart of `UIContentSizeCategory`, ordered from small to large.
public enum DynamicTypeCategory: Int, Hashable, Sendable, CaseIterable {
  /// xSmall
  case extraSmall
  /// small
  case small
  /// medium
  case medium
  /// large, the size a device is sold with
  case large
  /// xLarge
  case extraLarge
  /// xxLarge
  case extraExtraLarge
  /// xxxLarge, the largest without the accessibility sizes
  case extraExtraExtraLarge
  /// AX1
  case accessibilityMedium
  /// AX2
  case accessibilityLarge
  /// AX3
  case accessibilityExtraLarge
  /// AX4
  case accessibilityExtraExtraLarge
  /// AX5, the largest of all
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five larger sizes, at which cells are expected to reflow.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The number of the accessibility size, from 0; nil for the seven others.
  package var accessibilityIndex: Int? {
    isAccessibilityCategory ? rawValue - Self.accessibilityMedium.rawValue : nil
  }
}

extension DynamicTypeCategory: Comparable {
  /// Orders the categories by the size of their text.
  public static func < (first: DynamicTypeCategory, second: DynamicTypeCategory) -> Bool {
    first.rawValue < second.rawValue
  }
}
