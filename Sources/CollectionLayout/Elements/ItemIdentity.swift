/// The stable identity of an item or a section, independent of where it is.
///
/// Heights are remembered by it, so it must not change while the thing it names stays the same, and
/// two items must not share one.
public struct ItemIdentity: Hashable, Sendable, CustomStringConvertible {
  private enum Name: Hashable, Sendable {
    case number(Int)
    case text(String)
  }

  private let name: Name
  /// Creates an identity from a number, such as a row id.
  public init(_ number: Int) { name = .number(number) }
  /// Creates an identity from text, such as a server's key.
  public init(_ text: String) { name = .text(text) }
  /// The number or the text that the identity was made from.
  public var description: String {
    switch name {
    case .number(let number): "\(number)"
    case .text(let text): text
    }
  }

  var string: String? { if case .text(let text) = name { text } else { nil } }
}

/// The identity of an element; a header and a footer have their section's and differ in kind.
struct ElementIdentity: Hashable, Sendable {
  let kind: CollectionElementKind
  let identity: ItemIdentity
}
