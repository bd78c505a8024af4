import SelfSizing

/// The data of the page, from which its script makes the details of a cell and the rows of
/// contents.
struct ReportData {
  private let settings: MeasurementSettings

  init(_ settings: MeasurementSettings) {
    self.settings = settings
  }

  /// The text before the templates.
  func beginning() -> String {
    var text = "{\"summary\":"
    JSONValue.string(settings.summary).write(into: &text)
    text += ",\"kinds\":"
    JSONValue.array(
      FindingKinds.all.map { kind in
        let state = CellState(kind)
        return .object([
          ("name", .string(kind.name)), ("symbol", .string(state.icon)),
          ("style", .string(state.name)),
        ])
      }
    ).write(into: &text)
    text += ",\"templates\":["
    return text.escapedForScript
  }

  /// The numbers of a template, which a comma separates from those of the next.
  func text(_ template: TemplateMeasurements) -> String {
    var text = ""
    write(template, into: &text)
    return text.escapedForScript
  }

  /// The text after the templates.
  static let end = "]}"

  private func write(_ template: TemplateMeasurements, into text: inout String) {
    JSONValue.object([
      ("id", .string(template.anchor)), ("name", .string(template.title)),
      ("site", .string("\(template.site)")),
      ("widths", .array(template.widths.map(JSONValue.number))),
      ("sizes", .array(template.categories.map { .string($0.sizeName) })),
      ("heads", .array(template.categories.map { .string($0.headingName) })),
      ("contents", .array(template.contentNames.map(JSONValue.string))),
    ]).write(into: &text)
    text.removeLast()
    text += ",\"heights\":["
    for (index, cell) in template.cells.enumerated() {
      if index > 0 { text += "," }
      text += NumberFormat.short(cell.height)
    }
    text += "],\"states\":\""
    for cell in template.cells { text += Self.state(of: cell) }
    text += "\""
    writeElements(template, into: &text)
    text += ",\"cells\":["
    for (index, drawing) in template.drawings.enumerated() {
      if index > 0 { text += ",\n" }
      write(drawing, into: &text)
    }
    text += "]}"
  }

  /// The index of the kind by which a cell is marked, or a point.
  private static func state(of cell: MeasuredCell) -> String {
    // One character for each cell, however many kinds there are.
    FindingKinds(of: cell.findings).mark.map { String($0.place, radix: 36) } ?? "."
  }

  /// The elements and constraints, which all cells of a template share.
  private func writeElements(_ template: TemplateMeasurements, into text: inout String) {
    guard let inspection = template.drawings.first?.inspection else { return }
    text += ",\"elements\":"
    JSONValue.array(
      inspection.elements.map {
        .object([("name", .string($0.name)), ("isItem", .bool($0.isItem))])
      }
    ).write(into: &text)
    text += ",\"constraints\":"
    JSONValue.array(
      inspection.constraints.map { constraint in
        let declared = constraint.declared
        return .object([
          ("text", .string(constraint.text)), ("priority", .number(declared.priority.rawValue)),
          ("first", .number(Double(declared.first))),
          ("attribute", .string("\(declared.firstAttribute)")),
          ("second", .number(Double(declared.second ?? -1))),
          ("secondAttribute", .string(declared.secondAttribute.map { "\($0)" } ?? "")),
        ])
      }
    ).write(into: &text)
  }

  private func write(_ drawing: DrawnCell, into text: inout String) {
    let inspection = drawing.inspection
    text += "{\"width\":\(drawing.width),\"size\":\(drawing.category)"
    text += ",\"content\":\(drawing.content)"
    if drawing.isMirrored { text += ",\"mirrored\":true" }
    text += ",\"height\":\(NumberFormat.short(inspection.measurement.size.height)),\"frames\":["
    for (index, element) in inspection.elements.enumerated() {
      let frame = element.frame
      if index > 0 { text += "," }
      text += "\(NumberFormat.short(frame.minX)),\(NumberFormat.short(frame.minY)),"
      text += "\(NumberFormat.short(frame.width)),\(NumberFormat.short(frame.height))"
    }
    text += "],\"differences\":["
    for (index, constraint) in inspection.constraints.enumerated() {
      if index > 0 { text += "," }
      text += constraint.difference.map { NumberFormat.short($0) } ?? "null"
    }
    text += "]"
    let violated = inspection.constraints.indices.filter { inspection.constraints[$0].isViolated }
    let hidden = inspection.elements.indices.filter { inspection.elements[$0].isHidden }
    for (name, indices) in [("violated", violated), ("hidden", hidden)] where !indices.isEmpty {
      text += ",\"\(name)\":[\(indices.map(String.init).joined(separator: ","))]"
    }
    writeTexts(inspection, into: &text)
    text += ",\"sum\":"
    JSONValue.string(inspection.explanation.sum).write(into: &text)
    let findings = inspection.measurement.findings
    if !findings.isEmpty {
      text += ",\"findings\":"
      JSONValue.array(
        findings.map { finding in
          .object([
            ("kind", .string(finding.kind.name)), ("text", .string(finding.text)),
            ("site", .string("\(finding.site)")),
          ])
        }
      ).write(into: &text)
    }
    let logs = inspection.conflicts.map(\.logText)
    if !logs.isEmpty {
      text += ",\"logs\":"
      JSONValue.array(logs.map(JSONValue.string)).write(into: &text)
    }
    text += "}"
  }

  /// Of each label its element, the baselines of its lines, the font and how it is known.
  private func writeTexts(_ inspection: CellInspection, into text: inout String) {
    let items = inspection.elements.indices.filter { inspection.elements[$0].isItem }
    text += ",\"texts\":["
    var separator = ""
    for (element, item) in zip(items, inspection.measurement.items) {
      guard let shown = item.text, !item.isHidden else { continue }
      text += "\(separator){\"element\":\(element),\"baselines\":["
      for (line, number) in zip(shown.lines, 0...) {
        if number > 0 { text += "," }
        text += NumberFormat.short(item.frame.minY + line.baseline)
      }
      text += "],\"font\":\"\(NumberFormat.short(shown.font.pointSize)) pt\""
      text += ",\"trust\":\"\(Trust(shown.fidelity).name)\"}"
      separator = ","
    }
    text += "]"
  }
}

extension String {
  /// JSON as it stands within a script element: a "<" could end the element; it occurs within texts
  /// only.
  fileprivate var escapedForScript: String {
    let bytes = Array(utf8)
    guard bytes.contains(UInt8(ascii: "<")) else { return self }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(bytes.count + bytes.count / 64)
    for byte in bytes {
      if byte == UInt8(ascii: "<") { escaped += "\\u003c".utf8 } else { escaped.append(byte) }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
