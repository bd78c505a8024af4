import SelfSizing

/// What trying texts has shown, as text for a terminal and as JSON.
public struct FuzzTable {
  /// The version of the JSON's schema.
  public static let schema = "selfsize.fuzz.v1"

  private let result: FuzzResult

  /// Creates a table of a result.
  public init(_ result: FuzzResult) {
    self.result = result
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
    let widths = result.widths.map(NumberFormat.short).joined(separator: ", ")
    lines.append(
      "\(result.failures.isEmpty ? "✓" : "✕") \(result.template): \(result.failures.count) failures in "
        + "\(result.measuredCount) cells, \(result.categories.count) sizes at \(widths) points")
    return lines.joined(separator: "\n") + "\n"
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
    let value: JSONValue = .object([
      ("schema", .string(Self.schema)), ("template", .string(result.template)),
      ("measured", .number(Double(result.measuredCount))),
      ("failures", .array(result.failures.map(Self.value))),
      (
        "budgets",
        .array(
          result.budgets.map { budget in
            .object([
              ("label", .string(budget.label.name)),
              (
                "characters",
                .object(
                  zip(result.categories, budget.counts).compactMap { category, count in
                    count.map { (category.sizeName, .number(Double($0))) }
                  })
              ),
            ])
          })
      ),
    ])
    var text = ""
    value.write(into: &text)
    return text + "\n"
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
