import SelfSizing

/// Heights as a table for a terminal: a block for each template and width, a row for each content.
public struct MeasurementTable {
  private let templates: [TemplateMeasurements]
  private let settings: MeasurementSettings
  private static let nameWidth = 28

  /// Creates a table of measured templates.
  public init(_ templates: [TemplateMeasurements], settings: MeasurementSettings) {
    self.templates = templates
    self.settings = settings
  }

  /// The table, with a newline at its end.
  public func text() -> String {
    templates.map(block).joined(separator: "\n")
  }

  private func block(_ template: TemplateMeasurements) -> String {
    var lines: [String] = []
    for (index, width) in template.widths.enumerated() {
      lines.append(
        "\(template.name), width \(NumberFormat.short(width)), \(settings.summary), heights in points"
      )
      lines += rows(template, width: index)
      lines.append("")
    }
    lines += findings(template)
    return lines.joined(separator: "\n")
  }

  private func rows(_ template: TemplateMeasurements, width: Int) -> [String] {
    let contents = template.contentNames.indices
    let columns = template.categories.indices.map { category in
      [template.categories[category].headingName]
        + template.cells(width: width, category: category).map(Self.entry)
    }
    let widths = columns.map { ($0.map(\.count).max() ?? 0) + 2 }
    let names =
      ["content"]
      + contents.map { "\($0 + 1) \(template.contentNames[$0])".cut(to: Self.nameWidth) }
    return names.indices.map { row in
      names[row].padded(to: Self.nameWidth)
        + zip(columns, widths).map { $0[row].paddedInFront(to: $1) }.joined()
    }
  }

  /// The height, with a mark where something was found or the height is only assumed.
  private static func entry(_ cell: MeasuredCell) -> String {
    let mark = cell.findings.isEmpty ? (cell.fidelity == .assumed ? "~" : " ") : "*"
    return NumberFormat.short(cell.height) + mark
  }

  private func findings(_ template: TemplateMeasurements) -> [String] {
    let summary = FindingSummary(template)
    var lines: [String] = []
    if template.cells.contains(where: { $0.fidelity == .assumed && $0.findings.isEmpty }) {
      lines += ["~ rests on an assumed figure", ""]
    }
    guard !summary.entries.isEmpty else { return lines }
    lines.append("* findings")
    lines += summary.entries.map { "  \($0.site): \($0.kind.rawValue): \($0.text)" }
    return lines + [""]
  }
}
