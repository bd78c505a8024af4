import SelfSizingGeometry
import SelfSizingTypography

// Sizes and scales are documented or measured; safe areas are as far as their source goes.
extension Device {
  /// iPhone SE, 375 by 667 points.
  public static let iPhoneSE = Device(
    "iPhone SE", 375, 667, scale: 2,
    portrait: (20, 0, 0, 0), landscape: (0, 0, 0, 0),
    portraitClasses: (.compact, .regular), landscapeClasses: (.compact, .compact),
    .modelled, "published tables, system not stated")

  /// iPhone 13 mini, 375 by 812 points. Also iPhone 12 mini.
  public static let iPhone13mini = Device(
    "iPhone 13 mini", 375, 812, scale: 3,
    portrait: (50, 0, 34, 0), landscape: (0, 50, 21, 50),
    portraitClasses: (.compact, .regular), landscapeClasses: (.compact, .compact),
    .modelled, "published tables, system not stated")

  /// iPhone 14, 390 by 844 points. Also iPhone 12, 13, 13 Pro and 16e.
  public static let iPhone14 = Device(
    "iPhone 14", 390, 844, scale: 3,
    portrait: (47, 0, 34, 0), landscape: (0, 47, 21, 47),
    portraitClasses: (.compact, .regular), landscapeClasses: (.compact, .compact),
    .modelled, "published tables, system not stated")

  /// iPhone 17e, 390 by 844 points.
  public static let iPhone17e = Device(
    "iPhone 17e", 390, 844, scale: 3,
    portrait: (47, 0, 34, 0), landscape: (0, 47, 21, 47),
    portraitClasses: (.compact, .regular), landscapeClasses: (.compact, .compact),
    .modelled, "reported")

  /// iPhone 14 Plus, 428 by 926 points. Also iPhone 12 Pro Max and 13 Pro Max.
  public static let iPhone14Plus = Device(
    "iPhone 14 Plus", 428, 926, scale: 3,
    portrait: (47, 0, 34, 0), landscape: (0, 47, 21, 47),
    portraitClasses: (.compact, .regular), landscapeClasses: (.regular, .compact),
    .modelled, "published tables, system not stated")

  /// iPhone 16, 393 by 852 points. Also iPhone 14 Pro, 15 and 15 Pro.
  public static let iPhone16 = Device(
    "iPhone 16", 393, 852, scale: 3,
    portrait: (59, 0, 34, 0), landscape: (0, 59, 20, 59),
    portraitClasses: (.compact, .regular), landscapeClasses: (.compact, .compact),
    .exact, "measured on iOS 26.1")

  /// iPhone 16 Plus, 430 by 932 points. Also iPhone 14 Pro Max, 15 Plus and 15 Pro Max.
  public static let iPhone16Plus = Device(
    "iPhone 16 Plus", 430, 932, scale: 3,
    portrait: (59, 0, 34, 0), landscape: (0, 59, 21, 59),
    portraitClasses: (.compact, .regular), landscapeClasses: (.regular, .compact),
    .modelled, "published tables, system not stated")

  /// iPhone 16 Pro, 402 by 874 points.
  public static let iPhone16Pro = Device(
    "iPhone 16 Pro", 402, 874, scale: 3,
    portrait: (62, 0, 34, 0), landscape: (20, 62, 20, 62),
    portraitClasses: (.compact, .regular), landscapeClasses: (.compact, .compact),
    .modelled, "published tables, system not stated")

  /// iPhone 16 Pro Max, 440 by 956 points.
  public static let iPhone16ProMax = Device(
    "iPhone 16 Pro Max", 440, 956, scale: 3,
    portrait: (62, 0, 34, 0), landscape: (20, 62, 20, 62),
    portraitClasses: (.compact, .regular), landscapeClasses: (.regular, .compact),
    .modelled, "published tables, system not stated")

  /// iPhone 17, 402 by 874 points.
  public static let iPhone17 = Device(
    "iPhone 17", 402, 874, scale: 3,
    portrait: (62, 0, 34, 0), landscape: (20, 62, 20, 62),
    portraitClasses: (.compact, .regular), landscapeClasses: (.compact, .compact),
    .modelled, "published tables, system not stated")

  /// iPhone 17 Pro, 402 by 874 points.
  public static let iPhone17Pro = Device(
    "iPhone 17 Pro", 402, 874, scale: 3,
    portrait: (62, 0, 34, 0), landscape: (20, 62, 20, 62),
    portraitClasses: (.compact, .regular), landscapeClasses: (.compact, .compact),
    .modelled, "published tables, system not stated")

  /// iPhone 17 Pro Max, 440 by 956 points.
  public static let iPhone17ProMax = Device(
    "iPhone 17 Pro Max", 440, 956, scale: 3,
    portrait: (62, 0, 34, 0), landscape: (20, 62, 20, 62),
    portraitClasses: (.compact, .regular), landscapeClasses: (.regular, .compact),
    .modelled, "published tables, system not stated")

  /// iPhone Air, 420 by 912 points.
  public static let iPhoneAir = Device(
    "iPhone Air", 420, 912, scale: 3,
    portrait: (68, 0, 34, 0), landscape: (20, 68, 29, 68),
    portraitClasses: (.compact, .regular), landscapeClasses: (.regular, .compact),
    .modelled, "published tables, system not stated")

  /// iPad mini (A17 Pro), 744 by 1133 points.
  public static let iPadMini = Device(
    "iPad mini (A17 Pro)", 744, 1133, scale: 2,
    portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0),
    portraitClasses: (.regular, .regular), landscapeClasses: (.regular, .regular),
    .modelled, "published tables of systems before iPadOS 26")

  /// iPad (A16), 820 by 1180 points. Also iPad (10th generation).
  public static let iPad = Device(
    "iPad (A16)", 820, 1180, scale: 2,
    portrait: (32, 0, 25, 0), landscape: (32, 0, 25, 0),
    portraitClasses: (.regular, .regular), landscapeClasses: (.regular, .regular),
    .exact, "measured on iPadOS 26.1")

  /// iPad Air 11-inch, 820 by 1180 points.
  public static let iPadAir11 = Device(
    "iPad Air 11-inch", 820, 1180, scale: 2,
    portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0),
    portraitClasses: (.regular, .regular), landscapeClasses: (.regular, .regular),
    .modelled, "published tables of systems before iPadOS 26")

  /// iPad Air 13-inch, 1024 by 1366 points.
  public static let iPadAir13 = Device(
    "iPad Air 13-inch", 1024, 1366, scale: 2,
    portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0),
    portraitClasses: (.regular, .regular), landscapeClasses: (.regular, .regular),
    .modelled, "published tables of systems before iPadOS 26")

  /// iPad Pro 11-inch (M4), 834 by 1210 points.
  public static let iPadPro11 = Device(
    "iPad Pro 11-inch (M4)", 834, 1210, scale: 2,
    portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0),
    portraitClasses: (.regular, .regular), landscapeClasses: (.regular, .regular),
    .modelled, "published tables of systems before iPadOS 26")

  /// iPad Pro 13-inch (M4), 1032 by 1376 points.
  public static let iPadPro13 = Device(
    "iPad Pro 13-inch (M4)", 1032, 1376, scale: 2,
    portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0),
    portraitClasses: (.regular, .regular), landscapeClasses: (.regular, .regular),
    .modelled, "published tables of systems before iPadOS 26")

  /// iPad 10.2-inch, 810 by 1080 points.
  public static let iPad10_2 = Device(
    "iPad 10.2-inch", 810, 1080, scale: 2,
    portrait: (20, 0, 0, 0), landscape: (20, 0, 0, 0),
    portraitClasses: (.regular, .regular), landscapeClasses: (.regular, .regular),
    .modelled, "published tables of systems before iPadOS 26")

  /// All presets, iPhones before iPads, in the order of their appearance.
  public static let all: [Device] = [
    .iPhoneSE, .iPhone13mini, .iPhone14, .iPhone17e, .iPhone14Plus, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPadMini, .iPad, .iPadAir11, .iPadAir13, .iPadPro11, .iPadPro13, .iPad10_2,
  ]
}
