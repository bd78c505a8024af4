/// Why a visual format cannot be turned into constraints, and at which of its characters.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The expected text, or the mistake.
  public let message: String
  /// The format as given.
  public let format: String
  /// The character that the message speaks of, counted from 0.
  public let column: Int
}

extension VisualFormatError: CustomStringConvertible {
  /// The message, the format, and a caret under the character.
  public var description: String {
    "\(message)\n\(format)\n\(String(repeating: " ", count: column))^"
  }
}
