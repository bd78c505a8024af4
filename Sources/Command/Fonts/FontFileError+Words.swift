import SelfSizing

extension FontFileError {
  var words: String {
    switch self {
    case .notAFont: "not a TrueType or OpenType font, nor a collection of them"
    case .webFont(let format):
      "a web font (\(format)); unpack it to TrueType or OpenType first, for instance with fontTools"
    case .noFace(let index): "there is no face \(index + 1)"
    case .missingTable(let name): "the font has no table \"\(name)\""
    case .tableBeyondFile(let name, let offset):
      "the table \"\(name)\" at byte \(offset) reaches beyond the end of the file"
    case .malformedTable(let name): "the table \"\(name)\" is malformed"
    case .noUnicodeMap: "the font does not say which glyphs Unicode's characters have"
    }
  }
}
