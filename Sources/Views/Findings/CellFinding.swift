import SelfSizingAutoLayout

/// Something about a measured cell that its author should know; what Auto Layout would only log, or
/// silently do.
///
/// A finding carries the facts, in ``detail-swift.property``, and the place. Its ``message`` and
/// its ``suggestedFix`` are made of them.
public struct CellFinding: Hashable, Sendable {
  /// The facts.
  public let detail: Detail
  /// The item concerned; nil if the finding concerns several, or the whole cell.
  public let item: String?
  /// Where the item or constraint concerned was declared.
  public let site: DeclarationSite

  /// Creates a finding.
  package init(_ detail: Detail, item: String?, site: DeclarationSite) {
    self.detail = detail
    self.item = item
    self.site = site
  }

  /// The kind of finding.
  public var kind: Kind { detail.kind }
}

extension CellFinding: CustomStringConvertible {
  /// The place, the kind, the message and the suggested fix, as a compiler writes them.
  public var description: String { "\(site): \(kind.name): \(text)" }

  /// The message, and what would help.
  public var text: String { suggestedFix.map { "\(message). Suggested fix: \($0)" } ?? message }
}
