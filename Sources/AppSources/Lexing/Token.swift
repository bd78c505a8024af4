/// A piece of a source file: the tokens of a file, one after the other, are its bytes.
struct Token: Sendable {
  enum Kind: UInt8, Sendable {
    case space, comment
    case identifier
    case directive
    case number
    case string
    case regex
    case operation
    case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
    case comma, colon, semicolon, period, at
    /// Anything else, a stray `\` or back tick among it.
    case other
  }

  let kind: Kind
  var word: Word = .none
  /// Whether a line end is between this token and the one of code before it.
  var startsLine = false
  let start: UInt32
  let end: UInt32

  var range: Range<Int> { Int(start)..<Int(end) }
  var isCode: Bool { kind != .space && kind != .comment }
}
