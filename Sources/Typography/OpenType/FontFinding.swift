/// Something of a font file that could not be read, so that what is measured with it is assumed.
///
/// The rest of the face is read nevertheless.
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
    self.table = table
    self.offset = offset
    self.problem = problem
  }
}

extension FontTable {
  func finding(_ name: String, _ problem: String, at offset: Int = 0) -> FontFinding {
    FontFinding(name, start + offset, problem)
  }
}
