/// One line of a wrapped text: a range of it with its trailing white space and line end. A
/// truncated line shows a head and a tail of its range and an ellipsis between them.
public struct TextLine: Hashable, Sendable {
  /// A mark that a line shows in addition to characters of the text.
  enum Mark: UInt8 { case none, hyphen, ellipsis }

  /// The width in points of what is shown, unrounded; trailing white space does not count.
  public let width: Double
  private let start, headEnd, tailStart, end: UInt32
  private let mark: Mark

  /// Shows its whole range.
  init(range: Range<Int>, width: Double, mark: Mark = .none) {
    self.init(range: range, hidden: range.upperBound..<range.upperBound, width: width, mark: mark)
  }

  /// Shows its whole range, whose offsets are known to be in order.
  @inline(__always) init(start: Int, end: Int, width: Double) {
    self.width = width
    self.start = UInt32(truncatingIfNeeded: start)
    headEnd = UInt32(truncatingIfNeeded: end)
    tailStart = headEnd
    self.end = headEnd
    mark = .none
  }

  /// Shows its range without an inner part.
  init(range: Range<Int>, hidden: Range<Int>, width: Double, mark: Mark) {
    self.width = width
    start = UInt32(range.lowerBound)
    headEnd = UInt32(hidden.lowerBound)
    tailStart = UInt32(hidden.upperBound)
    end = UInt32(range.upperBound)
    self.mark = mark
  }

  /// The characters the line stands for, in the text's UTF-8.
  public var utf8Range: Range<Int> { Int(start)..<Int(end) }
  package var hiddenUTF8Range: Range<Int> { Int(headEnd)..<Int(tailStart) }
  package var isTruncated: Bool { mark == .ellipsis }
  package var isHyphenated: Bool { mark == .hyphen }

  /// Returns what is drawn of the text that was laid out: without white space at the end, with the
  /// ellipsis or the hyphen. Offsets beyond another text's end count as its end.
  public func text(in text: String) -> String {
    let head = Self.part(of: text, Int(start)..<Int(headEnd))
    // Most lines show their whole range, and a part of the text is cut shorter without a copy.
    guard mark == .ellipsis || tailStart < end else { return withoutHangingEnd(head) }
    let ellipsis = mark == .ellipsis ? "\u{2026}" : ""
    let tail = Self.part(of: text, Int(tailStart)..<Int(end))
    return withoutHangingEnd("\(head)\(ellipsis)\(tail)")
  }

  /// Returns characters without white space at the end, with a hyphen if there is one.
  private func withoutHangingEnd(_ characters: Substring) -> String {
    var scalars = characters.unicodeScalars
    while let last = scalars.last, CharacterProperties.shared[last.value].hangs {
      scalars.removeLast()
    }
    guard mark == .hyphen else { return String(scalars) }
    if scalars.last == "\u{AD}" { scalars.removeLast() }
    return String(scalars) + "-"
  }

  /// Returns the characters the line stands for, white space and line end included.
  public func source(in text: String) -> String { Self.slice(text, utf8Range) }
  static func slice(_ text: String, _ range: Range<Int>) -> String { String(part(of: text, range)) }

  static func characterCount(of text: String, _ range: Range<Int>) -> Int {
    let part = part(of: text, range)
    let standsAlone = part.utf8.withContiguousStorageIfAvailable { bytes in
      // Characters of ASCII join no others, except for a line end of two.
      var (all, returns) = (UInt8(0), UInt8(0))
      for byte in bytes {
        all |= byte
        returns |= byte == 0x0D ? 1 : 0
      }
      return all < 0x80 && returns == 0
    }
    return standsAlone == true ? part.utf8.count : String(part).count
  }

  private static func part(of text: String, _ range: Range<Int>) -> Substring {
    let utf8 = text.utf8
    let first =
      utf8.index(utf8.startIndex, offsetBy: range.lowerBound, limitedBy: utf8.endIndex)
      ?? utf8.endIndex
    let last = utf8.index(first, offsetBy: range.count, limitedBy: utf8.endIndex) ?? utf8.endIndex
    return Substring(utf8[first..<last])
  }
}
