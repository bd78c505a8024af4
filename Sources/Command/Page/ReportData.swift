import SelfSizing

/// The data from which the page's script makes cell details and the rows of contents.
struct ReportData {
  let settings: MeasurementSettings
  let links: SourceLinks

  func beginning() -> String {
    let kinds = FindingKinds.all.map { kind in
      let state = CellState(kind)
      return JSONValue.object([
        ("name", .string(kind.name)), ("word", .string(kind.row.word)),
        ("symbol", .string(state.icon)), ("style", .string(state.name)),
        ("isAboutFigures", .bool(kind.row.isAboutFigures)), ("isDefect", .bool(kind.isDefect)),
      ])
    }
    let devices = Device.all.map { device in
      JSONValue.object([
        ("name", .string(device.name)), ("width", .number(device.screenSize.value.width)),
        ("scale", .number(device.displayScale)),
      ])
    }
    let traits = settings.traits
    let chosen = JSONValue.object([
      ("scale", .number(traits.displayScale)),
      ("mirrored", .bool(traits.layoutDirection == .rightToLeft)),
      ("bold", .bool(traits.legibilityWeight == .bold)),
    ])
    var text = JSONValue.object([
      ("summary", .string(settings.summary)), ("kinds", .array(kinds)),
      ("chosen", chosen), ("words", .string(TextKind.plainWords)),
      ("sizes", .strings(DynamicTypeCategory.allCases.map(\.headingName))),
      ("devices", .array(devices)),
    ]).text()
    text.removeLast()
    text += ",\"templates\":["
    return text.escapedForScript
  }

  func text(_ template: TemplateMeasurements) -> String {
    var text = ""
    write(template, into: &text)
    return text.escapedForScript
  }

  static let end = "]}"

  /// Whether the page's engine lays out every drawn cell, so that the report need not hold it. What
  /// an app's code has done to a cell is not repeated there.
  private func isDrawnByEngine(_ template: TemplateMeasurements) -> Bool {
    template.living.map { !$0.cells.isFilledByCode } ?? false
  }

  private func write(_ template: TemplateMeasurements, into text: inout String) {
    JSONValue.object([
      ("id", .string(template.anchor)), ("name", .string(template.title)),
      ("site", .string("\(template.site)")), ("widths", .numbers(template.widths)),
      ("sizes", .strings(template.categories.map(\.sizeName))),
      ("heads", .strings(template.categories.map(\.headingName))),
      ("contents", .strings(template.contentNames)), ("trust", .string(template.usualTrust.name)),
      ("findings", .array(findings(template))), ("logs", .strings(logs(template))),
      ("strips", .array(Filmstrip.all(of: template).map(\.json))),
    ]).write(into: &text)
    text.removeLast()
    text += ",\"heights\":["
    for (index, cell) in template.cells.enumerated() {
      if index > 0 { text += "," }
      text += NumberFormat.short(cell.height)
    }
    text += "],\"states\":\""
    for cell in template.cells { text += Self.state(template.findings(of: cell)) }
    text += "\""
    let trees = PageTrees(template)
    trees.write(into: &text)
    if let living = template.living {
      let described = living.cells
      text += ",\"living\":"
      JSONValue.object([
        ("description", .string(Data(described.bytes).base64EncodedString())),
        ("contents", .counts(living.samples)), ("labels", .strings(described.labelNames)),
        ("texts", .array(described.texts.map { .array($0.map(Self.json)) })),
        ("systems", .strings(described.systems)), ("trees", .counts(trees.places(of: described))),
        ("isFilledByCode", .bool(described.isFilledByCode)),
        ("switches", .array(Self.switches(described))),
        ("booleans", .array(living.booleans.map(Self.json))),
      ]).write(into: &text)
    }
    if !isDrawnByEngine(template) {
      text += ",\"cells\":["
      for (index, drawing) in template.drawings.enumerated() {
        if index > 0 { text += ",\n" }
        write(drawing, tree: trees.place(of: drawing.inspection), into: &text)
      }
      text += "]"
    }
    text += "}"
  }

  /// The findings, each once: in words, where it is declared, what would help, and the items that a
  /// drawing marks.
  private func findings(_ template: TemplateMeasurements) -> [JSONValue] {
    FindingSummary(template).entries.map { entry in
      let text = ProblemText(entry)
      let finding = entry.worst.finding
      let isProblem = entry.harm.loss != .nothing
      let why = isProblem && !text.explanation.isEmpty ? text.explanation : nil
      return .object(known: [
        ("kind", .string(entry.kind.name)), ("item", .string(entry.item ?? "")),
        ("title", .string(isProblem ? text.title : finding.message)),
        ("style", .string(CellState(entry.kind, entry.harm.loss.severity).name)),
        ("site", .string("\(entry.site)")), ("marks", .strings(finding.markedItems)),
        ("isOfFile", .bool(entry.isOfFile)), ("why", why.map(JSONValue.string)),
        ("fix", text.fix.map { .string($0.words) }), ("code", text.fix.map { .string($0.code) }),
        ("address", links.address(of: entry.site).map(JSONValue.string)),
      ])
    }
  }

  private func logs(_ template: TemplateMeasurements) -> [String] {
    guard isDrawnByEngine(template) else { return [] }
    let conflicts = template.drawings.flatMap(\.inspection.conflicts)
    return Array(conflicts.map(\.logText).distinct.prefix(2))
  }

  /// The items that a reader may show or hide; what an app's code hides stays so.
  private static func switches(_ described: DescribedCells) -> [JSONValue] {
    guard !described.isFilledByCode, let description = described.descriptions.first else {
      return []
    }
    return described.hideable.map { element, flags in
      .object([
        ("name", .string(description.elements[element].name)), ("element", .count(element)),
        ("flags", .counts(flags)),
      ])
    }
  }

  private static func json(_ booleans: ContentBooleans) -> JSONValue {
    .object([
      ("names", .strings(booleans.names)), ("values", .count(booleans.values)),
      ("places", .counts(booleans.places)),
    ])
  }

  /// A text; false for a label that a content does not have.
  private static func json(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .bool(false)
  }

  /// The kind that marks a cell, as a letter, a capital one where it is grave; a point for none.
  private static func state(_ kinds: FindingKinds) -> String {
    guard let mark = kinds.mark else { return "." }
    let letter = Unicode.Scalar(UInt8(ascii: "a") + UInt8(mark.place))
    return kinds.severity == .grave ? String(letter).uppercased() : String(letter)
  }

  private func write(_ drawing: DrawnCell, tree: Int, into text: inout String) {
    text += "{\"width\":\(drawing.width),\"size\":\(drawing.category)"
    text += ",\"content\":\(drawing.content)"
    if drawing.isMirrored { text += ",\"mirrored\":true" }
    if tree > 0 { text += ",\"tree\":\(tree)" }
    text += ","
    var details = UTF8Text()
    CellDetails(drawing.inspection, number: { $1.write($0) })
      .write(into: &details, withTerms: false)
    text += details.text
    let logs = drawing.inspection.conflicts.map { JSONValue.string($0.logText) }
    if !logs.isEmpty {
      text += ",\"logs\":"
      JSONValue.array(logs).write(into: &text)
    }
    text += ",\"trust\":\"\(Trust(drawing.measurement.fidelity).name)\""
    if drawing.measurement.isReflowed { text += ",\"reflowed\":true" }
    text += ",\"svg\":"
    JSONValue.string(CellDrawing(drawing.measurement).svg(scale: 1, label: "")).write(into: &text)
    text += "}"
  }
}

extension TemplateMeasurements {
  var usualTrust: Trust {
    let counts = [self].fidelityCounts
    return Trust.all[counts.indices.max { counts[$0] < counts[$1] } ?? 0]
  }
}

extension [TemplateMeasurements] {
  var fidelityCounts: [Int] {
    var counts = Fidelity.allCases.map { _ in 0 }
    for template in self { for cell in template.cells { counts[cell.fidelity.rawValue] += 1 } }
    return counts
  }
}

extension String {
  /// JSON within a script element, which a "<" could end; it occurs within texts only.
  fileprivate var escapedForScript: String {
    guard utf8.contains(UInt8(ascii: "<")) else { return self }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(utf8.count + utf8.count / 64)
    for byte in utf8 {
      if byte == UInt8(ascii: "<") { escaped += "\\u003c".utf8 } else { escaped.append(byte) }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
