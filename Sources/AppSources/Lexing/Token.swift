/// A piece of a source file: the tokens of a file, one after the other, are its bytes.
struct Token: Sendable {
  /// The classes of tokens that rewriting distinguishes.
  enum Kind: UInt8, Sendable {
    /// Spaces, tabs and line ends.
    case space
    /// A comment, with its delimiters and without the line end after `//`.
    case comment
    /// A name or a keyword, with its back ticks.
    case identifier
    /// `#` and the word after it.
    case directive
    /// A number.
    case number
    /// A string literal, or the part of one between two interpolations.
    case string
    /// A regular expression literal.
    case regex
    /// A run of operator characters.
    case operation
    case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
    case comma, colon, semicolon, period, at
    /// Anything else, a stray `\` or back tick among it.
    case other
  }

  let kind: Kind
  /// The word that an identifier or a directive is, where rewriting knows it.
  var word: Word = .none
  /// Whether a line end is between this token and the one of code before it.
  var startsLine = false
  let start: UInt32
  /// The offset after the last byte.
  let end: UInt32

  var range: Range<Int> { Int(start)..<Int(end) }

  var isCode: Bool { kind != .space && kind != .comment }
}
