import SelfSizingAutoLayout

/// A finding about a measured cell, such as a conflict that Auto Layout would only log, or a
/// truncation that it would not even log.
///
/// A finding carries the facts and the place. Its ``message`` and its ``suggestedFix`` are made of
/// them.
public struct CellFinding: Hashable, Sendable {
  package let detail: Detail
  /// The item concerned; nil if the finding concerns several, or the whole cell.
  public let item: String?
  /// The location of the declaration of the item or constraint.
  public let site: DeclarationSite

  package init(_ detail: Detail, item: String?, site: DeclarationSite) {
    self.detail = detail
    self.item = item
    self.site = site
  }

  /// The kind of finding.
  public var kind: Kind { detail.kind }
}

extension CellFinding: CustomStringConvertible {
  /// The location, kind, message and suggested fix, as a compiler writes them.
  public var description: String { "\(site): \(kind.name): \(text)" }

  /// The message, and what would help.
  public var text: String { suggestedFix.map { "\(message). Suggested fix: \($0)" } ?? message }
}
