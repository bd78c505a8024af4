import SelfSizing

/// The outcome of a measurement for a terminal of 80 columns: problems, then a line for each cell.
struct MeasurementOutcome {
  /// The columns of a terminal that nothing goes beyond.
  static let width = 80
  private static let largestName = 24
  private static let bars = Array("▁▂▃▄▅▆▇█")
  private var rows: [(columns: [String], heightCount: Int, defectCount: Int)] = []
  private var problems: [String] = []
  private var noteCount = 0
  private var places: (widths: [Double], categories: [DynamicTypeCategory]) = ([], [])

  mutating func add(_ template: TemplateMeasurements) {
    let entries = FindingSummary(template).entries
    let defects = entries.filter(\.kind.isDefect)
    problems += Self.words(defects).flatMap { wrapped($0.onOneLine, to: Self.width, indent: 2) }
    noteCount += entries.count - defects.count
    if rows.isEmpty { places = (template.widths, template.categories) }
    let heights = template.cells.map(\.height)
    let range = heights.min().map { NumberFormat.span($0, heights.max() ?? $0) } ?? "–"
    let state = Self.state(of: template)
    let worst = state.kind.flatMap { kind in entries.first { $0.kind == kind && !$0.isOfFile } }
    let columns = [
      template.title.onOneLine.cut(to: Self.largestName), range, Self.bars(of: template),
      state.words, worst.map { Self.place($0.worst.cell, in: template) } ?? "",
    ]
    rows.append((columns, heights.count, template.cells.count(where: template.hasProblem)))
  }

  /// The defects in words; texts that ignore the text size are said once, with their lines.
  private static func words(_ entries: [FindingSummary.Entry]) -> [String] {
    let fixed = entries.filter { $0.kind == .fixedFont }
    guard fixed.count > 1 else { return entries.map(\.line) }
    let lines = fixed.dropFirst().map { "\($0.site.line)" }
    let sites = ["\(fixed[0].site)"] + (Set(fixed.map(\.site.fileID)).count == 1 ? lines : [])
    return entries.filter { $0.kind != .fixedFont }.map(\.line) + [
      "\(sites.joined(separator: ", ")): \(CellFinding.Kind.fixedFont.name): "
        + "\(fixed.count) texts do not scale with the text size"
    ]
  }

  func text(
    _ settings: MeasurementSettings, devices: [Double: [String]], showsProblems: Bool
  ) -> String {
    let columns =
      [["cell", "heights", sizes, "state", "worst at"]]
      + rows.map(\.columns)
    let widths = (0..<4).map { column in columns.map { $0[column].terminalWidth }.max() ?? 0 }
    let room = max(Self.width - widths.reduce(0, +) - 8, 8)
    let table = columns.map { row in
      var line = row[0].padded(to: widths[0]) + "  " + row[1].paddedInFront(to: widths[1])
      line += "  " + row[2].padded(to: widths[2]) + "  " + row[3].padded(to: widths[3])
      line += "  " + row[4].cut(to: room)
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    let measured = places.widths.map { width in
      width.short + (devices[width].map { " (\($0.joined(separator: ", ")))" } ?? "")
    }
    let heading =
      "Heights in points, \(measured.joined(separator: " and ")) wide, \(settings.summary)"
    let lines =
      wrapped(heading, to: Self.width, indent: 2) + [""]
      + (showsProblems && !problems.isEmpty ? problems + [""] : [])
    return (lines + table + [""] + wrapped(summary, to: Self.width, indent: 2)).asLines + "\n"
  }

  /// The sizes that the bars stand for: `xS … AX5`.
  private var sizes: String {
    guard let first = places.categories.first, let last = places.categories.last else { return "" }
    return first == last ? first.headingName : "\(first.headingName)…\(last.headingName)"
  }

  private var summary: String {
    let all = NumberFormat.counted(rows.map(\.heightCount).reduce(0, +), "height")
    let faulty = rows.count { $0.defectCount > 0 }
    let cells = NumberFormat.counted(rows.count, "cell")
    let notes = noteCount == 0 ? "" : ", \(NumberFormat.counted(noteCount, "note"))"
    guard faulty > 0 else { return "✓ \(cells), no defect in \(all)\(notes)" }
    let found = rows.map(\.defectCount).reduce(0, +)
    return
      "✕ \(faulty) of \(cells) \(faulty == 1 ? "has" : "have") a defect, in \(found) of \(all)\(notes)"
  }

  /// A bar for each text size, as high as the highest sample is at any width.
  private static func bars(of template: TemplateMeasurements) -> String {
    let highest = template.categories.indices.map { category in
      template.widths.indices.flatMap { template.cells(width: $0, category: category) }
        .map(\.height).max() ?? 0
    }
    let most = highest.max() ?? 0
    return String(
      highest.map { height in
        let level = most > 0 ? Int((height / most * Double(bars.count)).rounded(.up)) : 1
        return bars[min(max(level, 1), bars.count) - 1]
      })
  }

  /// The gravest thing that was found, or how far the heights may be trusted.
  private static func state(of template: TemplateMeasurements) -> (
    words: String, kind: CellFinding.Kind?
  ) {
    let kinds = FindingKinds(of: template.fileFindings + template.cells.lazy.flatMap(\.findings))
    guard kinds.containsDefect else {
      let isAssumed = template.cells.contains { $0.fidelity == .assumed }
      return isAssumed ? ("~ assumed", .assumed) : ("✓", nil)
    }
    let kind = kinds.mark
    return ("✕ \(kind?.name ?? "")", kind)
  }

  /// The text size, the sample and the width of a height: `AX5, sample 3, 320`.
  private static func place(_ cell: Int, in template: TemplateMeasurements) -> String {
    guard cell >= 0, !template.contentNames.isEmpty else { return "" }
    let (strip, sample) = cell.quotientAndRemainder(dividingBy: template.contentNames.count)
    let (width, size) = strip.quotientAndRemainder(dividingBy: template.categories.count)
    var words = [template.categories[size].headingName]
    if template.contentNames.count > 1 { words.append("sample \(sample + 1)") }
    if template.widths.count > 1 { words.append(template.widths[width].short) }
    return words.joined(separator: ", ")
  }
}
