struct FontTables {
  private var tables: [Int: FontTable] = [:]
  private var offsets: [Int: Int] = [:]
  private(set) var findings: [FontFinding] = []

  /// Adds a table of the directory, nil if beyond the file; of two with one name the first counts.
  mutating func add(_ tag: Int, _ table: FontTable?, offset: Int, length: Int) {
    guard offsets[tag] == nil else { return }
    offsets[tag] = offset
    tables[tag] = table
    guard table == nil else { return }
    findings.append(
      FontFinding(
        FontTable.tag(tag), offset, "its \(length) bytes reach beyond the end of the file"))
  }

  /// - Throws: `FontFileError.missingTable` or `.tableBeyondFile`.
  func required(_ name: String) throws(FontFileError) -> FontTable {
    if let table = self[name] { return table }
    if let offset = offsets[FontTable.number(ofTag: name)] {
      throw .tableBeyondFile(name, offset: offset)
    }
    throw .missingTable(name)
  }

  subscript(name: String) -> FontTable? { tables[FontTable.number(ofTag: name)] }
}
