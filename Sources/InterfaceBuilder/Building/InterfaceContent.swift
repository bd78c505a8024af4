/// The texts and hidden states of a cell that differ from the Interface Builder file's own, by the
/// ids of its objects; ``InterfaceCell/content(setting:)`` makes them from outlet names.
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
