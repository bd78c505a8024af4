/// An anchor of the app's own.
public struct Anchor {
  /// The offset in points.
  public var offset = 0.0

  /// Creates an anchor without offset.
  public init() {}
}
