extension Lexer {
  /// Reads `//` on to the end of its line.
  mutating func lexLineComment(from start: Int? = nil) {
    let start = start ?? position
    while position < bytes.count, !isLineEnd(position) { position += 1 }
    emit(.comment, from: start)
  }

  /// Reads `/* … */`; such comments nest.
  mutating func lexBlockComment() {
    let start = position
    var depth = 0
    while position < bytes.count {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return emit(.comment, from: start) }
      } else {
        position += 1
      }
    }
    fail(.unterminatedComment, at: start)
    emit(.comment, from: start)
  }
}
