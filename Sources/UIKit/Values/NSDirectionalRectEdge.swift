/// Edges of a rectangle, by the direction of the interface.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all = NSDirectionalRectEdge(rawValue: 15)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
