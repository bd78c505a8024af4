/// The stable identity of an item or a section, independent of where it is.
///
/// The counterpart of a diffable data source's item identifier. Heights are remembered by it, so it
/// must not change while the thing it names stays the same, and two items must not share one.
public struct ItemIdentity: Hashable, Sendable {
  private enum Name: Hashable, Sendable {
    case words(UInt64, UInt64)
    case text(String)
  }

  private let name: Name

  /// Creates an identity from a number, such as a row id.
  public init(_ number: Int) {
    name = .words(0, UInt64(bitPattern: Int64(number)))
  }

  /// Creates an identity from the two halves of a 128-bit value, such as a UUID.
  public init(high: UInt64, low: UInt64) {
    name = .words(high, low)
  }

  /// Creates an identity from text, such as a server's key.
  public init(_ text: String) {
    name = .text(text)
  }
}

extension ItemIdentity: CustomStringConvertible {
  /// The number or the text that the identity was made from.
  public var description: String {
    switch name {
    case .words(0, let low): "\(Int64(bitPattern: low))"
    case .words(let high, let low):
      String(high, radix: 16) + ":" + String(low, radix: 16)
    case .text(let text): text
    }
  }
}

extension ItemIdentity {
  /// The text that the identity was made from; nil for a number and for halves.
  var string: String? {
    if case .text(let text) = name { text } else { nil }
  }
}

/// The identity of an element: a header and a footer share their section's identity and differ in
/// kind.
struct ElementIdentity: Hashable, Sendable {
  let kind: CollectionElementKind
  /// The item's identity, or the section's for a header or footer.
  let identity: ItemIdentity
}
