import SelfSizing

/// Which cells are measured, and how: what measure and report have in common.
struct CellSelection: Hashable, Sendable {
  var templates: [String]
  /// The content to measure; nil for each template's samples.
  var content: ContentSource?
  var widths: [Double] = [375]
  /// The devices whose widths are meant; empty where widths are given.
  var devices: [Device] = []
  /// Empty for the system that each template is declared for.
  var systems: [PlatformProfile] = []
  /// A device whose figures come after those of the systems; nil for none.
  var profile: PlatformProfile?
  var sizes: [DynamicTypeCategory] = DynamicTypeCategory.allCases
  var traits = TraitCollection()
  /// The part to measure; nil for all cells.
  var shard: Shard?

  static func flags(_ templates: [String]) -> [Flag<CellSelection>] {
    [
      .value(
        "template", .list(of: .template(templates)), \.templates,
        "templates to measure (default: all)"),
      .value(
        "content", .content, optional: \.content,
        "contents to measure, a JSON array of objects; - reads standard input; needs exactly one "
          + "template (default: the template's samples)"),
      .value("width", .list(of: .length("W")), \.widths, "widths in points (default: 375)"),
      .value(
        "device", .list(of: .device), \.devices,
        "devices in portrait instead of widths, such as iPhone16 or iPadMini; sets their "
          + "scale and size classes"),
      .value(
        "ios", .list(of: .system), \.systems,
        "iOS versions whose figures controls, margins and accessories use: 18, 26 "
          + "(default: the one that a template is declared for)"), .profile(\.profile),
      .value(
        "sizes", .sizes, \.sizes,
        "text sizes: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1 to AX5 "
          + "(default: all)"),
    ] + TraitCollection.flags.within(\CellSelection.traits) + [.shard(\.shard)]
  }

  /// Checks a selection, and turns devices into widths, a scale and size classes.
  mutating func check(_ given: Set<String>) throws(UsageError) {
    try Shard.check(shard, content)
    if let profile { systems.append(profile) }
    if !devices.isEmpty {
      if given.contains("--width") { throw .exclusiveFlags("--device", "--width") }
      widths = devices.map { $0.width() }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      if !given.contains("--scale") {
        traits.displayScale = try common(devices.map(\.displayScale), "scale", or: "--scale")
      }
      if !given.contains("--size-class") {
        traits.sizeClasses = try common(
          devices.map { $0.traits().sizeClasses }, "size classes", or: "--size-class")
      }
    }
    try ContentSource.check(content, templates)
  }

  var deviceNames: [Double: [String]] {
    Dictionary(devices.map { ($0.width(), [$0.name]) }, uniquingKeysWith: +)
  }

  /// The value that all devices share, since all cells of a run are measured under the same traits.
  private func common<Value: Hashable>(
    _ values: [Value], _ noun: String, or flag: String
  ) throws(UsageError) -> Value {
    guard let value = values.first, Set(values).count == 1 else {
      throw .unmetNeed(flag: "--device", need: "devices of the same \(noun), or \(flag)")
    }
    return value
  }
}
