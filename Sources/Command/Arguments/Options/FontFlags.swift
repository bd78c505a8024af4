import SelfSizing

extension FlagValue where Value == SystemFont {
  static var systemFont: FlagValue {
    FlagValue(placeholder: "FILE", accepts: "the name of a TrueType or OpenType file") {
      text throws(FlagValueError) in
      if text.isEmpty || text == "-" { throw .malformed }
      do {
        let bytes = try ContentSource.file(text).bytes(limit: FontFolder.maximumByteCount)
        return SystemFont(try FontFile(bytes).face())
      } catch let error as FontFileError {
        throw .unusable("\(text): \(error.words)")
      } catch {
        throw .unusable("\(error)")
      }
    }
  }
}

extension FlagValue where Value == FallbackFonts {
  static var fallbackFonts: FlagValue {
    FlagValue(placeholder: "FOLDER", accepts: "the name of a folder of font files") {
      text throws(FlagValueError) in
      if text.isEmpty || text == "-" { throw .malformed }
      do {
        return FallbackFonts(try FontFolder(path: text).orderedFaces())
      } catch {
        throw .unusable("\(error)")
      }
    }
  }
}
