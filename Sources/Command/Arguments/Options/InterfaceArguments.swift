import SelfSizing

/// The arguments about Interface Builder files, whose cells replace the tool's own templates.
struct InterfaceArguments: Hashable, Sendable {
  var paths: [String] = [], settings: [Setting] = []
  var fontFolder: String?
  var scalesFonts = false
  var sizeClasses = TraitCollection().sizeClasses
  /// The devices whose size classes those are, unless they are given themselves.
  private var devices: [Device] = [] {
    didSet { if let device = devices.first { sizeClasses = device.traits().sizeClasses } }
  }

  /// A value for a key: `--set titleLabel=Chicken`.
  struct Setting: Hashable, Sendable { let key: String, value: String }

  static var flags: [Flag<InterfaceArguments>] {
    [
      .value(
        "xib", .text("PATH", "a .xib or .storyboard file, or a folder of them"), adding: \.paths,
        "measure the cells of a .xib or .storyboard file, or of a folder of them"),
      .value(
        "set", .setting, adding: \.settings,
        "set the text of an outlet, or NAME.isHidden=true; may be repeated"),
      .value(
        "fonts", .text("FOLDER", "a folder of font files"), optional: \.fontFolder,
        "font files for the app's own fonts"),
      .toggle("scale-fonts", \.scalesFonts, "scale fixed-size fonts as body text scales"),
    ]
  }

  /// Flags of commands that also say how files are read: a file is read before the command, which
  /// may name its cells, and which reports what is wrong with them. Size classes that are given
  /// replace those of devices.
  private static var shared: [Flag<InterfaceArguments>] {
    [.value("device", .list(of: .device), \.devices, ""), .sizeClasses(\.sizeClasses)]
  }

  /// Takes these flags out of a command's arguments, up to a `--`, and returns the others, too.
  static func taken(from arguments: [String]) throws(UsageError) -> (InterfaceArguments, [String]) {
    var taken = InterfaceArguments()
    let remaining = try Flag.take(flags, from: arguments, into: &taken)
    if taken.paths.isEmpty, taken != InterfaceArguments(), arguments.first != "import" {
      throw .unmetNeed(
        flag: taken.settings.isEmpty ? "an Interface Builder option" : "--set", need: "--xib PATH")
    }
    for flag in shared { _ = try? Flag.take([flag], from: remaining, into: &taken) }
    return (taken, remaining)
  }
}

extension FlagValue where Value == InterfaceArguments.Setting {
  fileprivate static var setting: FlagValue {
    FlagValue("KEY=TEXT", "an outlet and its text, such as titleLabel=Hello") { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else { return nil }
      return InterfaceArguments.Setting(key: String(parts[0]), value: String(parts[1]))
    }
  }
}
