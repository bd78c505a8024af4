/// A finding about a content file: something that was read, but probably not as intended.
public struct ContentFinding: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a finding.
  public enum Kind: Hashable, Sendable {
    /// A key that the content type never asks for, the nearest that it asks for, and all of those.
    case unknownKey(nearest: String?, known: [String])
    /// A key that occurs before in the same object; the last value counts.
    case duplicateKey(firstLine: Int)
    /// An escaped surrogate without its partner, which reads as U+FFFD.
    case loneSurrogate
  }

  /// The place: of a key, the key itself; of a surrogate, its escape.
  public let place: ContentPlace
  /// The kind of finding.
  public let kind: Kind

  /// The finding on one line, its place first.
  public var description: String {
    switch kind {
    case .unknownKey(let nearest?, _): "\(place): unknown key; nearest known key: \(nearest)"
    case .unknownKey(nil, let known): "\(place): unknown key; known keys: \(Self.list(known))"
    case .duplicateKey(let firstLine):
      "\(place): the key occurs in line \(firstLine) already; the last value counts"
    case .loneSurrogate: "\(place): an escaped surrogate without its partner reads as U+FFFD"
    }
  }

  private static func list(_ names: [String]) -> String {
    if names.isEmpty { return "none" }
    return names.prefix(12).map(shortened).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
  }
}
