import SelfSizing

package struct TemplateComparison: Sendable {
  package let measured: TemplateMeasurements
  let isRecorded: Bool
  /// The heights that changed, the largest change first.
  package internal(set) var changes: [HeightChange] = []
  /// The contents that the baseline does not have, by their indices.
  let addedContents: [Int]
  let missingContents: [String]
  /// The numbers and text styles of the declaration that changed, whether or not a height did.
  let changedConstants: [ChangedConstant]
  /// The findings that are not accepted, and are new or in more cells than recorded.
  let newFindings: [NewFinding]
  /// The same findings of kinds that do not fail, such as those about fidelity, unless requested.
  let newNotes: [NewFinding]
  /// The findings that are gone, or in fewer cells than recorded: an improvement worth recording.
  let goneFindings: [RecordedFinding]
  /// A drawing of a changed cell before and after for each cause, the largest change first.
  package internal(set) var drawings: [ChangeDrawing] = []

  package var isClean: Bool {
    isRecorded && changes.isEmpty && addedContents.isEmpty && missingContents.isEmpty
      && newFindings.isEmpty
  }
}

package struct HeightChange: Hashable, Sendable {
  package let content: Int, width: Int, category: Int
  package let expected: Double, actual: Double
  /// The changed constants that caused the change; empty if none did, or if it was not traced.
  var causes: [ChangeCause] = []

  /// The increase of the height, in points; negative if it decreased.
  package var difference: Double { actual - expected }
}

struct ChangedConstant: Hashable, Sendable {
  let name: String, recordedName: String, old: String, new: String
  let site: DeclarationSite
}

struct ChangeCause: Hashable, Sendable {
  let constant: ChangedConstant
  /// The decrease of the height, in points, if only this constant had its recorded value.
  let difference: Double

  /// The cause in words: `+8 from text.spacing 4 → 12, Recipe.swift:31`.
  var text: String {
    "\(difference.signed) from \(constant.name) \(constant.old) → \(constant.new), "
      + "\(constant.site)"
  }
}

struct NewFinding: Sendable {
  /// The name by which to accept it: `recipe.summary.truncated`.
  let name: String
  let entry: FindingSummary.Entry
  let recordedCount: Int
}

package struct ChangeDrawing: Sendable {
  package let change: HeightChange
  /// The cell with every changed constant reverted, if that gives the recorded height.
  package let expected: CellMeasurement?
  package let actual: CellMeasurement
}

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

extension TemplateComparison {
  /// As many cells are measured once more to trace changes; the largest changes come first.
  private static let largestTracedCount = 10_000
  private static let largestDrawnCount = 12

  /// As many changes are traced to their causes: all of them where few constants changed.
  var tracedCount: Int {
    changedConstants.isEmpty
      ? changes.count
      : min(changes.count, max(100, Self.largestTracedCount / changedConstants.count))
  }

  /// Measures the changed cells with each changed constant reverted, which shows its effect. What
  /// no constant makes comes from contents, hidden items or measuring itself, and gets no cause.
  mutating func trace(_ cells: any MeasurableCells, _ settings: MeasurementSettings) throws {
    let now = cells.makeMeasurer()
    var restored: [(constant: ChangedConstant, measurer: any ContentMeasurer)] = []
    var earlier = cells
    for constant in changedConstants {
      guard let single = cells.replacing(constant.recordedName, by: constant.old) else { continue }
      restored.append((constant, single.makeMeasurer()))
      earlier = earlier.replacing(constant.recordedName, by: constant.old) ?? earlier
    }
    let before = restored.isEmpty ? nil : earlier.makeMeasurer()
    let measured = measured
    func measure(
      _ change: HeightChange, _ measurer: any ContentMeasurer
    ) throws -> CellMeasurement {
      try measurer.measure(
        contentAt: change.content, widths: [measured.widths[change.width]],
        traits: settings.traits(measured.categories[change.category]),
        priorities: settings.priorities)[0]
    }
    for index in 0..<(restored.isEmpty ? 0 : tracedCount) {
      for (constant, measurer) in restored {
        let height = try measure(changes[index], measurer).size.height
        let difference = changes[index].actual - RecordedTemplate.recordable(height)
        guard difference != 0 else { continue }
        changes[index].causes.append(ChangeCause(constant: constant, difference: difference))
      }
    }
    for group in changeGroups.prefix(Self.largestDrawnCount) {
      let change = group.example(in: measured)
      let expected = try before.map { try measure(change, $0) }
      let isAsRecorded =
        expected.map { RecordedTemplate.recordable($0.size.height) == change.expected } ?? false
      drawings.append(
        ChangeDrawing(
          change: change, expected: isAsRecorded ? expected : nil,
          actual: try measure(change, now)))
    }
  }
}
