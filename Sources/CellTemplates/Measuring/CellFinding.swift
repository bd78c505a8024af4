import SelfSizingAutoLayout

/// Something about a measured cell that its author should know; what Auto Layout would only log.
public struct CellFinding: Hashable, Sendable {
  /// The kinds of findings, in the order in which reports list them.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Required constraints contradict each other; one of them was broken.
    case conflicting
    /// The constraints leave an item's place or size open.
    case ambiguous
    /// A text does not show all of its characters.
    case truncated
    /// An item sticks out of the cell.
    case clipped
    /// A text lies over another text or over a control.
    case overlapping
    /// The two pairs of fitting priorities that are in use give the cell different heights.
    case fittingDependent
    /// Another pass over the texts, which UIKit does not make, would change a height.
    case unsettled
    /// A text has characters whose widths are unknown.
    case missingGlyphs
    /// A size follows from a figure or a rule without a source.
    case assumed
  }

  /// What kind of finding it is.
  public let kind: Kind
  /// The item concerned; nil if the finding concerns several.
  public let item: String?
  /// The finding in words.
  public let message: String
  /// Where the item or constraint concerned was declared.
  public let site: DeclarationSite
}

extension CellFinding: CustomStringConvertible {
  /// The place, the kind and the message.
  public var description: String { "\(site): \(kind.rawValue): \(message)" }
}
