import SelfSizing

/// The key that findings share if they say the same of the same item.
struct FindingKey: Hashable, Comparable {
  private let kind: CellFinding.Kind
  private let line: Int
  private let file: String
  private let item: String

  /// What is said of the template's file is one finding for each message: a line may have several.
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

  /// Texts are compared, which is quick where they are the same, and not hashed: few findings share
  /// kind, line and length.
  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(line)
    hasher.combine(item.utf8.count)
  }
}
