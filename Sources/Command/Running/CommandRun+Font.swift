import SelfSizing
import SelfSizingReport

extension CommandRun {
  /// Tells what a font file offers.
  func font(_ options: FontOptions) throws -> ExitStatus {
    let bytes = try ContentSource.file(options.file).bytes()
    let (file, face): (FontFile, FontFace)
    do {
      file = try FontFile(bytes)
      guard options.face <= file.faceCount else {
        throw FontCommandError(
          file: options.file, problem: "there are \(file.faceCount) faces only")
      }
      face = try file.face(at: options.face - 1)
    } catch let error as FontFileError {
      throw FontCommandError(file: options.file, problem: error.words)
    }
    let font = TextFont(face, size: options.size)
    var members: [(String, JSONValue)] = [
      ("schema", .string("selfsize.font.v1")), ("faces", .number(Double(file.faceCount))),
      ("glyphs", .number(Double(face.glyphCount))),
      ("weightClass", .number(Double(face.weightClass))),
      ("unitsPerEm", .number(Double(face.unitsPerEm))),
      ("ascender", .number(Double(face.ascender))),
      ("descender", .number(Double(face.descender))),
      ("lineGap", .number(Double(face.lineGap))), ("capHeight", .number(Double(face.capHeight))),
      ("size", .number(options.size)), ("lineHeight", .number(font.lineHeight)),
      ("leading", .number(font.leading)),
    ]
    if !options.text.isEmpty {
      let text = PreparedText(options.text, font: font)
      members.append(("textWidth", .number(text.naturalWidth)))
      let missing = Set(options.text.unicodeScalars.filter { face.glyph(of: $0) == nil })
        .sorted { $0.value < $1.value }
      members.append(
        (
          "missing",
          .array(
            missing.map { scalar in
              let digits = String(scalar.value, radix: 16, uppercase: true)
              return .string(
                "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits)
            })
        ))
    }
    if options.isJSON {
      console.write(JSONValue.object(members).text() + "\n")
    } else {
      for (name, value) in members.dropFirst() { console.write("\(name): \(value.plain)\n") }
    }
    return .success
  }
}

/// A font file that is of no use. The command exits with 2 (`ExitStatus.failure`).
struct FontCommandError: Error, CustomStringConvertible {
  let file: String
  let problem: String

  var description: String { "\(file): \(problem)" }
}

extension FontFileError {
  /// What is wrong with the file.
  fileprivate var words: String {
    switch self {
    case .notAFont: "not a TrueType or OpenType font, nor a collection of them"
    case .noFace(let index): "there is no face \(index + 1)"
    case .missingTable(let name): "the font has no table \"\(name)\""
    case .malformedTable(let name): "the table \"\(name)\" is malformed"
    case .noUnicodeMap: "the font does not tell which glyphs Unicode's characters have"
    }
  }
}
