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

  /// Writes a template in pieces of one width and text size.
  static func write(
    _ template: TemplateMeasurements, namesSystems: Bool, _ write: (String) -> Void
  ) {
    for (width, points) in template.widths.enumerated() {
      for (category, size) in template.categories.enumerated() {
        var text = ""
        for (content, cell) in template.cells(width: width, category: category).enumerated() {
          let fields =
            [
              template.name, "\(content + 1)", template.contentNames[content], "\(points)",
              size.sizeName, "\(cell.height)", "\(cell.fidelity)", "\(cell.isReflowed)",
              cell.findings.map(Self.name).joined(separator: ";"),
            ] + (namesSystems ? [template.system ?? ""] : [])
          text += fields.map(\.quotedForCSV).joined(separator: ",") + "\n"
        }
        write(text)
      }
    }
  }

  /// The kind of a finding, and the item that it concerns.
  private static func name(_ finding: CellFinding) -> String {
    finding.item.map { "\(finding.kind.name) \($0)" } ?? finding.kind.name
  }
}
