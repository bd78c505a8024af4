/// One of the twelve text sizes that a reader chooses in the system's settings, from small to
/// large: the counterpart of `UIContentSizeCategory`.
public enum DynamicTypeCategory: Int, Hashable, Sendable, CaseIterable {
  /// xSmall to xxxLarge; a device is sold with large.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// AX1 to AX5, the sizes for accessibility.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

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
