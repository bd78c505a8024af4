/// The changes to a file. None adds or removes a line end, so that every line keeps its number.
struct SourceEdits: Sendable {
  private let source: SourceFile
  private var edits: [(range: Range<Int>, replacement: [UInt8])] = []
  /// Declarations to be written after the file's last line.
  private var appended: [String] = []

  init(_ source: SourceFile) { self.source = source }

  var isEmpty: Bool { edits.isEmpty && appended.isEmpty }

  mutating func blank(_ tokens: Range<Int>) { blank(bytes: source.byteRange(tokens)) }

  /// Replaces everything between the ends of two tokens by spaces, except line ends.
  mutating func blank(between first: Int, and last: Int) {
    if first < last {
      blank(bytes: source.code[first].range.upperBound..<source.code[last].range.upperBound)
    }
  }

  private mutating func blank(bytes range: Range<Int>) {
    if range.isEmpty { return }
    edits.append((range, source.bytes[range].map { Self.isLineEnd($0) ? $0 : UInt8(ascii: " ") }))
  }

  /// Replaces some tokens by a text of one line; the line ends within them stay.
  mutating func replace(_ tokens: Range<Int>, with text: String) {
    let range = source.byteRange(tokens)
    edits.append((range, text.utf8 + source.bytes[range].filter(Self.isLineEnd)))
  }

  mutating func replace(_ token: Int, with text: String) { replace(token..<token + 1, with: text) }

  mutating func insert(_ text: String, before token: Int) {
    let offset = source.code[token].range.lowerBound
    edits.append((offset..<offset, Array(text.utf8)))
  }

  mutating func insert(_ text: String, after token: Int) {
    let offset = source.code[token].range.upperBound
    edits.append((offset..<offset, Array(text.utf8)))
  }

  mutating func append(_ declaration: String) { appended.append(declaration) }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0a || byte == 0x0d }

  /// The text of the file with its changes. Of changes that overlap the one that begins first is
  /// made, and of those that begin together the longest, after what is inserted there.
  var text: String {
    var result: [UInt8] = []
    result.reserveCapacity(source.bytes.count + source.bytes.count / 8)
    var position = 0
    func rank(_ place: Int) -> (Int, Int, Int, Int) {
      let range = edits[place].range
      return (range.lowerBound, range.isEmpty ? 0 : 1, -range.upperBound, place)
    }
    for (range, replacement) in edits.indices.sorted(by: { rank($0) < rank($1) }).map({ edits[$0] })
    where range.lowerBound >= position {
      result += source.bytes[position..<range.lowerBound]
      result += replacement
      position = range.upperBound
    }
    result += source.bytes[position...]
    if !appended.isEmpty, let last = result.last, last != 0x0a { result.append(0x0a) }
    for declaration in appended { result += declaration.utf8 + [0x0a] }
    return String(decoding: result, as: UTF8.self)
  }
}
