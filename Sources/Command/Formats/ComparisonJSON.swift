import SelfSizing

/// The differences from a baseline as JSON, a line for each changed height. Lengths are in points.
struct ComparisonJSON {
  /// The version of the schema; it changes when a reader of the former one would be misled.
  static let schema = "selfsize.check.v1"

  let comparison: BaselineComparison

  /// The document, with a newline at its end.
  func text() -> String {
    var text = "{\"schema\":\"\(Self.schema)\",\"clean\":\(comparison.isClean),\"templates\":["
    for (index, template) in comparison.templates.enumerated() {
      text += index > 0 ? ",\n" : "\n"
      write(template, into: &text)
    }
    text += "\n],\"missingTemplates\":"
    JSONValue.array(comparison.missingTemplates.map(JSONValue.string)).write(into: &text)
    if !comparison.differentInputs.isEmpty {
      text += ",\"differentInputs\":"
      JSONValue.array(comparison.differentInputs.map(JSONValue.string)).write(into: &text)
    }
    return text + "}\n"
  }

  private func write(_ template: TemplateComparison, into text: inout String) {
    let measured = template.measured
    text += "{\"template\":"
    JSONValue.string(measured.name).write(into: &text)
    if let system = measured.system {
      text += ",\"system\":"
      JSONValue.string(system).write(into: &text)
    }
    text += ",\"recorded\":\(template.isRecorded),\"addedContents\":"
    JSONValue.array(template.addedContents.map { .string(measured.contentNames[$0]) })
      .write(into: &text)
    text += ",\"missingContents\":"
    JSONValue.array(template.missingContents.map(JSONValue.string)).write(into: &text)
    text += ",\"newFindings\":"
    JSONValue.array(template.newFindings.map(Self.value)).write(into: &text)
    text += ",\"changes\":["
    for (index, change) in template.changes.enumerated() {
      text += index > 0 ? ",\n" : "\n"
      Self.value(of: change, measured).write(into: &text)
    }
    text += "]}"
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
