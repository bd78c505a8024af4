/// Returns a text broken at blanks into lines of at most that many columns; a longer word is broken
/// within.
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
  /// As much of the beginning as fits into a width, but a character at least.
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
