/// UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// UIKit's cases of the same names.
  case unspecified, light, dark
}
/// UIKit's `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// UIKit's case of the same name.
  case unspecified = -1
  /// UIKit's cases of the same names.
  case phone, pad, tv, carPlay
  /// UIKit's case of the same name.
  case mac = 5
  /// UIKit's case of the same name.
  case vision
}
/// UIKit's `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// UIKit's cases of the same names.
  case unspecified, compact, regular
}
/// UIKit's `UIUserInterfaceLevel`.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// UIKit's case of the same name.
  case unspecified = -1
  /// UIKit's cases of the same names.
  case base, elevated
}
/// UIKit's `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// UIKit's cases of the same names.
  case leftToRight, rightToLeft
}
/// UIKit's `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// UIKit's case of the same name.
  case unspecified = -1
  /// UIKit's cases of the same names.
  case leftToRight, rightToLeft
}
/// UIKit's `UIAccessibilityContrast`.
public enum UIAccessibilityContrast: Int, Sendable {
  /// UIKit's case of the same name.
  case unspecified = -1
  /// UIKit's cases of the same names.
  case normal, high
}
/// UIKit's `UILegibilityWeight`.
public enum UILegibilityWeight: Int, Sendable {
  /// UIKit's case of the same name.
  case unspecified = -1
  /// UIKit's cases of the same names.
  case regular, bold
}
/// UIKit's `UIDisplayGamut`.
public enum UIDisplayGamut: Int, Sendable {
  /// UIKit's case of the same name.
  case unspecified = -1
  /// UIKit's cases of the same names.
  case SRGB, P3
}
/// UIKit's `UIForceTouchCapability`.
public enum UIForceTouchCapability: Int, Sendable {
  /// UIKit's cases of the same names.
  case unknown, unavailable, available
}
/// UIKit's `UIUserInterfaceActiveAppearance`.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// UIKit's case of the same name.
  case unspecified = -1
  /// UIKit's cases of the same names.
  case inactive, active
}
/// UIKit's `UIImageDynamicRange`.
public enum UIImageDynamicRange: Int, Sendable {
  /// UIKit's case of the same name.
  case unspecified = -1
  /// UIKit's cases of the same names.
  case standard, constrainedHigh, high
}

/// A trait that can be overridden and observed.
public protocol UITraitDefinition {
  /// The trait's values.
  associatedtype Value
}
/// A trait of an app: its value in an environment that says nothing of it is the default.
public protocol UITrait {}

/// UIKit's `UITraitUserInterfaceStyle`.
public enum UITraitUserInterfaceStyle: UITrait, Sendable {}
/// UIKit's `UITraitUserInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: UITrait, Sendable {}
/// UIKit's `UITraitUserInterfaceLevel`.
public enum UITraitUserInterfaceLevel: UITrait, Sendable {}
/// UIKit's `UITraitHorizontalSizeClass`.
public enum UITraitHorizontalSizeClass: UITrait, Sendable {}
/// UIKit's `UITraitVerticalSizeClass`.
public enum UITraitVerticalSizeClass: UITrait, Sendable {}
/// UIKit's `UITraitPreferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: UITrait, Sendable {}
/// UIKit's `UITraitLayoutDirection`.
public enum UITraitLayoutDirection: UITrait, Sendable {}
/// UIKit's `UITraitLegibilityWeight`.
public enum UITraitLegibilityWeight: UITrait, Sendable {}
/// UIKit's `UITraitDisplayScale`.
public enum UITraitDisplayScale: UITrait, Sendable {}
/// UIKit's `UITraitDisplayGamut`.
public enum UITraitDisplayGamut: UITrait, Sendable {}
/// UIKit's `UITraitAccessibilityContrast`.
public enum UITraitAccessibilityContrast: UITrait, Sendable {}
/// UIKit's `UITraitForceTouchCapability`.
public enum UITraitForceTouchCapability: UITrait, Sendable {}
/// UIKit's `UITraitActiveAppearance`.
public enum UITraitActiveAppearance: UITrait, Sendable {}

/// A registration for changes of traits, by which it can be ended.
public protocol UITraitChangeRegistration: AnyObject {}
