/// The changes to a file: ranges of bytes and what takes their place.
///
/// None of them adds or removes a line end, so that every line of the app keeps its number.
struct SourceEdits: Sendable {
  private struct Edit {
    let range: Range<Int>
    let replacement: [UInt8]
    let order: Int
  }

  private var edits: [Edit] = []
  /// Declarations to be written after the file's last line.
  private(set) var appended: [String] = []

  var isEmpty: Bool { edits.isEmpty && appended.isEmpty }

  /// Replaces everything in a range by spaces, except its line ends.
  mutating func blank(_ range: Range<Int>, in file: SourceFile) {
    add(range, file.bytes[range].map { Self.isLineEnd($0) ? $0 : UInt8(ascii: " ") })
  }

  /// Replaces a range by a text of one line and the line ends that were in the range, as in a
  /// literal of several lines.
  mutating func replace(_ range: Range<Int>, with text: String, in file: SourceFile) {
    add(range, Array(text.utf8) + file.bytes[range].filter(Self.isLineEnd))
  }

  /// Writes a text of one line before the byte at an offset.
  mutating func insert(_ text: String, at offset: Int) { add(offset..<offset, Array(text.utf8)) }

  /// Writes declarations of one line each after the file's last line.
  mutating func append(_ declaration: String) { appended.append(declaration) }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0a || byte == 0x0d }

  private mutating func add(_ range: Range<Int>, _ replacement: [UInt8]) {
    edits.append(Edit(range: range, replacement: replacement, order: edits.count))
  }

  /// The text of the file with its changes. Of changes that overlap the one that begins first is
  /// made, and of those that begin together the longest.
  ///
  /// - Complexity: O(bytes + n log n) for n changes.
  func text(of file: SourceFile) -> String {
    let bytes = file.bytes
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var position = 0
    let sorted = edits.sorted { left, right in
      if left.range.lowerBound != right.range.lowerBound {
        return left.range.lowerBound < right.range.lowerBound
      }
      if left.range.isEmpty != right.range.isEmpty { return left.range.isEmpty }
      if left.range.upperBound != right.range.upperBound {
        return left.range.upperBound > right.range.upperBound
      }
      return left.order < right.order
    }
    for edit in sorted where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    result += bytes[position...]
    if !appended.isEmpty {
      if let last = result.last, last != 0x0a { result.append(0x0a) }
      for declaration in appended { result += Array(declaration.utf8) + [0x0a] }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
