extension String {
  /// The text escaped for HTML and SVG; characters that no markup may contain become U+FFFD.
  package var escapedForMarkup: String {
    // Nearly every text is unchanged.
    if allBytes({ $0.isPlainInMarkup }) { return self }
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || scalar.value & 0xFFFE == 0xFFFE:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  package func allBytes(_ isSatisfied: (UInt8) -> Bool) -> Bool {
    var text = self
    return text.withUTF8 { $0.allSatisfy(isSatisfied) }
  }
}

extension UInt8 {
  /// Whether a byte of UTF-8 stands for itself in markup, whatever is around it. The bytes that
  /// begin U+0080 and those after U+EFFF may be a part of a character that no markup contains.
  fileprivate var isPlainInMarkup: Bool {
    switch self {
    case ..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case 0x7F, 0xC2, 0xEF...: false
    default: true
    }
  }
}

/// A text that is written piece by piece, as its bytes; a `String` takes several times as long.
package struct UTF8Text: TextOutputStream {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func write(_ piece: String) {
    // In place, which nearly every text allows: making it contiguous takes a copy of it.
    if piece.utf8.withContiguousStorageIfAvailable({ bytes.append(contentsOf: $0) }) != nil {
      return
    }
    bytes.append(contentsOf: piece.utf8)
  }

  package mutating func write(markup text: String) { write(text.escapedForMarkup) }

  package mutating func write(_ length: Double) { NumberFormat.writeShort(length, into: &bytes) }

  package mutating func write(exact length: Double) {
    if !NumberFormat.writeWhole(length, into: &bytes) { length.write(to: &self) }
  }

  package mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }
}
