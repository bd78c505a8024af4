import SelfSizing

/// Heights as comma-separated values (RFC 4180), a row for each cell.
public struct MeasurementCSV {
  private let templates: [TemplateMeasurements]

  /// Creates a table of measured templates.
  public init(_ templates: [TemplateMeasurements]) {
    self.templates = templates
  }

  /// The header and the rows, each with a newline at its end.
  public func text() -> String {
    var text = "template,content,name,width,size,height,fidelity,reflowed,findings\n"
    for template in templates {
      for (width, points) in template.widths.enumerated() {
        for (category, size) in template.categories.enumerated() {
          for (content, cell) in template.cells(width: width, category: category).enumerated() {
            let fields = [
              template.name, "\(content + 1)", template.contentNames[content], "\(points)",
              size.sizeName, "\(cell.height)", "\(cell.fidelity)", "\(cell.isReflowed)",
              cell.findings.map { "\($0.kind.rawValue) \($0.item ?? "")" }
                .joined(separator: ";"),
            ]
            text += fields.map(Self.quoted).joined(separator: ",") + "\n"
          }
        }
      }
    }
    return text
  }

  private static func quoted(_ field: String) -> String {
    guard field.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return field }
    return "\"" + field.replacing("\"", with: "\"\"") + "\""
  }
}
