import SelfSizing

struct JUnitReport {
  let comparison: BaselineComparison

  func text() -> String {
    let suites = comparison.templates.map(suite) + comparison.missingTemplates.map(missing)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="selfsize check">
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  private func suite(_ template: TemplateComparison) -> String {
    let measured = template.measured
    var cases = measured.widths.enumerated().map { width, points in
      let changes = template.changes.filter { $0.width == width }
      return testCase(
        measured, "\(NumberFormat.short(points)) points wide",
        failures: changes.isEmpty ? [] : [failure(changes, measured)])
    }
    cases.append(testCase(measured, "contents and findings", failures: others(template)))
    let failed = cases.filter { $0.contains("<failure") }.count
    return
      "<testsuite name=\"\(measured.title.onOneLine.escapedForMarkup)\" tests=\"\(cases.count)\""
      + " failures=\"\(failed)\">\n\(cases.joined(separator: "\n"))\n</testsuite>"
  }

  private func others(_ template: TemplateComparison) -> [String] {
    let name = template.measured.title
    var failures: [String] = []
    if !template.isRecorded { failures.append("\(name) is not in the baseline") }
    failures += comparison.differentInputs
    failures += template.addedContents.map {
      "\"\(template.measured.contentNames[$0])\" is not in the baseline"
    }
    failures += template.missingContents.map { "\"\($0)\" is recorded, but not measured" }
    failures += template.newFindings.map { "\($0.entry.site): \($0.name): \($0.entry.text)" }
    return failures
  }

  private func failure(_ changes: [HeightChange], _ measured: TemplateMeasurements) -> String {
    let shown = changes.prefix(20).map { change in
      let causes = change.causes.map { "; \($0.text)" }.joined()
      return "\(measured.contentNames[change.content]) at "
        + "\(measured.categories[change.category].headingName): expected "
        + "\(NumberFormat.short(change.expected)), is \(NumberFormat.short(change.actual)), "
        + "\(change.difference.signed)\(causes)"
    }
    let rest = changes.count > shown.count ? ["and \(changes.count - shown.count) more"] : []
    return (["\(changes.count) heights changed"] + shown + rest).joined(separator: "\n")
  }

  private func testCase(
    _ measured: TemplateMeasurements, _ name: String, failures: [String]
  ) -> String {
    let head =
      "<testcase classname=\"\(measured.title.onOneLine.escapedForMarkup)\" name=\"\(name.escapedForMarkup)\""
    guard !failures.isEmpty else { return head + "/>" }
    let message = failures[0].prefix { !$0.isNewline }
    let lines = failures.flatMap { $0.split(whereSeparator: \.isNewline) }
      .map { String($0).onOneLine.escapedForMarkup }
    return head + "><failure message=\"\(String(message).onOneLine.escapedForMarkup)\">"
      + lines.joined(separator: "\n") + "</failure></testcase>"
  }

  private func missing(_ name: String) -> String {
    let name = name.onOneLine.escapedForMarkup
    return "<testsuite name=\"\(name)\" tests=\"1\" failures=\"1\">\n"
      + "<testcase classname=\"\(name)\" name=\"template\"><failure message=\"there is no such"
      + " template\"/></testcase>\n</testsuite>"
  }
}
