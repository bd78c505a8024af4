import SelfSizing

/// The differences from a baseline as JSON, a line for each changed height. Lengths are in points.
struct ComparisonJSON {
  let comparison: BaselineComparison

  func text() -> String {
    let head = JSONValue.object([
      ("schema", .string("selfsize.check.v1")), ("clean", .bool(comparison.isClean)),
    ])
    var rest = [("missingTemplates", JSONValue.strings(comparison.missingTemplates))]
    if !comparison.differentInputs.isEmpty {
      rest.append(("differentInputs", .strings(comparison.differentInputs)))
    }
    let templates = comparison.templates.map { "\n" + text(of: $0) }.joined(separator: ",")
    return "\(head.text().dropLast()),\"templates\":[\(templates)\n],"
      + "\(JSONValue.object(rest).text().dropFirst())\n"
  }

  private func text(of template: TemplateComparison) -> String {
    let measured = template.measured
    var members = [("template", JSONValue.string(measured.name))]
    members += JSONValue.system(measured.system)
    members += [
      ("recorded", .bool(template.isRecorded)),
      ("addedContents", .strings(template.addedContents.map { measured.contentNames[$0] })),
      ("missingContents", .strings(template.missingContents)),
      ("newFindings", .array(template.newFindings.map(Self.value))),
    ]
    let changes = template.changes.map { "\n" + Self.value(of: $0, measured).text() }
      .joined(separator: ",")
    return "\(JSONValue.object(members).text().dropLast()),\"changes\":[\(changes)]}"
  }

  private static func value(of finding: NewFinding) -> JSONValue {
    .object([
      ("name", .string(finding.name)), ("message", .string(finding.entry.text)),
      ("file", .string(finding.entry.site.fileID)), ("line", .count(finding.entry.site.line)),
      ("cells", .count(finding.entry.count)), ("recordedCells", .count(finding.recordedCount)),
    ])
  }

  private static func value(of change: HeightChange, _ measured: TemplateMeasurements) -> JSONValue
  {
    let causes = change.causes.map { cause in
      let constant = cause.constant
      return JSONValue.object([
        ("constant", .string(constant.recordedName)), ("from", .string(constant.old)),
        ("to", .string(constant.new)), ("difference", .number(cause.difference)),
        ("file", .string(constant.site.fileID)), ("line", .count(constant.site.line)),
      ])
    }
    return .object([
      ("content", .count(change.content + 1)), ("width", .number(measured.widths[change.width])),
      ("size", .string(measured.categories[change.category].sizeName)),
      ("expected", .number(change.expected)), ("actual", .number(change.actual)),
      ("causes", .array(causes)),
    ])
  }
}
