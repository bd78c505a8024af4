import SelfSizing

/// Heights as comma-separated values (RFC 4180), a row for each cell.
public enum MeasurementCSV {
  /// The names of the fields, with a newline at their end.
  ///
  /// - Parameter namesSystems: Whether each row names the system whose figures it took.
  static func header(namesSystems: Bool) -> String {
    "template,content,name,width,size,height,fidelity,reflowed,findings"
      + (namesSystems ? ",system\n" : "\n")
  }

  /// Writes a template in pieces.
  static func write(
    _ template: TemplateMeasurements, namesSystems: Bool, _ write: (String) -> Void
  ) {
    var piece = TextPiece()
    let name = template.name.quotedForCSV
    let end = namesSystems ? ",\((template.system ?? "").quotedForCSV)\n" : "\n"
    var remarks = RemarkTexts { remark in
      let findings = remark.findings.map(Self.name).joined(separator: ";").quotedForCSV
      return ",\(remark.fidelity),\(remark.isReflowed),\(findings)\(end)"
    }
    // The same at all widths and sizes. Rows are long and many: texts are appended as they are,
    // without the detour of interpolation.
    let contents = template.contentNames.enumerated().map { content, contentName in
      name + "," + (content + 1).description + "," + contentName.quotedForCSV
    }
    for (width, points) in template.widths.enumerated() {
      for (category, size) in template.categories.enumerated() {
        let place = ",\(points),\(size.sizeName),"
        for (content, cell) in template.cells(width: width, category: category).enumerated() {
          piece.text += contents[content]
          piece.text += place
          piece.text += cell.height.description
          piece.text += remarks.text(of: cell)
          piece.flushIfLong(write)
        }
      }
    }
    piece.flush(write)
  }

  /// The kind of a finding, and the item that it concerns.
  private static func name(_ finding: CellFinding) -> String {
    finding.item.map { "\(finding.kind.name) \($0)" } ?? finding.kind.name
  }
}
