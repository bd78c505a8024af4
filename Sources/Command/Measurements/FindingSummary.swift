import SelfSizing

/// A finding of a template, summarized over all cells that have it.
struct FindingSummary: Sendable {
  struct Entry: Sendable {
    /// The item's name in baselines.
    let recordedItem: String?
    let count: Int
    /// The worst finding in words, the number of heights that have it, and the suggested fix.
    let text: String
    /// The finding where it is at its worst, and the index of that cell among the measured ones.
    let worst: (finding: CellFinding, cell: Int)
    /// Whether it is about the file that the template was read from.
    let isOfFile: Bool
    let number: Int
    /// The places of the text sizes at which it was found, ascending; all of them for a file.
    let sizes: [Int]
    /// The loss of a reader by it where it is at its worst, and how often.
    let harm: Harm

    var kind: CellFinding.Kind { worst.finding.kind }
    /// The item concerned; nil if the finding concerns several.
    var item: String? { worst.finding.item }
    var site: DeclarationSite { worst.finding.site }
    var line: String { "\(site): \(kind.name): \(text)" }
  }

  /// The findings by kind, then in the order of their declaration.
  let entries: [Entry]

  init(_ template: TemplateMeasurements) {
    var found: [FindingKey: Occurrences] = [:]
    let fileFindings = Set(template.fileFindings)
    let sizeCount = max(template.categories.count, 1)
    let contentCount = max(template.contentNames.count, 1)
    func count(_ findings: [CellFinding], cell: Int) {
      for finding in findings {
        let key = FindingKey(finding, isOfFile: fileFindings.contains(finding))
        let size = cell < 0 ? nil : cell / contentCount % sizeCount
        found[key, default: Occurrences(finding, cell)].count(finding, cell, size: size)
      }
    }
    count(template.fileFindings, cell: -1)
    for (index, cell) in template.cells.enumerated() { count(cell.findings, cell: index) }
    entries = found.sorted { $0.key < $1.key }.enumerated().map { number, found in
      let occurrences = found.value
      let finding = occurrences.worst.finding
      // What is said of the file holds for every cell.
      let isOfFile = fileFindings.contains(finding)
      let atWorst = occurrences.isUneven ? "at worst, in " : ""
      let cells =
        isOfFile ? "" : " (\(atWorst)\(occurrences.count) of \(template.cells.count) heights)"
      let sizes = isOfFile ? Array(template.categories.indices) : occurrences.sizes.sorted()
      let share = isOfFile ? 1 : Double(occurrences.count) / Double(max(template.cells.count, 1))
      let harm = Harm(
        loss: occurrences.loss, share: share, firstSize: sizes.first ?? 0,
        amount: finding.detail.amount)
      return Entry(
        recordedItem: finding.item.map { template.recordedNames.item($0) },
        count: occurrences.count,
        text: finding.message + cells
          + (finding.suggestedFix.map { "; suggested fix: " + $0 } ?? ""), worst: occurrences.worst,
        isOfFile: isOfFile, number: number, sizes: sizes, harm: harm)
    }
  }

  /// A finding, in how many cells there are such, and in which it is at its worst.
  private struct Occurrences {
    private(set) var worst: (finding: CellFinding, cell: Int)
    private(set) var isUneven = false
    private(set) var count = 0
    private(set) var sizes: Set<Int> = []
    private(set) var loss: CellFinding.Loss
    private var lastCell: Int?

    init(_ first: CellFinding, _ cell: Int) {
      worst = (first, cell)
      loss = first.loss
    }

    /// Counts a cell, once: one label may be over several others.
    mutating func count(_ finding: CellFinding, _ cell: Int, size: Int?) {
      if finding.loss.rawValue > loss.rawValue { loss = finding.loss }
      if let size { sizes.insert(size) }
      let (amount, most) = (finding.detail.amount, worst.finding.detail.amount)
      if amount != most { isUneven = true }
      if amount > most { worst = (finding, cell) }
      guard cell != lastCell else { return }
      lastCell = cell
      count += 1
    }
  }
}

/// The key that findings share if they say the same of the same item.
struct FindingKey: Hashable, Comparable {
  private let kind: CellFinding.Kind
  private let line: Int
  private let file: String, item: String

  /// Of a template's file each message is one finding: a line may have several.
  init(_ finding: CellFinding, isOfFile: Bool = false) {
    kind = finding.kind
    line = finding.site.line
    file = finding.site.fileID
    item = isOfFile ? finding.message : finding.item ?? ""
  }

  static func < (first: FindingKey, second: FindingKey) -> Bool {
    (first.kind, first.file, first.line, first.item)
      < (second.kind, second.file, second.line, second.item)
  }

  /// Texts are compared and not hashed: few findings share kind, line and length.
  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(line)
    hasher.combine(item.utf8.count)
  }
}
