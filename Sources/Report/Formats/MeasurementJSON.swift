import SelfSizing

/// Heights as JSON, a line for each cell so that it can be read and compared line by line.
///
/// Lengths are in points, not rounded further than to the pixel.
public struct MeasurementJSON {
  /// The version of the schema; it changes when a reader of the former one would be misled.
  public static let schema = "selfsize.measure.v1"

  private let templates: [TemplateMeasurements]
  private let settings: MeasurementSettings

  /// Creates a document of measured templates.
  public init(_ templates: [TemplateMeasurements], settings: MeasurementSettings) {
    self.templates = templates
    self.settings = settings
  }

  /// The document, with a newline at its end.
  public func text() -> String {
    var text = "{\"schema\":\"\(Self.schema)\",\"settings\":"
    JSONText.object([
      ("displayScale", .number(settings.displayScale)),
      ("layoutDirection", .string("\(settings.layoutDirection)")),
      ("locale", .string(settings.locale.identifier)),
      ("horizontalFittingPriority", .number(settings.priorities.horizontal.rawValue)),
      ("verticalFittingPriority", .number(settings.priorities.vertical.rawValue)),
    ]).write(into: &text)
    text += ",\"templates\":["
    for (index, template) in templates.enumerated() {
      text += index > 0 ? ",\n" : "\n"
      write(template, into: &text)
    }
    return text + "\n]}\n"
  }

  private func write(_ template: TemplateMeasurements, into text: inout String) {
    text += "{\"template\":"
    JSONText.string(template.name).write(into: &text)
    text += ",\"contents\":"
    JSONText.array(template.contentNames.map(JSONText.string)).write(into: &text)
    text += ",\"cells\":["
    var isFirst = true
    for (width, points) in template.widths.enumerated() {
      for (category, size) in template.categories.enumerated() {
        for (content, cell) in template.cells(width: width, category: category).enumerated() {
          text += isFirst ? "\n" : ",\n"
          isFirst = false
          Self.value(of: cell, content: content, width: points, size: size).write(into: &text)
        }
      }
    }
    text += "\n]}"
  }

  private static func value(
    of cell: MeasuredCell, content: Int, width: Double, size: DynamicTypeCategory
  ) -> JSONText {
    .object([
      ("content", .number(Double(content + 1))),
      ("width", .number(width)),
      ("size", .string(size.sizeName)),
      ("height", .number(cell.height)),
      ("fidelity", .string("\(cell.fidelity)")),
      ("reflowed", .bool(cell.isReflowed)),
      (
        "findings",
        .array(
          cell.findings.map { finding in
            .object([
              ("kind", .string(finding.kind.rawValue)),
              ("item", .string(finding.item ?? "")),
              ("message", .string(finding.message)),
              ("file", .string(finding.site.fileID)),
              ("line", .number(Double(finding.site.line))),
            ])
          })
      ),
    ])
  }
}
