import SelfSizing

/// The differences from a baseline in each form of output.
package struct ComparisonTable {
  private let comparison: BaselineComparison
  private static let nameWidth = 28
  private static let largestRowCount = 12

  package init(_ comparison: BaselineComparison) { self.comparison = comparison }

  func text(_ format: OutputFormat) -> String {
    switch format {
    case .table: text()
    case .json: json()
    case .csv: changes().csv()
    case .markdown: MarkdownSummary(comparison: comparison).text()
    }
  }

  private func changes() -> FigureTable {
    let rows = comparison.templates.flatMap { template in
      let measured = template.measured
      return template.changes.map { change -> [FigureTable.Figure] in
        [
          .text(measured.name), .text(measured.system ?? ""),
          .text(measured.contentNames[change.content]),
          .text(measured.categories[change.category].sizeName),
          .text(change.causes.map(\.text).joined(separator: "; ")),
          .count(change.content + 1), .number(measured.widths[change.width]),
          .number(change.expected), .number(change.actual), .number(change.difference),
        ]
      }
    }
    return FigureTable(
      words: ["template", "system", "name", "size", "cause"],
      figures: ["content", "width", "expected", "actual", "change"], rows: rows)
  }

  package func text() -> String {
    let blocks = comparison.templates.filter {
      !$0.isClean || !$0.goneFindings.isEmpty || !$0.newNotes.isEmpty
    }.map(block)
    let missing = comparison.missingTemplates.map {
      "\($0): recorded, but there is no such template".onOneLine + "\n"
    }
    let inputs = comparison.differentInputs.map {
      "\($0); record the baseline again, or measure with the recorded ones".onOneLine + "\n"
    }
    return (inputs + blocks + missing + [comparison.summary + "\n"]).joined(separator: "\n")
  }

  private func block(_ template: TemplateComparison) -> String {
    let name = template.measured.title
    guard template.isRecorded else {
      return "\(name): not in the baseline; record it".onOneLine + "\n"
    }
    var lines: [String] = []
    if !template.changes.isEmpty {
      lines = ["\(name): \(template.changeSummary)"] + template.causeSummary.map { "  \($0)" }
      lines += rows(template)
    }
    if !template.addedContents.isEmpty {
      let names = template.addedContents.map { template.measured.contentNames[$0] }
      lines.append("\(name): \(Self.list(names)) not in the baseline")
    }
    if !template.missingContents.isEmpty {
      lines.append("\(name): \(Self.list(template.missingContents)) recorded, but not measured")
    }
    lines += template.newFindings.map { finding in
      let before = finding.recordedCount == 0 ? "new" : "\(finding.recordedCount) in the baseline"
      return "\(finding.entry.line), \(before); accept it as \(finding.name)"
    }
    lines += template.newNotes.map { "\($0.entry.site): note: \($0.entry.text)" }
    lines += template.goneFindings.map {
      "\(template.measured.name).\($0.name): found in fewer than the \($0.count) recorded heights; record the baseline again"
    }
    return lines.asLines + "\n"
  }

  private func rows(_ template: TemplateComparison) -> [String] {
    let measured = template.measured
    let all = template.foldedChanges
    let shown = all.prefix(Self.largestRowCount)
    // Where one constant made every change, the line above the table has said so.
    let isOneCause =
      Set(shown.map { $0.change.causes.map(\.constant) }).count == 1
      && shown.allSatisfy { row in
        row.change.causes.map(\.difference.signed) == [row.change.difference.signed]
      }
    let table =
      [["sample", "width", "size", "expected", "actual", "change", ""]]
      + shown.map { row in
        let first = row.contents[0]
        return [
          row.contents.count == 1
            ? "\(first + 1) \(measured.contentNames[first])".cut(to: Self.nameWidth)
            : "\(row.contents.count) samples",
          row.widths.map { measured.widths[$0].short }.joined(separator: ", "),
          row.sizes(in: measured),
          NumberFormat.span(row.expected.lowerBound, row.expected.upperBound),
          NumberFormat.span(row.actual.lowerBound, row.actual.upperBound),
          row.change.difference.signed,
          isOneCause ? "" : row.change.causes.map(\.text).joined(separator: "; "),
        ]
      }
    let widths = (0..<6).map { column in table.map { $0[column].terminalWidth }.max() ?? 0 }
    var lines = table.map { row in
      var line = "  " + row[0].padded(to: widths[0])
      for column in 1..<6 { line += "  " + row[column].paddedInFront(to: widths[column]) }
      return row[6].isEmpty ? line : line + "  " + row[6]
    }
    let rest = template.changes.count - shown.map(\.count).reduce(0, +)
    if rest > 0 { lines.append("  and \(rest) more") }
    return lines
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more samples are" : "\(shown) is"
  }
}

extension TemplateComparison {
  /// How many heights changed and by how much: `12 of 144 heights changed, by +8 to +16 points`.
  var changeSummary: String {
    "\(changes.count) of \(measured.cells.count) heights changed, by \(changes.range) points"
  }

  /// The changed constants that moved a height, each with its largest effect, and other causes.
  var causeSummary: [String] {
    let traced = changes.prefix(tracedCount)
    var lines = changedConstants.compactMap { constant -> String? in
      let causes = traced.flatMap(\.causes).filter { $0.constant == constant }
      return causes.max { $0.difference.magnitude < $1.difference.magnitude }?.text
    }
    let unexplained = traced.filter(\.causes.isEmpty).count
    if unexplained > 0 {
      lines.append(
        "\(unexplained) without a changed constant: contents, conditions or the measuring changed")
    }
    return lines
  }
}

extension BaselineComparison {
  package var summary: String {
    let cells = templates.map(\.measured.cells.count).reduce(0, +)
    let changed = templates.map(\.changes.count).reduce(0, +)
    let found = templates.map(\.newFindings.count).reduce(0, +)
    let accepted = baseline.accepted.count
    let known = accepted == 0 ? "" : ", \(accepted) accepted"
    let contents = templates.map { $0.addedContents.count + $0.missingContents.count }.reduce(0, +)
    var parts = [
      "\(changed) of \(cells) heights differ", NumberFormat.counted(found, "new finding") + known,
    ]
    if contents > 0 { parts.append(NumberFormat.counted(contents, "sample") + " added or removed") }
    if !differentInputs.isEmpty { parts.append("recorded under other settings") }
    let unrecorded = templates.filter { !$0.isRecorded }.count + missingTemplates.count
    if unrecorded > 0 {
      parts.append(NumberFormat.counted(unrecorded, "cell") + " added or removed")
    }
    return (isClean ? "✓ " : "✕ ") + parts.joined(separator: ", ")
  }
}

/// The differences from a baseline as JSON, a line for each changed height. Lengths are in points.
extension ComparisonTable {
  fileprivate func json() -> String {
    let head = JSONValue.object([
      ("schema", .string("selfsize.check.v1")), ("clean", .bool(comparison.isClean)),
    ])
    let inputs = comparison.differentInputs
    let rest = JSONValue.object(known: [
      ("missingTemplates", .strings(comparison.missingTemplates)),
      ("differentInputs", inputs.isEmpty ? nil : .strings(inputs)),
    ])
    let templates = comparison.templates.map { "\n" + text(of: $0) }.joined(separator: ",")
    return "\(head.text().dropLast()),\"templates\":[\(templates)\n],"
      + "\(rest.text().dropFirst())\n"
  }

  private func text(of template: TemplateComparison) -> String {
    let measured = template.measured
    let members = JSONValue.object(known: [
      ("template", .string(measured.name)), ("system", measured.system.map(JSONValue.string)),
      ("recorded", .bool(template.isRecorded)),
      ("addedContents", .strings(template.addedContents.map { measured.contentNames[$0] })),
      ("missingContents", .strings(template.missingContents)),
      ("newFindings", .array(template.newFindings.map(Self.value))),
    ])
    let changes = template.changes.map { "\n" + Self.value(of: $0, measured).text() }
      .joined(separator: ",")
    return "\(members.text().dropLast()),\"changes\":[\(changes)]}"
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
