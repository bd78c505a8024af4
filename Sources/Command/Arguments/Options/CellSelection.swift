import SelfSizing
import SelfSizingReport

/// Which cells are measured, and how: what measure and report have in common.
struct CellSelection: Hashable, Sendable {
  /// The names of the templates in the order of output.
  var templates: [String]
  /// The content to measure; nil for each template's samples.
  var content: ContentSource?
  /// The widths in points.
  var widths: [Double] = [375]
  /// The devices whose widths are meant; empty where widths are given.
  var devices: [Device] = []
  /// The systems whose figures controls and margins take; empty for the one that each template is
  /// declared for.
  var systems: [PlatformProfile] = []
  /// The text sizes.
  var sizes: [DynamicTypeCategory] = DynamicTypeCategory.allCases
  /// Pixels per point.
  var displayScale: Double = 3
  /// The language that line breaking follows.
  var locale: LocaleIdentifier = .englishUnitedStates
  /// Whether leading is left or right.
  var layoutDirection: InterfaceDirection = .leftToRight

  /// Creates the selection of everything in a list of templates.
  init(templates: [String]) {
    self.templates = templates
  }
}

extension CellSelection {
  /// The flags that fill a selection within the options of a command.
  static func flags<Options>(
    _ templates: [String], in selection: WritableKeyPath<Options, CellSelection>
  ) -> [Flag<Options>] {
    [
      .value(
        "template", .list(of: .template(templates)), selection.appending(path: \.templates),
        "templates to measure (default: all)"),
      .value(
        "content", .content, selection.appending(path: \.content),
        "contents to measure, a JSON array of objects; - reads standard input; needs exactly one "
          + "template (default: the template's samples)"),
      .value(
        "width", .list(of: .length("W")), selection.appending(path: \.widths),
        "widths in points (default: 375)"),
      .value(
        "device", .list(of: .device), selection.appending(path: \.devices),
        "iPhone16, iPadMini and so on, held upright, instead of widths; with their scale"),
      .value(
        "ios", .list(of: .system), selection.appending(path: \.systems),
        "systems whose figures controls, margins and accessories take: 18, 26 (default: the one that "
          + "a template is declared for)"),
      .value(
        "sizes", .allOrList(of: .size, all: DynamicTypeCategory.allCases),
        selection.appending(path: \.sizes),
        "text sizes: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1 to AX5 "
          + "(default: all)"),
      .value(
        "scale", .choice([("1", 1), ("2", 2), ("3", 3)]),
        selection.appending(path: \.displayScale), "pixels per point (default: 3)"),
      .value(
        "locale", .locale, selection.appending(path: \.locale),
        "language and region, for line breaking (default: en_US)"),
      .toggle(
        "rtl", selection.appending(path: \.layoutDirection), .rightToLeft,
        "lay out from right to left"),
    ]
  }

  /// Checks that content has one template to be measured with.
  ///
  /// Devices become widths and a scale.
  mutating func check(_ given: Set<String>) throws(UsageError) {
    if !devices.isEmpty {
      if given.contains("--width") { throw .exclusiveFlags("--device", "--width") }
      widths = []
      for width in devices.map({ $0.width() }) where !widths.contains(width) {
        widths.append(width)
      }
      let scales = Set(devices.map(\.displayScale))
      guard scales.count == 1 || given.contains("--scale") else {
        throw .unmetNeed(flag: "--device", need: "devices of the same scale, or --scale")
      }
      if !given.contains("--scale") { displayScale = scales.first ?? displayScale }
    }
    guard content == nil || templates.count == 1 else {
      throw .unmetNeed(flag: "--content", need: "exactly one template; name it with --template")
    }
  }
}
