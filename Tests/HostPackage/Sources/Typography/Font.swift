/// A font of the app's own.
public struct Font {
  /// The size in points.
  public var size = 17.0

  /// Creates the default font.
  public init() {}
}
