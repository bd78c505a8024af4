import SelfSizing

/// The differences from a baseline as JSON, a line for each changed height. Lengths are in points.
struct ComparisonJSON {
  /// The version of the schema; it changes when a reader of the former one would be misled.
  static let schema = "selfsize.check.v1"

  let comparison: BaselineComparison

  /// The document, with a newline at its end.
  func text() -> String {
    let head = JSONValue.object([
      ("schema", .string(Self.schema)), ("clean", .bool(comparison.isClean)),
    ])
    var rest = [
      ("missingTemplates", JSONValue.array(comparison.missingTemplates.map(JSONValue.string)))
    ]
    if !comparison.differentInputs.isEmpty {
      rest.append(("differentInputs", .array(comparison.differentInputs.map(JSONValue.string))))
    }
    let templates = comparison.templates.map { "\n" + text(of: $0) }.joined(separator: ",")
    return "\(head.text().dropLast()),\"templates\":[\(templates)\n],"
      + "\(JSONValue.object(rest).text().dropFirst())\n"
  }

  private func text(of template: TemplateComparison) -> String {
    let measured = template.measured
    let added = template.addedContents.map { JSONValue.string(measured.contentNames[$0]) }
    var members = [("template", JSONValue.string(measured.name))]
    members += JSONValue.system(measured.system)
    members.append(("recorded", .bool(template.isRecorded)))
    members.append(("addedContents", .array(added)))
    members.append(("missingContents", .array(template.missingContents.map(JSONValue.string))))
    members.append(("newFindings", .array(template.newFindings.map(Self.value))))
    let changes = template.changes.map { "\n" + Self.value(of: $0, measured).text() }
      .joined(separator: ",")
    return "\(JSONValue.object(members).text().dropLast()),\"changes\":[\(changes)]}"
  }

  private static func value(of finding: NewFinding) -> JSONValue {
    .object([
      ("name", .string(finding.name)), ("message", .string(finding.entry.text)),
      ("file", .string(finding.entry.site.fileID)),
      ("line", .number(Double(finding.entry.site.line))),
      ("cells", .number(Double(finding.entry.count))),
      ("recordedCells", .number(Double(finding.recordedCount))),
    ])
  }

  private static func value(of change: HeightChange, _ measured: TemplateMeasurements) -> JSONValue
  {
    .object([
      ("content", .number(Double(change.content + 1))),
      ("width", .number(measured.widths[change.width])),
      ("size", .string(measured.categories[change.category].sizeName)),
      ("expected", .number(change.expected)), ("actual", .number(change.actual)),
      (
        "causes",
        .array(
          change.causes.map { cause in
            .object([
              ("constant", .string(cause.constant.recordedName)),
              ("from", .string(cause.constant.old)),
              ("to", .string(cause.constant.new)), ("difference", .number(cause.difference)),
              ("file", .string(cause.constant.site.fileID)),
              ("line", .number(Double(cause.constant.site.line))),
            ])
          })
      ),
    ])
  }
}
