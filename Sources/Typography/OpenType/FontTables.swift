/// The tables of a face by their names.
struct FontTables {
  private var tables: [Int: FontTable] = [:]
  private var offsets: [Int: Int] = [:]
  /// The tables that are beyond the end of the file.
  private(set) var findings: [FontFinding] = []

  /// Adds a table of the directory; nil if it is beyond the file. Of two with one name the first
  /// counts.
  mutating func add(_ tag: Int, _ table: FontTable?, offset: Int, length: Int) {
    guard offsets[tag] == nil else { return }
    offsets[tag] = offset
    tables[tag] = table
    guard table == nil else { return }
    findings.append(
      FontFinding(
        FontTable.tag(tag), offset, "its \(length) bytes reach beyond the end of the file"))
  }

  /// A table that measuring needs.
  ///
  /// - Throws: `FontFileError.missingTable` or `.tableBeyondFile`.
  func required(_ name: String) throws(FontFileError) -> FontTable {
    if let table = self[name] { return table }
    if let offset = offsets[FontTable.number(ofTag: name)] {
      throw .tableBeyondFile(name, offset: offset)
    }
    throw .missingTable(name)
  }

  /// The table with a name of four letters; nil if the face has none.
  subscript(name: String) -> FontTable? { tables[FontTable.number(ofTag: name)] }
}
