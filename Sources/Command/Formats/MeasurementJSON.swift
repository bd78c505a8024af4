import SelfSizing

/// Heights as JSON, with a line for each cell, so that it can be read and compared line by line.
///
/// Lengths are in points, not rounded further than to the pixel.
enum MeasurementJSON {
  /// The version of the schema; it changes when a reader of the former one would be misled.
  static let schema = "selfsize.measure.v1"

  /// The text after the last template.
  static let end = "\n]}\n"

  static func beginning(_ settings: MeasurementSettings) -> String {
    var text = "{\"schema\":\"\(Self.schema)\",\"settings\":"
    JSONValue.object(JSONValue.settings(settings)).write(into: &text)
    return text + ",\"templates\":["
  }

  static func write(_ template: TemplateMeasurements, _ write: (String) -> Void) {
    var text = "{\"template\":"
    JSONValue.string(template.name).write(into: &text)
    if let system = template.system {
      text += ",\"system\":"
      JSONValue.string(system).write(into: &text)
    }
    if let fixed = template.fixedHeight {
      text += ",\"fixedHeight\":"
      JSONValue.object([
        ("height", .number(fixed.height)), ("source", .string(fixed.source.rawValue)),
        ("reason", .string(fixed.reason)),
      ]).write(into: &text)
    }
    text += ",\"contents\":"
    JSONValue.array(template.contentNames.map(JSONValue.string)).write(into: &text)
    if !template.fileFindings.isEmpty {
      text += ",\"fileFindings\":"
      JSONValue.array(template.fileFindings.map(JSONValue.finding)).write(into: &text)
    }
    var piece = TextPiece()
    piece.text = text + ",\"cells\":["
    let system = template.system.map { "\"system\":\(JSONValue.string($0).text())," } ?? ""
    var texts = FactTexts { Self.text($0, template.ownFindings(of: $0)) }
    var isFirst = true
    for (width, points) in template.widths.enumerated() {
      for (category, size) in template.categories.enumerated() {
        let place =
          ",\"width\":\(JSONValue.number(points).text()),\"size\":"
          + "\(JSONValue.string(size.sizeName).text()),\"height\":"
        for (content, cell) in template.cells(width: width, category: category).enumerated() {
          piece.text += isFirst ? "\n{" : ",\n{"
          isFirst = false
          piece.text += system
          piece.text += "\"content\":\(content + 1)"
          piece.text += place
          JSONValue.number(cell.height).write(into: &piece.text)
          piece.text += texts.text(of: cell)
          piece.flushIfLong(write)
        }
      }
    }
    piece.text += "\n]}"
    piece.flush(write)
  }

  /// The members of a cell after its height, and its closing brace.
  ///
  /// - Parameter findings: Those of the cell that are not said of its file.
  private static func text(_ facts: CellFacts, _ findings: [CellFinding]) -> String {
    let members: [(String, JSONValue)] =
      [
        ("fidelity", .string("\(facts.fidelity)")), ("reflowed", .bool(facts.isReflowed)),
        ("findings", .array(findings.map(JSONValue.finding))),
      ] + JSONValue.fallbacks(ItemFallback.all(of: facts))
    return "," + JSONValue.object(members).text().dropFirst()
  }
}
