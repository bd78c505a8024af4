import SelfSizing

extension FlagValue where Value == SystemFont {
  static var systemFont: FlagValue {
    .contents("FILE", "the name of a TrueType or OpenType file") { path in
      let bytes = try ContentSource.file(path).bytes(limit: FontFolder.maximumByteCount)
      do throws(FontFileError) {
        return SystemFont(try FontFile(bytes).face())
      } catch { throw CommandProblem("\(path): \(error.words)") }
    }
  }
}

extension FlagValue where Value == FallbackFonts {
  static var fallbackFonts: FlagValue {
    .contents("FOLDER", "the name of a folder of font files") {
      FallbackFonts(try FontFolder(path: $0).orderedFaces())
    }
  }
}
