import SelfSizing

extension Flag {
  static func profile(_ option: WritableKeyPath<Options, PlatformProfile?>) -> Flag {
    .value(
      "profile", .profile, optional: option,
      "measure with a device's figures, as the probe wrote them, instead of assumed ones")
  }
}

extension FlagValue where Value == PlatformProfile {
  static var profile: FlagValue {
    .contents("TRUTH.json", "the name of a file that the probe has written") {
      try TruthFile($0).profile
    }
  }
}
