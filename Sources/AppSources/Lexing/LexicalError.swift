/// A literal or comment that is still open where a file or a line ends.
struct LexicalError: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case unterminatedString
    case unterminatedComment
    case unterminatedInterpolation
  }

  let kind: Kind
  /// The offset at which the literal or comment begins.
  let offset: Int
}
