import SelfSizingGeometry
import SelfSizingTypography

// Sizes and scales are documented unless something else is said; safe areas are as far as their
// source goes.
extension Device {
  /// iPhone SE, 375 by 667 points. Also iPhone SE (2nd generation) and iPhone SE (3rd generation).
  public static let iPhoneSE = Device(
    "iPhone SE", 375, 667, scale: 2,
    models: ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)"], portrait: (20, 0, 0, 0),
    landscape: (0, 0, 0, 0), .modelled, "published tables, system not stated")

  /// iPhone 13 mini, 375 by 812 points. Also iPhone 12 mini.
  public static let iPhone13mini = Device(
    "iPhone 13 mini", 375, 812, scale: 3, size: .modelled, "published tables",
    models: ["iPhone 12 mini"], portrait: (50, 0, 34, 0), landscape: (0, 50, 21, 50), .modelled,
    "published tables, system not stated")

  /// iPhone 14, 390 by 844 points. Also iPhone 12, iPhone 13, iPhone 13 Pro and iPhone 16e.
  public static let iPhone14 = Device(
    "iPhone 14", 390, 844, scale: 3,
    models: ["iPhone 12", "iPhone 13", "iPhone 13 Pro", "iPhone 16e"], portrait: (47, 0, 34, 0),
    landscape: (0, 47, 21, 47), .modelled, "published tables, system not stated")

  /// iPhone 17e, 390 by 844 points.
  public static let iPhone17e = Device(
    "iPhone 17e", 390, 844, scale: 3, size: .modelled, "published tables", portrait: (47, 0, 34, 0),
    landscape: (0, 47, 21, 47), .modelled, "reported")

  /// iPhone 14 Plus, 428 by 926 points. Also iPhone 12 Pro Max and iPhone 13 Pro Max.
  public static let iPhone14Plus = Device(
    "iPhone 14 Plus", 428, 926, scale: 3, models: ["iPhone 12 Pro Max", "iPhone 13 Pro Max"],
    classes: .largePhone, portrait: (47, 0, 34, 0), landscape: (0, 47, 21, 47), .modelled,
    "published tables, system not stated")

  /// iPhone 16, 393 by 852 points. Also iPhone 14 Pro, iPhone 15 and iPhone 15 Pro.
  public static let iPhone16 = Device(
    "iPhone 16", 393, 852, scale: 3, models: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro"],
    portrait: (59, 0, 34, 0), landscape: (0, 59, 20, 59), .exact, "measured on iOS 26.1")

  /// iPhone 16 Plus, 430 by 932 points.
  ///
  /// Also iPhone 14 Pro Max, iPhone 15 Plus and iPhone 15 Pro Max.
  public static let iPhone16Plus = Device(
    "iPhone 16 Plus", 430, 932, scale: 3,
    models: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max"],
    classes: .largePhone, portrait: (59, 0, 34, 0), landscape: (0, 59, 21, 59),
    .modelled, "published tables, system not stated")

  /// iPhone 16 Pro, 402 by 874 points.
  public static let iPhone16Pro = Device(
    "iPhone 16 Pro", 402, 874, scale: 3, portrait: (62, 0, 34, 0), landscape: (20, 62, 20, 62),
    .modelled, "published tables, system not stated")

  /// iPhone 16 Pro Max, 440 by 956 points.
  public static let iPhone16ProMax = Device(
    "iPhone 16 Pro Max", 440, 956, scale: 3, classes: .largePhone, portrait: (62, 0, 34, 0),
    landscape: (20, 62, 20, 62), .modelled, "published tables, system not stated")

  /// iPhone 17, 402 by 874 points.
  public static let iPhone17 = Device(
    "iPhone 17", 402, 874, scale: 3, portrait: (62, 0, 34, 0), landscape: (20, 62, 20, 62),
    .modelled, "published tables, system not stated")

  /// iPhone 17 Pro, 402 by 874 points.
  public static let iPhone17Pro = Device(
    "iPhone 17 Pro", 402, 874, scale: 3, portrait: (62, 0, 34, 0), landscape: (20, 62, 20, 62),
    .modelled, "published tables, system not stated")

  /// iPhone 17 Pro Max, 440 by 956 points.
  public static let iPhone17ProMax = Device(
    "iPhone 17 Pro Max", 440, 956, scale: 3, classes: .largePhone, portrait: (62, 0, 34, 0),
    landscape: (20, 62, 20, 62), .modelled, "published tables, system not stated")

  /// iPhone Air, 420 by 912 points.
  public static let iPhoneAir = Device(
    "iPhone Air", 420, 912, scale: 3, classes: .largePhone, portrait: (68, 0, 34, 0),
    landscape: (20, 68, 29, 68), .modelled, "published tables, system not stated")

  /// iPhone 18 Pro, 402 by 874 points.
  ///
  /// The size is provisional; of safe areas nothing is published.
  public static let iPhone18Pro = Device(
    "iPhone 18 Pro", 402, 874, scale: 3, size: .assumed,
    "provisional: pixels reported, divided by 3", classes: [.portrait: .compactWidth])

  /// iPhone 18 Pro Max, 440 by 956 points.
  ///
  /// The size is provisional; of safe areas nothing is published.
  public static let iPhone18ProMax = Device(
    "iPhone 18 Pro Max", 440, 956, scale: 3, size: .assumed,
    "provisional: pixels reported, divided by 3", classes: [.portrait: .compactWidth])

  /// iPhone Duo folded, 466 by 678 points.
  ///
  /// The size is provisional; of safe areas nothing is published.
  public static let iPhoneDuoFolded = Device(
    "iPhone Duo folded", 466, 678, scale: 3, size: .assumed,
    "provisional: pixels reported, divided by 3", classes: [:])

  /// iPhone Duo unfolded, 626 by 890 points.
  ///
  /// The size is provisional; of safe areas nothing is published.
  public static let iPhoneDuoUnfolded = Device(
    "iPhone Duo unfolded", 626, 890, scale: 3, size: .assumed,
    "provisional: pixels reported, divided by 3", classes: [:])
}
