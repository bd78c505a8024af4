import SelfSizing

/// The files of a command line that a worker reads itself: fonts, and the figures of a device. A
/// request says only whether they count.
struct WorkerFonts: Sendable {
  var systemFont: SystemFont?
  var fallbackFonts: FallbackFonts?
  var profile: PlatformProfile?
  private static let flags = ["--system-font", "--fallback-fonts", "--profile"]

  /// The values of those flags in a command line, by flag; the last of each counts.
  private static func values(in arguments: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for (place, argument) in arguments.enumerated() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let flag = parts.first, flags.contains(flag) else { continue }
      if parts.count == 2 {
        values[flag] = parts[1]
      } else if arguments.indices.contains(place + 1) {
        values[flag] = arguments[place + 1]
      }
    }
    return values
  }

  static func paths(in arguments: [String]) -> [String] { values(in: arguments).values.sorted() }
  init() {}

  /// Files that cannot be read are missing: the command has refused the command line then.
  init(_ arguments: [String]) {
    let values = Self.values(in: arguments)
    if let path = values["--system-font"] {
      systemFont = try? FlagValue<SystemFont>.systemFont.read(path)
    }
    if let path = values["--fallback-fonts"] {
      fallbackFonts = try? FlagValue<FallbackFonts>.fallbackFonts.read(path)
    }
    if let path = values["--profile"] {
      profile = try? FlagValue<PlatformProfile>.profile.read(path)
    }
  }

  func system(_ name: String) -> PlatformProfile? {
    if let profile, profile.name == name { return profile }
    return PlatformProfile.all.first { $0.name == name }
  }
}

extension TraitCollection {
  /// The faces among which a fallback is named by its place.
  var fallbackFaces: [FontFace] { fallbackFonts?.faces ?? [] }

  /// Writes the traits, and whether the fonts of the command line count.
  func write(to writer: inout PackedWriter) {
    writer.write(case: contentSizeCategory)
    writer.write(displayScale)
    writer.write(case: layoutDirection)
    writer.write(locale.identifier)
    writer.write(case: legibilityWeight)
    writer.write(case: horizontalSizeClass)
    writer.write(case: verticalSizeClass)
    writer.write(systemFont != nil)
    writer.write(fallbackFonts != nil)
  }

  init(from reader: inout PackedReader, _ fonts: WorkerFonts) {
    self.init()
    contentSizeCategory = reader.oneCase(of: DynamicTypeCategory.self, else: .large)
    displayScale = reader.length()
    layoutDirection = reader.oneCase(of: InterfaceDirection.self, else: .leftToRight)
    locale = LocaleIdentifier(reader.text())
    legibilityWeight = reader.oneCase(of: TextLegibilityWeight.self, else: .unspecified)
    horizontalSizeClass = reader.oneCase(of: InterfaceSizeClass.self, else: .unspecified)
    verticalSizeClass = reader.oneCase(of: InterfaceSizeClass.self, else: .unspecified)
    if reader.flag() { systemFont = fonts.systemFont }
    if reader.flag() { fallbackFonts = fonts.fallbackFonts }
  }
}
