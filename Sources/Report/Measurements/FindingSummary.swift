import SelfSizing

/// The findings of a template, those that say the same of the same item told once.
public struct FindingSummary: Sendable {
  /// What was found about one item.
  public struct Entry: Sendable {
    /// What kind of finding it is.
    public let kind: CellFinding.Kind
    /// The item concerned; nil if the finding concerns several.
    public let item: String?
    /// Where the item or constraint was declared.
    public let site: DeclarationSite
    /// In how many of the measured cells it was found.
    public let count: Int
    /// The first finding in words, and in how many cells there are such.
    public let text: String
  }

  /// The findings by kind, then in the order of their declaration.
  public let entries: [Entry]

  /// Gathers the findings of all cells of a template.
  public init(_ template: TemplateMeasurements) {
    var first: [Key: CellFinding] = [:]
    var counts: [Key: Int] = [:]
    let fileFindings = Set(template.fileFindings)
    for findings in [template.fileFindings] + template.cells.lazy.map(\.findings) {
      // One label may lie over several others: that is one cell all the same.
      var seen: Set<Key> = []
      for finding in findings {
        let key = Key(finding, isOfFile: fileFindings.contains(finding))
        guard seen.insert(key).inserted else { continue }
        counts[key, default: 0] += 1
        if first[key] == nil { first[key] = finding }
      }
    }
    entries = first.sorted { $0.key < $1.key }.map { key, finding in
      let count = counts[key] ?? 1
      // What is said of the file holds for every cell.
      let cells =
        fileFindings.contains(finding) ? "" : " (\(count) of \(template.cells.count) cells)"
      return Entry(
        kind: finding.kind, item: finding.item, site: finding.site, count: count,
        text: finding.message + cells)
    }
  }

  private struct Key: Hashable, Comparable {
    let kind: Int
    let line: Int
    let file: String
    let item: String

    /// What is said of a file is one thing for each message: a line may have several.
    init(_ finding: CellFinding, isOfFile: Bool) {
      kind = CellFinding.Kind.allCases.firstIndex(of: finding.kind) ?? 0
      line = finding.site.line
      file = finding.site.fileID
      item = isOfFile ? finding.message : finding.item ?? ""
    }

    static func < (first: Key, second: Key) -> Bool {
      (first.kind, first.file, first.line, first.item)
        < (second.kind, second.file, second.line, second.item)
    }
  }
}
