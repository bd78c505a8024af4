/// The content of an Interface Builder file's cell: the texts and hidden states that differ from
/// the file's own, by the ids of its objects.
///
/// ``InterfaceCell/content(setting:)`` makes one from outlet names.
public struct InterfaceContent: Hashable, Sendable {
  /// The texts by id.
  public internal(set) var texts: [String: String] = [:]
  /// Whether objects are hidden, by id.
  public internal(set) var hidden: [String: Bool] = [:]

  /// The content of the file itself.
  public static let asInFile = InterfaceContent()

  /// A value that is set by a key.
  public enum Value: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A claim, such as that something is hidden.
    case flag(Bool)
  }
}
