import SelfSizing

/// Heights as JSON, with a line for each cell. Lengths are in points.
enum MeasurementJSON {
  static let end = "\n]}\n"

  static func beginning(_ settings: MeasurementSettings) -> String {
    let head = JSONValue.object([
      ("schema", .string("selfsize.measure.v1")),
      ("settings", .object(JSONValue.settings(settings))),
    ])
    return "\(head.text().dropLast()),\"templates\":["
  }

  static func write(_ template: TemplateMeasurements, _ write: (String) -> Void) {
    let fixedHeight = template.fixedHeight.map { fixed in
      JSONValue.object([
        ("height", .number(fixed.height)), ("source", .string(fixed.source.rawValue)),
        ("reason", .string(fixed.reason)),
      ])
    }
    let head = JSONValue.object(known: [
      ("template", .string(template.name)), ("system", template.system.map(JSONValue.string)),
      ("fixedHeight", fixedHeight), ("contents", .strings(template.contentNames)),
      ("fileFindings", JSONValue.fileFindings(template.fileFindings).first?.1),
    ])
    var text = "\(head.text().dropLast()),\"cells\":["
    let system = template.system.map { "\"system\":\(JSONValue.string($0).text())," } ?? ""
    var texts = FactTexts { Self.text($0, template.ownFindings(of: $0)) }
    var isFirst = true
    for (width, points) in template.widths.enumerated() {
      for (category, size) in template.categories.enumerated() {
        let place =
          ",\"width\":\(JSONValue.number(points).text()),\"size\":"
          + "\(JSONValue.string(size.sizeName).text()),\"height\":"
        for (content, cell) in template.cells(width: width, category: category).enumerated() {
          text += isFirst ? "\n{" : ",\n{"
          isFirst = false
          text += system
          text += "\"content\":\(content + 1)"
          text += place
          JSONValue.number(cell.height).write(into: &text)
          text += texts.text(of: cell)
          // A long document is nowhere as a whole.
          if text.utf8.count >= 1 << 16 {
            write(text)
            text.removeAll(keepingCapacity: true)
          }
        }
      }
    }
    text += "\n]}"
    write(text)
  }

  /// The members of a cell after its height, and its closing brace.
  private static func text(_ facts: CellFacts, _ findings: [CellFinding]) -> String {
    let members: [(String, JSONValue)] =
      [
        ("fidelity", .string("\(facts.fidelity)")), ("reflowed", .bool(facts.isReflowed)),
        ("findings", .array(findings.map(JSONValue.finding))),
      ] + JSONValue.fallbacks(ItemFallback.all(of: facts))
    return "," + JSONValue.object(members).text().dropFirst()
  }
}
