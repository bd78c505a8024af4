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
    FlagValue(placeholder: "TRUTH.json", accepts: "the name of a file that the probe has written") {
      text throws(FlagValueError) in
      if text.isEmpty || text == "-" { throw .malformed }
      do {
        return try TruthFile(text).profile
      } catch {
        throw .unusable("\(error)")
      }
    }
  }
}
