/// Splits a source file into tokens, in one pass and without recursion; every byte belongs to one.
///
/// A string with interpolations is several tokens: its parts, and the code between them.
/// - Complexity: O(count of bytes): what was learned by looking ahead is kept.
struct Lexer {
  /// A string literal whose interpolation is being read.
  struct OpenString {
    let pounds: Int
    let isMultiline: Bool
    let start: Int
    let outerDepth: Int
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  private(set) var errors: [LexicalError] = []
  var position = 0
  var openStrings: [OpenString] = []
  private var depth = 0
  /// Up to here a line was searched for the end of a regular expression, and it has none.
  var noRegexBefore = 0
  private(set) var expectsExpression = true
  private let words = WordTable.shared
  private let classes = ByteClass.table

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
    while position < bytes.count { lexToken() }
    for string in openStrings {
      errors.append(LexicalError(kind: .unterminatedInterpolation, offset: string.start))
    }
  }

  private mutating func lexToken() {
    let start = position
    let byte = bytes[position]
    let byteClass = classes[Int(byte)].rawValue
    if byteClass & ByteClass.space.rawValue != 0 {
      skip(.space)
      emit(.space, from: start)
    } else if byteClass & ByteClass.identifierHead.rawValue != 0 {
      skip([.identifierHead, .digit])
      emit(.identifier, from: start, word: words.word(bytes, start..<position))
    } else if byteClass & ByteClass.digit.rawValue != 0 {
      lexNumber()
    } else if byteClass & ByteClass.operation.rawValue != 0 {
      lexOperation()
    } else {
      lexPunctuation(byte, from: start)
    }
  }

  private mutating func lexPunctuation(_ byte: UInt8, from start: Int) {
    switch byte {
    case UInt8(ascii: "\""): lexString(from: start, pounds: 0)
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "`"): lexQuotedIdentifier()
    case UInt8(ascii: "("):
      if !openStrings.isEmpty { depth += 1 }
      emitByte(.leftParenthesis)
    case UInt8(ascii: ")"):
      if let string = openStrings.last, depth == 0 {
        openStrings.removeLast()
        depth = string.outerDepth
        lexStringPart(string, from: start, contentStart: start + 1)
      } else {
        if !openStrings.isEmpty { depth -= 1 }
        emitByte(.rightParenthesis)
      }
    case UInt8(ascii: "{"): emitByte(.leftBrace)
    case UInt8(ascii: "}"): emitByte(.rightBrace)
    case UInt8(ascii: "["): emitByte(.leftBracket)
    case UInt8(ascii: "]"): emitByte(.rightBracket)
    case UInt8(ascii: ","): emitByte(.comma)
    case UInt8(ascii: ":"): emitByte(.colon)
    case UInt8(ascii: ";"): emitByte(.semicolon)
    case UInt8(ascii: "@"): emitByte(.at)
    case UInt8(ascii: "."): lexPeriods()
    default: emitByte(.other)
    }
  }

  private mutating func emitByte(_ kind: Token.Kind) {
    position += 1
    emit(kind, from: position - 1)
  }

  mutating func emit(_ kind: Token.Kind, from start: Int, word: Word = .none) {
    tokens.append(Token(kind: kind, word: word, start: UInt32(start), end: UInt32(position)))
    switch kind {
    case .space, .comment: break
    case .number, .string, .regex, .rightParenthesis, .rightBracket, .rightBrace:
      expectsExpression = false
    case .identifier, .directive: expectsExpression = word.precedesExpression
    case .operation:
      // After `x!` and `x?` comes an operator; after a binary or a prefix operator an expression.
      let last = bytes[position - 1]
      let isPostfix = last == UInt8(ascii: "!") || last == UInt8(ascii: "?")
      expectsExpression = expectsExpression || !isPostfix || position - start > 1
    default: expectsExpression = true
    }
  }

  mutating func fail(_ kind: LexicalError.Kind, at offset: Int) {
    errors.append(LexicalError(kind: kind, offset: offset))
  }

  /// Begins the interpolation of a literal, after its `\(`.
  mutating func open(_ string: OpenString) {
    openStrings.append(
      OpenString(
        pounds: string.pounds, isMultiline: string.isMultiline, start: string.start,
        outerDepth: depth))
    depth = 0
    expectsExpression = true
  }

  func peek(_ distance: Int = 0) -> UInt8? {
    let index = position + distance
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func skip(_ accepted: ByteClass) {
    let mask = accepted.rawValue
    let count = bytes.count
    while position < count, classes[Int(bytes[position])].rawValue & mask != 0 { position += 1 }
  }

  private mutating func lexQuotedIdentifier() {
    let start = position
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !isLineEnd(end) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else { return emitByte(.other) }
    position = end + 1
    emit(.identifier, from: start)
  }

  private mutating func lexNumber() {
    let start = position
    skip([.identifierHead, .digit])
    // `1.5` is one number, `1...5`, `1.description` and the second index of `pair.0.1` are not.
    let isTupleIndex = tokens.last?.kind == .period
    if !isTupleIndex, peek() == UInt8(ascii: "."), let next = peek(1),
      classes[Int(next)].contains(.digit)
    {
      position += 1
      skip([.identifierHead, .digit])
    }
    emit(.number, from: start)
  }

  private mutating func lexPeriods() {
    let start = position
    while peek() == UInt8(ascii: ".") { position += 1 }
    if position - start == 1 { return emit(.period, from: start) }
    skip(.operation)
    emit(.operation, from: start)
  }

  private mutating func lexOperation() {
    if peek() == UInt8(ascii: "/") {
      if peek(1) == UInt8(ascii: "/") { return lexLineComment() }
      if peek(1) == UInt8(ascii: "*") { return lexBlockComment() }
      if expectsExpression, lexRegex() { return }
    }
    let start = position
    while let byte = peek(), classes[Int(byte)].contains(.operation) {
      if byte == UInt8(ascii: "/"), position > start, let next = peek(1),
        next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
      {
        break
      }
      position += 1
    }
    emit(.operation, from: start)
  }

  private mutating func lexLineComment(from start: Int? = nil) {
    let start = start ?? position
    while position < bytes.count, !isLineEnd(position) { position += 1 }
    emit(.comment, from: start)
  }

  /// Reads `/* … */`; such comments nest.
  private mutating func lexBlockComment() {
    let start = position
    var depth = 0
    while position < bytes.count {
      let isOpening = peek() == UInt8(ascii: "/") && peek(1) == UInt8(ascii: "*")
      let isClosing = peek() == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")
      position += isOpening || isClosing ? 2 : 1
      depth += isOpening ? 1 : isClosing ? -1 : 0
      if isClosing, depth == 0 { return emit(.comment, from: start) }
    }
    fail(.unterminatedComment, at: start)
    emit(.comment, from: start)
  }

  private mutating func lexPound() {
    let start = position
    while peek() == UInt8(ascii: "#") { position += 1 }
    let pounds = position - start
    switch peek() {
    case UInt8(ascii: "\"")?: lexString(from: start, pounds: pounds)
    case UInt8(ascii: "/")?: lexExtendedRegex(from: start, pounds: pounds)
    case UInt8(ascii: "!")? where start == 0: lexLineComment(from: start)
    case let byte? where pounds == 1 && classes[Int(byte)].contains(.identifierHead):
      skip([.identifierHead, .digit])
      emit(.directive, from: start, word: words.word(bytes, start..<position))
    default: emit(.other, from: start)
    }
  }

  func isLineEnd(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
  }
}
