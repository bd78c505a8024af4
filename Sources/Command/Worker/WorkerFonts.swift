import SelfSizing

/// Files that a worker reads itself: fonts and a device's figures. A request says if they count.
struct WorkerFonts: Sendable {
  var systemFont: SystemFont?, fallbackFonts: FallbackFonts?, profile: PlatformProfile?
  private static let flags = ["--system-font", "--fallback-fonts", "--profile"]

  /// The values of those flags in a command line, by flag; the last of each counts.
  private static func values(in arguments: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for (argument, next) in zip(arguments, arguments.dropFirst().map(Optional.some) + [nil]) {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let flag = parts.first, flags.contains(flag) else { continue }
      values[flag] = parts.count == 2 ? parts[1] : next ?? values[flag]
    }
    return values
  }

  static func paths(in arguments: [String]) -> [String] { values(in: arguments).values.sorted() }
  init() {}

  /// Files that cannot be read are missing: the command has refused the command line then.
  init(_ arguments: [String]) {
    let values = Self.values(in: arguments)
    systemFont = try? values["--system-font"].map(FlagValue<SystemFont>.systemFont.read)
    fallbackFonts = try? values["--fallback-fonts"].map(FlagValue<FallbackFonts>.fallbackFonts.read)
    profile = try? values["--profile"].map(FlagValue<PlatformProfile>.profile.read)
  }

  func system(_ name: String) -> PlatformProfile? {
    ((profile.map { [$0] } ?? []) + PlatformProfile.all).first { $0.name == name }
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
