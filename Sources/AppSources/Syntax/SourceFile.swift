/// A file of the app, split into the tokens that the compiler sees.
struct SourceFile: Sendable {
  let name: String
  let bytes: [UInt8]
  let code: [Token]
  let lexicalErrors: [LexicalError]
  /// For each token of `code`, the index of the bracket that it opens or closes; -1 for all others.
  let partners: [Int32]
  private let lineStarts: [Int]

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    let lexer = Lexer(bytes)
    lexicalErrors = lexer.errors
    var code: [Token] = []
    code.reserveCapacity(lexer.tokens.count / 2)
    var startsLine = true
    for token in lexer.tokens {
      if token.isCode {
        var token = token
        token.startsLine = startsLine
        code.append(token)
        startsLine = false
      } else if !startsLine {
        startsLine = bytes[token.range].contains { $0 == 0x0a || $0 == 0x0d }
      }
    }
    self.code = code
    partners = BracketPairs.partners(of: code)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0a }.map { $0 + 1 }
  }

  init(_ text: String) { self.init(name: "", bytes: Array(text.utf8)) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func text(_ index: Int) -> String {
    let range = code[index].range
    if bytes[range.lowerBound] == UInt8(ascii: "`"), range.count > 2 {
      return text(range.lowerBound + 1..<range.upperBound - 1)
    }
    return text(range)
  }

  func token(_ index: Int) -> Token? { code.indices.contains(index) ? code[index] : nil }

  func kind(_ index: Int) -> Token.Kind? { token(index)?.kind }

  func word(_ index: Int) -> Word { token(index)?.word ?? .none }

  func isText(_ index: Int, _ expected: StaticString) -> Bool {
    guard index >= 0, index < code.count else { return false }
    let start = Int(code[index].start)
    let count = expected.utf8CodeUnitCount
    guard Int(code[index].end) - start == count else { return false }
    let pointer = expected.utf8Start
    return (0..<count).allSatisfy { pointer[$0] == bytes[start + $0] }
  }

  func partner(_ index: Int) -> Int? {
    guard index >= 0, index < partners.count, partners[index] >= 0 else { return nil }
    return Int(partners[index])
  }

  func isAdjacent(_ index: Int) -> Bool {
    index > 0 && index < code.count && code[index - 1].end == code[index].start
  }

  func byteRange(_ tokens: Range<Int>) -> Range<Int> {
    guard let first = token(tokens.lowerBound), let last = token(tokens.upperBound - 1),
      !tokens.isEmpty
    else { return 0..<0 }
    return Int(first.start)..<Int(last.end)
  }

  func flattened(_ tokens: Range<Int>) -> String {
    var text: [UInt8] = []
    for index in tokens {
      if index > tokens.lowerBound, !isAdjacent(index) { text.append(UInt8(ascii: " ")) }
      text += bytes[code[index].range]
    }
    return String(decoding: text, as: UTF8.self)
  }

  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The column of an offset, from 1, in bytes of UTF-8 as the compiler counts them.
  func column(at offset: Int) -> Int { offset - lineStarts[line(at: offset) - 1] + 1 }
}
