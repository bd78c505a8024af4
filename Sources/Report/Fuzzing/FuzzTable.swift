import SelfSizing

/// What trying texts has shown, as text for a terminal and as JSON.
public struct FuzzTable {
  /// The version of the JSON's schema.
  public static let schema = "selfsize.fuzz.v1"

  private let result: FuzzResult
  private let system: String?
  private let fileFindings: [CellFinding]

  /// Creates a table of a result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - system: The system whose figures the cells took, where one was asked for.
  ///   - fileFindings: What was found about the file that the template was read from.
  public init(_ result: FuzzResult, system: String? = nil, fileFindings: [CellFinding] = []) {
    self.result = result
    self.system = system
    self.fileFindings = fileFindings
  }

  /// The table, with a newline at its end.
  public func text() -> String {
    var lines: [String] = []
    var label = ""
    for failure in result.failures {
      if failure.label.name != label {
        label = failure.label.name
        lines.append("\(failure.label.site): \(label)")
      }
      let hidden =
        failure.hiddenCharacterCount > 0 ? ", \(failure.hiddenCharacterCount) hidden in full" : ""
      lines.append("  \(failure.source): \(failure.summary)\(hidden)")
      if !failure.text.isEmpty { lines.append("    “\(Self.oneLine(failure.text))”") }
    }
    if !result.budgets.isEmpty { lines += budgets() }
    lines += fileFindings.map(\.description)
    let widths = result.widths.map(NumberFormat.short).joined(separator: ", ")
    lines.append(
      "\(result.failures.isEmpty ? "✓" : "✕") \(TemplateMeasurements.title(result.template, system)): "
        + "\(Self.count(result.failures.count, "failure")) in "
        + "\(Self.count(result.measuredCount, "cell")), "
        + "\(Self.count(result.categories.count, "size")) at \(widths) points")
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many there are of something: `1 failure`, `3 failures`.
  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func budgets() -> [String] {
    let rows =
      [["characters that fit"] + result.categories.map(\.headingName)]
      + result.budgets.map { budget in
        [budget.label.name] + budget.counts.map { $0.map(String.init) ?? "∞" }
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].terminalWidth }.max() ?? 0 }
    let table = rows.map { row in
      "  " + row[0].padded(to: widths[0])
        + row.indices.dropFirst().map { "  " + row[$0].paddedInFront(to: widths[$0]) }.joined()
    }
    return [""] + table + ["  ∞: \(CharacterBudget.most) characters and more", ""]
  }

  /// The result as JSON, with a newline at its end.
  public func json() -> String {
    var members: [(String, JSONValue)] = [("schema", .string(Self.schema))]
    members.append(("template", .string(result.template)))
    members += JSONValue.system(system)
    members.append(("measured", .number(Double(result.measuredCount))))
    members.append(("failures", .array(result.failures.map(Self.value))))
    members.append(("budgets", .array(result.budgets.map(value))))
    members += JSONValue.fileFindings(fileFindings)
    var text = ""
    JSONValue.object(members).write(into: &text)
    return text + "\n"
  }

  private func value(_ budget: CharacterBudget) -> JSONValue {
    let counts = zip(result.categories, budget.counts).compactMap { category, count in
      count.map { (category.sizeName, JSONValue.number(Double($0))) }
    }
    return .object([
      ("label", .string(budget.label.name)), ("characters", .object(counts)),
    ])
  }

  private static func value(_ failure: FuzzFailure) -> JSONValue {
    .object([
      ("label", .string(failure.label.name)), ("kind", .string(failure.kind.rawValue)),
      ("source", .string(failure.source)), ("text", .string(failure.text)),
      ("characters", .number(Double(failure.text.count))),
      ("hidden", .number(Double(failure.hiddenCharacterCount))),
      ("size", .string(failure.category.sizeName)), ("width", .number(failure.width)),
      ("message", .string(failure.message)), ("file", .string(failure.label.site.fileID)),
      ("line", .number(Double(failure.label.site.line))),
    ])
  }

  private static func oneLine(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? "⏎" : $0 })
    return line.count > 72 ? line.prefix(35) + " … " + line.suffix(34) : line
  }
}
