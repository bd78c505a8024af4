import SelfSizing

extension TemplateComparison {
  init(
    _ measured: TemplateMeasurements, recorded: RecordedTemplate?, accepted: [AcceptedFinding],
    failingOn failingKinds: Set<CellFinding.Kind>
  ) {
    self.measured = measured
    isRecorded = recorded != nil
    let names = recorded?.contents.map(\.name) ?? []
    let pairs = Self.pairs(measured.contentNames, names)
    let matched = Set(pairs.compactMap { $0 })
    addedContents = pairs.indices.filter { pairs[$0] == nil }
    missingContents = names.indices.filter { !matched.contains($0) }.map { names[$0] }
    changedConstants = Self.changedConstants(measured, recorded)
    let (new, gone) = Self.findings(measured, recorded, accepted)
    newFindings = new.filter { failingKinds.contains($0.entry.kind) }
    newNotes = new.filter { !failingKinds.contains($0.entry.kind) }
    goneFindings = gone
    if let recorded { changes = Self.changes(measured, recorded, pairs) }
  }

  /// The recorded content of each measured one; those of the same name are paired in their order.
  private static func pairs(_ names: [String], _ recorded: [String]) -> [Int?] {
    var places: [String: [Int]] = [:]
    for (index, name) in recorded.enumerated().reversed() {
      places[name, default: []].append(index)
    }
    return names.map { places[$0]?.popLast() }
  }

  private static func changes(
    _ measured: TemplateMeasurements, _ recorded: RecordedTemplate, _ pairs: [Int?]
  ) -> [HeightChange] {
    var changes: [HeightChange] = []
    for (width, points) in measured.widths.enumerated() {
      guard let row = recorded.widths.firstIndex(of: points) else { continue }
      for (category, size) in measured.categories.enumerated() {
        guard let column = recorded.categories.firstIndex(of: size) else { continue }
        let cells = measured.cells(width: width, category: category)
        for (content, cell) in cells.enumerated() {
          guard let pair = pairs[content] else { continue }
          let expected = recorded.contents[pair].heights[row][column]
          let actual = RecordedTemplate.recordable(cell.height)
          // Files keep thousandths of a point.
          guard (expected - actual).magnitude > 0.0005 else { continue }
          changes.append(
            HeightChange(
              content: content, width: width, category: category, expected: expected,
              actual: actual))
        }
      }
    }
    func order(_ change: HeightChange) -> (Double, Int, Int, Int) {
      (-change.difference.magnitude, change.width, change.category, change.content)
    }
    return changes.sorted { order($0) < order($1) }
  }

  private static func changedConstants(
    _ measured: TemplateMeasurements, _ recorded: RecordedTemplate?
  ) -> [ChangedConstant] {
    // What a device recorded has none.
    guard let recorded = recorded?.constants, !recorded.isEmpty else { return [] }
    let old = Dictionary(
      recorded.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    // A constant at its default is not recorded. It had that value before only if its owner was
    // there.
    let owners = Set(recorded.flatMap { [$0.name, Self.owner(of: $0.name)] } + ["contentView"])
    return measured.constants.compactMap { constant in
      let name = measured.recordedNames.constant(constant.name)
      let wasThere = owners.contains(Self.owner(of: name))
      guard let value = old[name] ?? (wasThere ? constant.defaultValue : nil),
        value != constant.value
      else { return nil }
      return ChangedConstant(
        name: constant.name, recordedName: name, old: value, new: constant.value,
        site: constant.site)
    }
  }

  /// The owner of a constant: the constraint of a priority, the item of anything else.
  private static func owner(of name: String) -> String {
    let suffix = " priority"
    return name.hasSuffix(suffix)
      ? String(name.dropLast(suffix.count)) : String(name.prefix { $0 != "." })
  }

  private static func findings(
    _ measured: TemplateMeasurements, _ recorded: RecordedTemplate?, _ accepted: [AcceptedFinding]
  ) -> (new: [NewFinding], gone: [RecordedFinding]) {
    let summary = FindingSummary(measured)
    let counts = summary.counts
    let recordedFindings = recorded?.findings ?? []
    let known = Dictionary(recordedFindings.map { ($0.name, $0.count) }, uniquingKeysWith: +)
    let new = counts.compactMap { name, count -> NewFinding? in
      let fullName = "\(measured.name).\(name)"
      guard count > known[name] ?? 0, !accepted.contains(where: { $0.name == fullName }),
        let entry = summary.entries.first(where: { $0.name == name })
      else { return nil }
      return NewFinding(name: fullName, entry: entry, recordedCount: known[name] ?? 0)
    }
    let gone = recordedFindings.filter { finding in
      (counts.first { $0.name == finding.name }?.count ?? 0) < finding.count
    }
    return (new, gone)
  }
}
