/// A point of the app's own.
public struct Point {
  /// The abscissa.
  public var x = 0.0
  /// The ordinate.
  public var y = 0.0

  /// Creates the origin.
  public init() {}
}
