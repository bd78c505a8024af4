/// Names in files with a line for each fact: what would end the line, or look like another part of
/// it, is written as `\u{A}` and read back.
extension String {
  var recorded: String {
    guard !isEmpty else { return "\\u{}" }
    let text = replacing("\\u{", with: "\\u{5C}u{").onOneLine
    // Spaces at the ends are lost where a line is read, or edited.
    var scalars = text.unicodeScalars
    let (first, last) = (scalars.first, scalars.last)
    if last == " ", scalars.count > 1 {
      scalars.removeLast()
      scalars += "\\u{20}".unicodeScalars
    }
    if first == " " {
      scalars.removeFirst()
      scalars = "\\u{20}".unicodeScalars + scalars
    }
    return String(scalars)
  }

  var recordedWord: String {
    String(
      String.UnicodeScalarView(
        recorded.unicodeScalars.flatMap { scalar in
          Array((scalar == " " ? scalar.escaped : String(scalar)).unicodeScalars)
        }))
  }

  var recordedSide: String {
    let words = recorded.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    return words.map { $0.elementsEqual("=".unicodeScalars) ? "\\u{3D}" : String($0) }
      .joined(separator: " ")
  }

  /// Reads what ``recorded`` has written; what it never writes is unchanged.
  init(recorded text: some StringProtocol) {
    guard text.utf8.contains(UInt8(ascii: "\\")) else {
      self = String(text)
      return
    }
    var rest = Substring(text).unicodeScalars
    var plain = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == "\\", rest.starts(with: "u{".unicodeScalars),
        let end = rest.firstIndex(of: "}")
      else {
        plain.append(scalar)
        continue
      }
      let digits = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
      if !digits.isEmpty {
        guard digits.utf8.count <= 6, digits.allSatisfy("0123456789ABCDEF".contains),
          let value = UInt32(digits, radix: 16), let meant = Unicode.Scalar(value)
        else {
          plain.append(scalar)
          continue
        }
        plain.append(meant)
      }
      rest = rest[rest.index(after: end)...]
    }
    self = String(plain)
  }
}
