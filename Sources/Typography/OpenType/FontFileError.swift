/// Why bytes cannot be read as a font.
public enum FontFileError: Error, Hashable, Sendable {
  /// The bytes do not begin as a TrueType or OpenType font or a collection of them.
  case notAFont
  /// The bytes are a font packed for the web as `WOFF` or `WOFF2`; unpacked it can be read.
  case webFont(String)
  /// The collection has no face with this number.
  case noFace(Int)
  /// A table that measuring needs is absent, such as `cmap`.
  case missingTable(String)
  /// A table that measuring needs is beyond the end of the file, at this offset in bytes.
  case tableBeyondFile(String, offset: Int)
  /// A table ends before what it announces, or holds a value that no font can have.
  case malformedTable(String)
  /// The font has no map from Unicode, in the formats 4 and 12, to its glyphs.
  case noUnicodeMap
}
