// Sizes and scales are documented unless stated; safe areas are as far as their source goes.
extension Device {
  /// All presets, iPhones before iPads, in the order of their appearance.
  public static let all: [Device] = [
    .iPhoneSE, .iPhone13mini, .iPhone14, .iPhone17e, .iPhone14Plus, .iPhone16, .iPhone16Plus,
    .iPhone16Pro, .iPhone16ProMax, .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir,
    .iPhone18Pro, .iPhone18ProMax, .iPhoneDuoFolded, .iPhoneDuoUnfolded, .iPadMini, .iPad,
    .iPadAir11, .iPadAir13, .iPadPro11, .iPadPro13, .iPadPro11Original, .iPadPro12_9, .iPad10_2,
  ]

  /// The preset of a model by its name, in whatever case and with or without blanks: `iPhone 15
  /// Pro` as well as `iphone16`, whose figures are the same; nil for one that is not known.
  public static func named(_ name: String) -> Device? {
    func plain(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
    let wanted = plain(name)
    return all.first { plain($0.name) == wanted }
      ?? all.first { $0.models.contains { plain($0) == wanted } }
  }

  private static let unstated = "published tables, system not stated"
  private static let beforeIPadOS26 = "published tables of systems before iPadOS 26"
  private static let provisional = "provisional: pixels reported, divided by 3"

  /// iPhone SE, 375 by 667 points.
  public static let iPhoneSE = Device(
    "iPhone SE", 375, 667, scale: 2,
    models: ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)"], portrait: (20, 0, 0, 0),
    landscape: (0, 0, 0, 0), .modelled, unstated)

  /// iPhone 13 mini, 375 by 812 points. Also iPhone 12 mini.
  public static let iPhone13mini = Device(
    "iPhone 13 mini", 375, 812, scale: 3, size: .modelled, "published tables",
    models: ["iPhone 12 mini"], portrait: (50, 0, 34, 0), landscape: (0, 50, 21, 50), .modelled,
    unstated)

  /// iPhone 14, 390 by 844 points. Also iPhone 12, iPhone 13, iPhone 13 Pro and iPhone 16e.
  public static let iPhone14 = Device(
    "iPhone 14", 390, 844, scale: 3,
    models: ["iPhone 12", "iPhone 13", "iPhone 13 Pro", "iPhone 16e"], portrait: (47, 0, 34, 0),
    landscape: (0, 47, 21, 47), .modelled, unstated)

  /// iPhone 17e, 390 by 844 points.
  public static let iPhone17e = Device(
    "iPhone 17e", 390, 844, scale: 3, size: .modelled, "published tables", portrait: (47, 0, 34, 0),
    landscape: (0, 47, 21, 47), .modelled, "reported")

  /// iPhone 14 Plus, 428 by 926 points. Also iPhone 12 Pro Max and iPhone 13 Pro Max.
  public static let iPhone14Plus = Device(
    "iPhone 14 Plus", 428, 926, scale: 3, models: ["iPhone 12 Pro Max", "iPhone 13 Pro Max"],
    classes: .largePhone, portrait: (47, 0, 34, 0), landscape: (0, 47, 21, 47), .modelled,
    unstated)

  /// iPhone 16, 393 by 852 points. Also iPhone 14 Pro, iPhone 15 and iPhone 15 Pro.
  public static let iPhone16 = Device(
    "iPhone 16", 393, 852, scale: 3, models: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro"],
    portrait: (59, 0, 34, 0), landscape: (0, 59, 20, 59), .exact, "measured on iOS 26.1")

  /// iPhone 16 Plus, 430 by 932 points. Also iPhone 14 Pro Max, 15 Plus and 15 Pro Max.
  public static let iPhone16Plus = Device(
    "iPhone 16 Plus", 430, 932, scale: 3,
    models: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max"],
    classes: .largePhone, portrait: (59, 0, 34, 0), landscape: (0, 59, 21, 59),
    .modelled, unstated)

  /// iPhone 16 Pro, 402 by 874 points.
  public static let iPhone16Pro = Device(
    "iPhone 16 Pro", 402, 874, scale: 3, portrait: (62, 0, 34, 0), landscape: (20, 62, 20, 62),
    .modelled, unstated)

  /// iPhone 16 Pro Max, 440 by 956 points.
  public static let iPhone16ProMax = Device(
    "iPhone 16 Pro Max", 440, 956, scale: 3, classes: .largePhone, portrait: (62, 0, 34, 0),
    landscape: (20, 62, 20, 62), .modelled, unstated)

  /// iPhone 17, 402 by 874 points.
  public static let iPhone17 = Device(
    "iPhone 17", 402, 874, scale: 3, portrait: (62, 0, 34, 0), landscape: (20, 62, 20, 62),
    .modelled, unstated)

  /// iPhone 17 Pro, 402 by 874 points.
  public static let iPhone17Pro = Device(
    "iPhone 17 Pro", 402, 874, scale: 3, portrait: (62, 0, 34, 0), landscape: (20, 62, 20, 62),
    .modelled, unstated)

  /// iPhone 17 Pro Max, 440 by 956 points.
  public static let iPhone17ProMax = Device(
    "iPhone 17 Pro Max", 440, 956, scale: 3, classes: .largePhone, portrait: (62, 0, 34, 0),
    landscape: (20, 62, 20, 62), .modelled, unstated)

  /// iPhone Air, 420 by 912 points.
  public static let iPhoneAir = Device(
    "iPhone Air", 420, 912, scale: 3, classes: .largePhone, portrait: (68, 0, 34, 0),
    landscape: (20, 68, 29, 68), .modelled, unstated)

  /// iPhone 18 Pro, 402 by 874 points. The size is provisional; no safe areas are published.
  public static let iPhone18Pro = Device(
    "iPhone 18 Pro", 402, 874, scale: 3, size: .assumed,
    provisional, classes: [.portrait: .compactWidth])

  /// iPhone 18 Pro Max, 440 by 956 points. The size is provisional; no safe areas are published.
  public static let iPhone18ProMax = Device(
    "iPhone 18 Pro Max", 440, 956, scale: 3, size: .assumed,
    provisional, classes: [.portrait: .compactWidth])

  /// iPhone Duo folded, 466 by 678 points. The size is provisional; no safe areas are published.
  public static let iPhoneDuoFolded = Device(
    "iPhone Duo folded", 466, 678, scale: 3, size: .assumed,
    provisional, classes: [:])

  /// iPhone Duo unfolded, 626 by 890 points. The size is provisional; no safe areas are published.
  public static let iPhoneDuoUnfolded = Device(
    "iPhone Duo unfolded", 626, 890, scale: 3, size: .assumed,
    provisional, classes: [:])

  /// iPad mini (A17 Pro), 744 by 1133 points. Also iPad mini and iPad mini (6th generation).
  public static let iPadMini = Device(
    "iPad mini (A17 Pro)", 744, 1133, scale: 2,
    models: ["iPad mini", "iPad mini (6th generation)"], classes: .tablet, portrait: (24, 0, 20, 0),
    landscape: (24, 0, 20, 0), .modelled, beforeIPadOS26)

  /// iPad (A16), 820 by 1180 points. Also iPad and iPad (10th generation).
  public static let iPad = Device(
    "iPad (A16)", 820, 1180, scale: 2, models: ["iPad", "iPad (10th generation)"], classes: .tablet,
    portrait: (32, 0, 25, 0), landscape: (32, 0, 25, 0), .exact, "measured on iPadOS 26.1")

  /// iPad Air 11-inch, 820 by 1180 points.
  public static let iPadAir11 = Device(
    "iPad Air 11-inch", 820, 1180, scale: 2, classes: .tablet, portrait: (24, 0, 20, 0),
    landscape: (24, 0, 20, 0), .modelled, beforeIPadOS26)

  /// iPad Air 13-inch, 1024 by 1366 points.
  public static let iPadAir13 = Device(
    "iPad Air 13-inch", 1024, 1366, scale: 2, classes: .tablet, portrait: (24, 0, 20, 0),
    landscape: (24, 0, 20, 0), .modelled, beforeIPadOS26)

  /// iPad Pro 11-inch (M4), 834 by 1210 points. Also iPad Pro 11-inch (M5).
  public static let iPadPro11 = Device(
    "iPad Pro 11-inch (M4)", 834, 1210, scale: 2, models: ["iPad Pro 11-inch (M5)"],
    classes: .tablet, portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0), .modelled,
    beforeIPadOS26)

  /// iPad Pro 13-inch (M4), 1032 by 1376 points. Also iPad Pro 13-inch (M5).
  public static let iPadPro13 = Device(
    "iPad Pro 13-inch (M4)", 1032, 1376, scale: 2, models: ["iPad Pro 13-inch (M5)"],
    classes: .tablet, portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0), .modelled,
    beforeIPadOS26)

  /// iPad Pro 11-inch (4th generation), 834 by 1194 points. Also the 1st to 3rd generation.
  public static let iPadPro11Original = Device(
    "iPad Pro 11-inch (4th generation)", 834, 1194, scale: 2,
    models: [
      "iPad Pro 11-inch (1st generation)", "iPad Pro 11-inch (2nd generation)",
      "iPad Pro 11-inch (3rd generation)",
    ], classes: .tablet, portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0), .modelled,
    beforeIPadOS26)

  /// iPad Pro 12.9-inch, 1024 by 1366 points.
  public static let iPadPro12_9 = Device(
    "iPad Pro 12.9-inch", 1024, 1366, scale: 2,
    classes: .tablet, portrait: (20, 0, 0, 0), landscape: (20, 0, 0, 0),
    .assumed, "a table whose figures are those of models with a home button")

  /// iPad 10.2-inch, 810 by 1080 points.
  public static let iPad10_2 = Device(
    "iPad 10.2-inch", 810, 1080, scale: 2, classes: .tablet, portrait: (20, 0, 0, 0),
    landscape: (20, 0, 0, 0), .modelled, beforeIPadOS26)
}
