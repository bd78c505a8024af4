/// The name of a kind of cell: cells of one name are reused for each other, and learn their heights
/// from each other.
public struct ReuseIdentifier: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name.
  public let name: String
  /// Creates an identifier.
  public init(_ name: String) { self.name = name }
  /// Creates an identifier.
  public init(stringLiteral name: String) { self.name = name }

  /// The identifier that elements of a kind have unless the cell provider says otherwise.
  public static func standard(for kind: CollectionElementKind) -> ReuseIdentifier {
    ReuseIdentifier(kind.description)
  }

  /// The name.
  public var description: String { name }
}
