import SelfSizingGeometry
import SelfSizingTypography

// Sizes and scales are documented unless something else is said; safe areas are as far as their
// source goes.
extension Device {
  /// iPad mini (A17 Pro), 744 by 1133 points. Also iPad mini and iPad mini (6th generation).
  public static let iPadMini = Device(
    "iPad mini (A17 Pro)", 744, 1133, scale: 2,
    models: ["iPad mini", "iPad mini (6th generation)"], classes: .tablet, portrait: (24, 0, 20, 0),
    landscape: (24, 0, 20, 0), .modelled, "published tables of systems before iPadOS 26")

  /// iPad (A16), 820 by 1180 points. Also iPad and iPad (10th generation).
  public static let iPad = Device(
    "iPad (A16)", 820, 1180, scale: 2, models: ["iPad", "iPad (10th generation)"], classes: .tablet,
    portrait: (32, 0, 25, 0), landscape: (32, 0, 25, 0), .exact, "measured on iPadOS 26.1")

  /// iPad Air 11-inch, 820 by 1180 points.
  public static let iPadAir11 = Device(
    "iPad Air 11-inch", 820, 1180, scale: 2, classes: .tablet, portrait: (24, 0, 20, 0),
    landscape: (24, 0, 20, 0), .modelled, "published tables of systems before iPadOS 26")

  /// iPad Air 13-inch, 1024 by 1366 points.
  public static let iPadAir13 = Device(
    "iPad Air 13-inch", 1024, 1366, scale: 2, classes: .tablet, portrait: (24, 0, 20, 0),
    landscape: (24, 0, 20, 0), .modelled, "published tables of systems before iPadOS 26")

  /// iPad Pro 11-inch (M4), 834 by 1210 points. Also iPad Pro 11-inch (M5).
  public static let iPadPro11 = Device(
    "iPad Pro 11-inch (M4)", 834, 1210, scale: 2, models: ["iPad Pro 11-inch (M5)"],
    classes: .tablet, portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0), .modelled,
    "published tables of systems before iPadOS 26")

  /// iPad Pro 13-inch (M4), 1032 by 1376 points. Also iPad Pro 13-inch (M5).
  public static let iPadPro13 = Device(
    "iPad Pro 13-inch (M4)", 1032, 1376, scale: 2, models: ["iPad Pro 13-inch (M5)"],
    classes: .tablet, portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0), .modelled,
    "published tables of systems before iPadOS 26")

  /// iPad Pro 11-inch (4th generation), 834 by 1194 points.
  ///
  /// Also iPad Pro 11-inch (1st generation), iPad Pro 11-inch (2nd generation) and iPad Pro
  /// 11-inch (3rd generation).
  public static let iPadPro11Original = Device(
    "iPad Pro 11-inch (4th generation)", 834, 1194, scale: 2,
    models: [
      "iPad Pro 11-inch (1st generation)", "iPad Pro 11-inch (2nd generation)",
      "iPad Pro 11-inch (3rd generation)",
    ], classes: .tablet, portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0), .modelled,
    "published tables of systems before iPadOS 26")

  /// iPad Pro 12.9-inch, 1024 by 1366 points.
  public static let iPadPro12_9 = Device(
    "iPad Pro 12.9-inch", 1024, 1366, scale: 2,
    classes: .tablet, portrait: (20, 0, 0, 0), landscape: (20, 0, 0, 0),
    .assumed, "a table whose figures are those of models with a home button")

  /// iPad 10.2-inch, 810 by 1080 points.
  public static let iPad10_2 = Device(
    "iPad 10.2-inch", 810, 1080, scale: 2, classes: .tablet, portrait: (20, 0, 0, 0),
    landscape: (20, 0, 0, 0), .modelled, "published tables of systems before iPadOS 26")
}
