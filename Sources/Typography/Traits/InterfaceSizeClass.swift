/// How much room an interface has along an axis, `UIUserInterfaceSizeClass` with its raw values.
public enum InterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unspecified = 0
  /// Little room, such as the width of an iPhone held upright.
  case compact = 1
  /// Plenty of room.
  case regular = 2
}

/// Whether the reader asks for bold text, `UILegibilityWeight` with its raw values.
public enum TextLegibilityWeight: Int, Hashable, Sendable, CaseIterable {
  /// Not known; fonts keep their weights.
  case unspecified = -1
  /// Fonts keep their weights.
  case regular = 0
  /// Fonts are bolder than they are declared.
  case bold = 1
}
