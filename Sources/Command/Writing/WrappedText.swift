/// Breaks a text at blanks into lines of at most that many columns; a longer word is broken within.
func wrapped(_ text: String, to width: Int, indent: Int = 0) -> [String] {
  var lines: [String] = []
  let margin = String(repeating: " ", count: indent)
  for word in text.split(separator: " ") {
    var word = String(word)
    if let last = lines.last, last.terminalWidth + 1 + word.terminalWidth <= width {
      lines[lines.count - 1] = last + " " + word
      continue
    }
    while word.terminalWidth > width - indent {
      let part = word.part(of: width - indent)
      lines.append((lines.isEmpty ? "" : margin) + part)
      word.removeFirst(part.count)
    }
    lines.append((lines.isEmpty ? "" : margin) + word)
  }
  return lines
}

extension String {
  fileprivate func part(of width: Int) -> String {
    var kept = ""
    var columns = 0
    for character in self {
      columns += character.terminalWidth
      if columns > width, !kept.isEmpty { break }
      kept.append(character)
    }
    return kept
  }
}

extension String {
  /// How many columns of a terminal the text takes: two for each wide character.
  var terminalWidth: Int { reduce(0) { $0 + $1.terminalWidth } }

  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - terminalWidth, 0))
  }

  func paddedInFront(to width: Int) -> String {
    String(repeating: " ", count: max(width - terminalWidth, 0)) + self
  }

  /// The text, or as much of its beginning as fits into a width with an ellipsis.
  func cut(to width: Int) -> String {
    guard terminalWidth > width else { return self }
    var kept = ""
    var columns = 1
    for character in self {
      columns += character.terminalWidth
      if columns > width { break }
      kept.append(character)
    }
    return kept + "…"
  }
}

extension Character {
  /// One column, or two for ideographs, kana, Hangul and emoji.
  /// - Source: The ranges that Unicode's East Asian Width (UAX #11) lists as wide, and the
  ///   characters that appear as emoji by default.
  var terminalWidth: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
