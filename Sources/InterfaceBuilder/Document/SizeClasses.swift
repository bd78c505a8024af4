/// The size classes under which a document's variations are chosen.
public struct InterfaceSizeClasses: Hashable, Sendable {
  /// The size class along an axis.
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    /// As on an iPhone's width.
    case compact
    /// As on an iPad's width.
    case regular
  }

  /// The class of the width.
  public var width: SizeClass
  /// The class of the height.
  public var height: SizeClass

  /// An iPhone held upright: compact in width, regular in height. The default.
  public static let portraitPhone = InterfaceSizeClasses(width: .compact, height: .regular)

  /// Creates a pair of size classes.
  public init(width: SizeClass, height: SizeClass) {
    self.width = width
    self.height = height
  }
}

extension InterfaceSizeClasses {
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
        if parts[1] != width.rawValue { return nil }
      case "heightClass" where parts.count == 2:
        if parts[1] != height.rawValue { return nil }
      default: unknown.append(String(trait))
      }
      specificity += 1
    }
    return (specificity, unknown)
  }
}
