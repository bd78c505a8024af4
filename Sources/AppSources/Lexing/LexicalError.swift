/// A literal or comment that is still open where a file or a line ends.
struct LexicalError: Hashable, Sendable {
  enum Kind: String, Sendable {
    case unterminatedString = "the string literal does not end"
    case unterminatedComment = "the comment does not end"
    case unterminatedInterpolation = "an interpolation of the string literal does not end"
  }

  let kind: Kind
  let offset: Int
}
