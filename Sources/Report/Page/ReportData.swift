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
        return .array([.string(kind.name), .string(state.icon), .string(state.name)])
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
      inspection.elements.map { .array([.string($0.name), .number($0.isItem ? 1 : 0)]) }
    ).write(into: &text)
    text += ",\"constraints\":"
    JSONValue.array(
      inspection.constraints.map { constraint in
        let declared = constraint.declared
        return .array([
          .string(constraint.text), .number(declared.priority.rawValue),
          .number(Double(declared.first)), .string("\(declared.firstAttribute)"),
          .number(Double(declared.second ?? -1)),
          .string(declared.secondAttribute.map { "\($0)" } ?? ""),
        ])
      }
    ).write(into: &text)
  }

  private func write(_ drawing: DrawnCell, into text: inout String) {
    let inspection = drawing.inspection
    text += "{\"w\":\(drawing.width),\"s\":\(drawing.category),\"c\":\(drawing.content)"
    if drawing.isMirrored { text += ",\"r\":1" }
    text += ",\"h\":\(NumberFormat.short(inspection.measurement.size.height)),\"f\":["
    for (index, element) in inspection.elements.enumerated() {
      let frame = element.frame
      if index > 0 { text += "," }
      text += "\(NumberFormat.short(frame.minX)),\(NumberFormat.short(frame.minY)),"
      text += "\(NumberFormat.short(frame.width)),\(NumberFormat.short(frame.height))"
    }
    text += "],\"d\":["
    for (index, constraint) in inspection.constraints.enumerated() {
      if index > 0 { text += "," }
      text += constraint.difference.map { NumberFormat.short($0) } ?? "null"
      if constraint.isViolated { text += ",\"!\"" }
    }
    text += "]"
    let hidden = inspection.elements.indices.filter { inspection.elements[$0].isHidden }
    if !hidden.isEmpty { text += ",\"x\":[\(hidden.map(String.init).joined(separator: ","))]" }
    writeTexts(inspection, into: &text)
    text += ",\"e\":"
    JSONValue.string(inspection.explanation.sum).write(into: &text)
    let findings = inspection.measurement.findings
    if !findings.isEmpty {
      text += ",\"n\":"
      JSONValue.array(
        findings.map { finding in
          .array([
            .string(finding.kind.name), .string(finding.text), .string("\(finding.site)"),
          ])
        }
      ).write(into: &text)
    }
    let logs = inspection.conflicts.map(\.logText)
    if !logs.isEmpty {
      text += ",\"l\":"
      JSONValue.array(logs.map(JSONValue.string)).write(into: &text)
    }
    text += "}"
  }

  /// Of each label its element, the baselines of its lines, the font and what is not shown.
  private func writeTexts(_ inspection: CellInspection, into text: inout String) {
    let items = inspection.elements.indices.filter { inspection.elements[$0].isItem }
    text += ",\"t\":["
    var separator = "["
    for (element, item) in zip(items, inspection.measurement.items) {
      guard let shown = item.text, !item.isHidden else { continue }
      text += "\(separator)\(element),["
      for (line, number) in zip(shown.lines, 0...) {
        if number > 0 { text += "," }
        text += NumberFormat.short(item.frame.minY + line.baseline)
      }
      text += "],\"\(NumberFormat.short(shown.font.pointSize)) pt\","
      text += "\(shown.hiddenCharacterCount),\"\(shown.fidelity)\"]"
      separator = ",["
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
