import SelfSizing

/// A finding of a template, summarized over all cells that have it.
public struct FindingSummary: Sendable {
  /// The findings about one item.
  public struct Entry: Sendable {
    /// The kind of finding.
    public let kind: CellFinding.Kind
    /// The item concerned; nil if the finding concerns several.
    public let item: String?
    /// The item's name in baselines.
    let recordedItem: String?
    /// The location of the item's or constraint's declaration.
    public let site: DeclarationSite
    /// In how many of the measured cells it was found.
    public let count: Int
    /// The first finding in words, the number of cells that have it, and the suggested fix.
    public let text: String
  }

  /// The findings by kind, then in the order of their declaration.
  public let entries: [Entry]

  /// Gathers the findings of all cells of a template.
  public init(_ template: TemplateMeasurements) {
    var found: [FindingKey: Occurrences] = [:]
    let fileFindings = Set(template.fileFindings)
    func count(_ findings: [CellFinding], cell: Int) {
      for finding in findings {
        let key = FindingKey(finding, isOfFile: fileFindings.contains(finding))
        found[key, default: Occurrences(finding)].count(cell)
      }
    }
    count(template.fileFindings, cell: -1)
    for (index, cell) in template.cells.enumerated() where !cell.findings.isEmpty {
      count(cell.findings, cell: index)
    }
    entries = found.sorted { $0.key < $1.key }.map { _, occurrences in
      let finding = occurrences.first
      // What is said of the file holds for every cell.
      let cells =
        fileFindings.contains(finding)
        ? "" : " (\(occurrences.count) of \(template.cells.count) cells)"
      return Entry(
        kind: finding.kind, item: finding.item,
        recordedItem: finding.item.map { template.recordedNames.item($0) }, site: finding.site,
        count: occurrences.count,
        text: finding.message + cells
          + (finding.suggestedFix.map { "; suggested fix: " + $0 } ?? ""))
    }
  }

  /// A finding, and in how many cells there are such.
  private struct Occurrences {
    let first: CellFinding
    private(set) var count = 0
    private var lastCell: Int?

    init(_ first: CellFinding) {
      self.first = first
    }

    /// Counts a cell, once: one label may lie over several others.
    mutating func count(_ cell: Int) {
      guard cell != lastCell else { return }
      lastCell = cell
      count += 1
    }
  }
}
