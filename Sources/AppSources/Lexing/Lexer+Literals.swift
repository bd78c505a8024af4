extension Lexer {
  mutating func lexString(from start: Int, pounds: Int) {
    let quote = UInt8(ascii: "\"")
    var isMultiline = peek(1) == quote && peek(2) == quote
    if isMultiline, pounds > 0 {
      // `#"""#` is a string of one quote; the text of a string of several lines begins on the next.
      var offset = position + 3
      while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
      isMultiline = offset >= bytes.count || isLineEnd(offset)
    }
    let string = OpenString(pounds: pounds, isMultiline: isMultiline, start: start, outerDepth: 0)
    lexStringPart(string, from: start, contentStart: position + (isMultiline ? 3 : 1))
  }

  mutating func lexStringPart(_ string: OpenString, from start: Int, contentStart: Int) {
    position = contentStart
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"):
        position += 1
        guard skipPounds(string.pounds), position < bytes.count else { continue }
        if bytes[position] == UInt8(ascii: "(") {
          position += 1
          emit(.string, from: start)
          return open(string)
        }
        if !isLineEnd(position) { position += 1 }
      case UInt8(ascii: "\""):
        if string.isMultiline {
          guard peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") else {
            position += 1
            continue
          }
          // Of four quotes before pounds, the last three may be the end.
          if string.pounds > 0, peek(3) != UInt8(ascii: "#") {
            position += 1
            continue
          }
          position += 3
        } else {
          position += 1
        }
        if skipPounds(string.pounds) { return emit(.string, from: start) }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !string.isMultiline {
          fail(.unterminatedString, at: string.start)
          return emit(.string, from: start)
        }
        position += 1
      default: position += 1
      }
    }
    position = min(position, bytes.count)
    fail(.unterminatedString, at: string.start)
    emit(.string, from: start)
  }

  /// Passes up to `count` pounds, and returns whether there were so many.
  private mutating func skipPounds(_ count: Int) -> Bool {
    let start = position
    while position - start < count, peek() == UInt8(ascii: "#") { position += 1 }
    return position - start == count
  }

  /// Reads `/…/` if the slash at `position` begins a regular expression: if something other than a
  /// space follows, and the line has a slash before a parenthesis that it does not open.
  mutating func lexRegex() -> Bool {
    guard position >= noRegexBefore, let next = peek(1), !" \t),".utf8.contains(next)
    else { return false }
    var offset = position + 1
    var parentheses = 0
    while offset < bytes.count, !isLineEnd(offset) {
      switch bytes[offset] {
      case UInt8(ascii: "\\"):
        offset += offset + 1 < bytes.count && !isLineEnd(offset + 1) ? 2 : 1
        continue
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        if parentheses < 0 {
          noRegexBefore = offset
          return false
        }
      case UInt8(ascii: "/"):
        let start = position
        position = offset + 1
        emit(.regex, from: start)
        return true
      default: break
      }
      offset += 1
    }
    noRegexBefore = offset
    return false
  }

  mutating func lexExtendedRegex(from start: Int, pounds: Int) {
    position += 1
    let isMultiline = position < bytes.count && isLineEnd(position)
    while position < bytes.count, isMultiline || !isLineEnd(position) {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position = min(position + 2, bytes.count)
      case UInt8(ascii: "/"):
        position += 1
        if skipPounds(pounds) { return emit(.regex, from: start) }
      default: position += 1
      }
    }
    emit(.regex, from: start)
  }
}
