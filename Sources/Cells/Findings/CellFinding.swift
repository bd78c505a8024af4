import SelfSizingAutoLayout

/// A finding about a measured cell, such as a conflict that Auto Layout would only log, or a
/// truncation that it would not even log.
///
/// A finding carries the facts and the place, of which its ``message`` and ``suggestedFix`` are
/// made.
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

extension CellFinding {
  /// The loss of a reader by a finding, from nothing to what cannot be read at all.
  package enum Loss: Int, Hashable, Sendable, CaseIterable {
    /// Nothing: it is a note about the cell or its figures.
    case nothing
    /// Certainty about the figures: a part of the file or of the code was not understood.
    case knowledge
    /// The reader's own text size, which a text does not follow.
    case textSize
    /// A little of an item, or none of it by design: it is squeezed or overhangs slightly.
    case edge
    /// Certainty about the layout: constraints contradict each other, or leave it open.
    case layout
    /// A part of the content: hidden characters, or texts over each other.
    case part
    /// The content of an item or of the cell: it has no room, or is outside.
    case whole

    package var severity: Severity {
      switch self {
      case .nothing: .note
      case .knowledge, .textSize, .edge, .layout: .fault
      case .part, .whole: .grave
      }
    }
  }
}

extension CellFinding.Detail {
  /// An overhang in points that may be meant, as a badge's is: UIKit's standard spacing.
  private static let smallOverhang = 8.0

  /// The loss of its kind at worst, or less where an item is only a little too small.
  package var loss: CellFinding.Loss {
    switch self {
    case .squeezed(let squeeze) where squeeze.extent >= squeeze.needed / 2: .edge
    case .clipped where amount <= Self.smallOverhang: .edge
    default: kind.row.loss
    }
  }
}
