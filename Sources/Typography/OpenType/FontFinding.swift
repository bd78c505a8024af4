/// Something of a font file that could not be read; what is measured with it is assumed.
public struct FontFinding: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the table, such as `HVAR`.
  public let table: String
  /// Where the table, or the part of it that is at fault, begins in the file, in bytes.
  public let offset: Int
  /// The mistake in it.
  public let problem: String
  /// The finding as a sentence without an end.
  public var description: String { "table \"\(table)\" at byte \(offset): \(problem)" }

  init(_ table: String, _ offset: Int, _ problem: String) {
    (self.table, self.offset, self.problem) = (table, offset, problem)
  }
}

extension FontTable {
  func finding(_ name: String, _ problem: String, at offset: Int = 0) -> FontFinding {
    FontFinding(name, start + offset, problem)
  }
}
