public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}
public enum UIImageDynamicRange: Int, Sendable {
  case unspecified = -1
  case standard, constrainedHigh, high
}

public protocol UITraitDefinition { associatedtype Value }
/// A trait of an app: its value in an environment that says nothing of it is the default.
public protocol UITrait {}

public enum UITraitUserInterfaceStyle: UITrait, Sendable {}
public enum UITraitUserInterfaceIdiom: UITrait, Sendable {}
public enum UITraitUserInterfaceLevel: UITrait, Sendable {}
public enum UITraitHorizontalSizeClass: UITrait, Sendable {}
public enum UITraitVerticalSizeClass: UITrait, Sendable {}
public enum UITraitPreferredContentSizeCategory: UITrait, Sendable {}
public enum UITraitLayoutDirection: UITrait, Sendable {}
public enum UITraitLegibilityWeight: UITrait, Sendable {}
public enum UITraitDisplayScale: UITrait, Sendable {}
public enum UITraitDisplayGamut: UITrait, Sendable {}
public enum UITraitAccessibilityContrast: UITrait, Sendable {}
public enum UITraitForceTouchCapability: UITrait, Sendable {}
public enum UITraitActiveAppearance: UITrait, Sendable {}

public protocol UITraitChangeRegistration: AnyObject {}
