import SelfSizingCells

extension Device.SizeClasses {
  /// An iPhone held upright: compact in width, regular in height. Also used for a class that
  /// is unspecified.
  package static let portraitPhone = Self(horizontal: .compact, vertical: .regular)

  /// How specifically a variation is meant for these classes: the number of its traits, or nil
  /// where one of them differs.
  ///
  /// - Parameter key: As Interface Builder writes it: `default`, or
  ///   `heightClass=compact-widthClass=regular`.
  /// - Returns: The specificity, and the traits that are not size classes.
  func match(_ key: String) -> (specificity: Int, unknown: [String])? {
    if key == "default" { return (0, []) }
    var unknown: [String] = []
    var specificity = 0
    for trait in key.split(separator: "-") {
      let parts = trait.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts.first {
      case "widthClass" where parts.count == 2:
        if parts[1] != (horizontal == .regular ? "regular" : "compact") { return nil }
      case "heightClass" where parts.count == 2:
        if parts[1] != (vertical == .compact ? "compact" : "regular") { return nil }
      default: unknown.append(String(trait))
      }
      specificity += 1
    }
    return (specificity, unknown)
  }
}
