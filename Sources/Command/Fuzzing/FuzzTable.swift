import SelfSizing

struct FuzzTable {
  static let schema = "selfsize.fuzz.v1"
  let result: FuzzResult
  var system: String?
  var fileFindings: [CellFinding] = []

  func text(_ format: OutputFormat) -> String {
    switch format {
    case .table: text()
    case .json: json()
    case .csv: failures().csv()
    case .markdown:
      "### \(title.escapedForMarkdown)\n\n\(summary.escapedForMarkdown)\n\n" + failures().markdown()
        + (result.budgets.isEmpty ? "" : "\n\(budgets().markdown())")
    }
  }

  private var title: String { TemplateMeasurements.title(result.template, system) }

  private var summary: String {
    let widths = result.run.widths.map(NumberFormat.short).joined(separator: ", ")
    let standing =
      result.standing.isEmpty
      ? "" : "\(NumberFormat.counted(result.standing.count, "fault")) whatever the text, "
    return "\(standing)\(NumberFormat.counted(result.failures.count, "failure")) in "
      + "\(NumberFormat.counted(result.measuredCount, "height")), "
      + "\(NumberFormat.counted(result.run.categories.count, "size")) at \(widths) points"
      + result.run.settings.remarks
      + (fileFindings.lazy.compactMap { [$0].fixedHeight }.first.map { "; \($0.summary)" } ?? "")
  }

  private func text() -> String {
    var lines = result.standing.map(words)
    var label = ""
    for failure in result.failures {
      if failure.label.name != label {
        label = failure.label.name
        lines.append("\(failure.label.site): \(label)")
      }
      let hidden =
        failure.hiddenCharacterCount > 0
        ? ", \(failure.hiddenCharacterCount) hidden in the full text" : ""
      lines.append("  \(failure.source): \(failure.summary)\(hidden)")
      if !failure.text.isEmpty { lines.append("    “\(Self.oneLine(failure.text))”") }
    }
    if !result.budgets.isEmpty {
      lines += [""] + budgets().lines().map { "  \($0)" }
      lines += ["  ∞: \(CharacterBudget.maximumCount) characters and more", ""]
    }
    lines += fileFindings.map(\.description)
    let isClean = result.failures.isEmpty && result.standing.isEmpty
    lines.append("\(isClean ? "✓" : "✕") \(title): \(summary)")
    return lines.asLines + "\n"
  }

  /// `RecipeCell.swift:9: truncated: …, whatever the text, from AX1, 320 pt (4 of 36 sizes …)`.
  private func words(_ failure: StandingFailure) -> String {
    let place = "\(failure.category.headingName), \(NumberFormat.short(failure.width)) pt"
    let all = result.run.categories.count * result.run.widths.count
    return "\(failure.finding.site): \(failure.finding.kind.name): \(failure.finding.message), "
      + "whatever the text, from \(place) (\(failure.count) of \(all) sizes and widths)"
  }

  private func budgets() -> FigureTable {
    var table = FigureTable(
      words: ["characters that fit"], figures: result.run.categories.map(\.headingName))
    for budget in result.budgets {
      table.append(
        [.text(budget.label.name)] + budget.counts.map { $0.map { .count($0) } ?? .text("∞") })
    }
    return table
  }

  private func failures() -> FigureTable {
    var table = FigureTable(
      words: ["label", "kind", "source", "size", "text"],
      figures: ["width", "characters", "hidden"])
    for failure in result.standing {
      table.append([
        .text(failure.finding.item ?? ""), .text(failure.finding.kind.name), .text("any text"),
        .text(failure.category.sizeName), .text(""), .number(failure.width), .count(0), .count(0),
      ])
    }
    for failure in result.failures {
      table.append([
        .text(failure.label.name), .text(failure.kind.name), .text(failure.source),
        .text(failure.category.sizeName), .text(Self.oneLine(failure.text)),
        .number(failure.width), .count(failure.text.count), .count(failure.hiddenCharacterCount),
      ])
    }
    return table
  }

  private func json() -> String {
    var members: [(String, JSONValue)] = [
      ("schema", .string(Self.schema)), ("template", .string(result.template)),
    ]
    members += JSONValue.system(system)
    members += [
      ("settings", .object(JSONValue.settings(result.run.settings))),
      ("measured", .number(Double(result.measuredCount))),
      ("standing", .array(result.standing.map(Self.value))),
      ("failures", .array(result.failures.map(Self.value))),
      ("budgets", .array(result.budgets.map(value))),
    ]
    members += JSONValue.fileFindings(fileFindings)
    return JSONValue.object(members).text() + "\n"
  }

  private func value(_ budget: CharacterBudget) -> JSONValue {
    let counts = zip(result.run.categories, budget.counts).compactMap { category, count in
      count.map { (category.sizeName, JSONValue.number(Double($0))) }
    }
    return .object([("label", .string(budget.label.name)), ("characters", .object(counts))])
  }

  private static func value(_ failure: StandingFailure) -> JSONValue {
    .object([
      ("size", .string(failure.category.sizeName)), ("width", .number(failure.width)),
      ("count", .number(Double(failure.count))), ("finding", .finding(failure.finding)),
    ])
  }

  private static func value(_ failure: FuzzFailure) -> JSONValue {
    .object([
      ("label", .string(failure.label.name)), ("item", .string(failure.item ?? "")),
      ("kind", .string(failure.kind.name)), ("source", .string(failure.source)),
      ("text", .string(failure.text)), ("characters", .number(Double(failure.text.count))),
      ("hidden", .number(Double(failure.hiddenCharacterCount))),
      ("size", .string(failure.category.sizeName)), ("width", .number(failure.width)),
      ("message", .string(failure.message)), ("file", .string(failure.label.site.fileID)),
      ("line", .number(Double(failure.label.site.line))),
    ])
  }

  private static func oneLine(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? "⏎" : $0 }).visible
    return line.count > 72 ? line.prefix(35) + " … " + line.suffix(34) : line
  }
}
