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
    let name = template.name.quotedForCSV + ","
    let end = namesSystems ? ",\((template.system ?? "").quotedForCSV)\n" : "\n"
    var remarks = RemarkTexts { remark in
      let findings = remark.findings.map(Self.name).joined(separator: ";").quotedForCSV
      return ",\(remark.fidelity),\(remark.isReflowed),\(findings)\(end)"
    }
    // Quoted once for all widths and sizes; a name without quotes takes no memory of its own. Rows
    // are long and many: texts are appended as they are, without the detour of interpolation.
    let contentNames = template.contentNames.map(\.quotedForCSV)
    for (width, points) in template.widths.enumerated() {
      for (category, size) in template.categories.enumerated() {
        let place = ",\(points),\(size.sizeName),"
        for (content, cell) in template.cells(width: width, category: category).enumerated() {
          piece.text += name
          piece.text += (content + 1).description
          piece.text += ","
          piece.text += contentNames[content]
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
