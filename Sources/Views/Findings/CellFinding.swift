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
    /// A text is set smaller so that it fits.
    case shrunk
    /// The two pairs of fitting priorities that are in use give the cell different heights.
    case fittingDependent
    /// The cell is lower than at the next smaller text size, although no stack reflows.
    case shrinking
    /// Another pass over the texts, which UIKit does not make, would change a height.
    case unsettled
    /// A text has characters whose widths are unknown.
    case missingGlyphs
    /// A part of the file that the template was read from was not understood, or is of no use.
    case unread
    /// A text does not follow the reader's text size.
    case fixedFont
    /// A size follows from a figure or a rule without a source.
    case assumed
    /// Something that is worth knowing and nothing to mend.
    case remark
  }

  /// What kind of finding it is.
  public let kind: Kind
  /// The item concerned; nil if the finding concerns several.
  public let item: String?
  /// The finding in words.
  public let message: String
  /// Where the item or constraint concerned was declared.
  public let site: DeclarationSite

  /// Creates a finding.
  package init(kind: Kind, item: String?, message: String, site: DeclarationSite) {
    self.kind = kind
    self.item = item
    self.message = message
    self.site = site
  }
}

extension CellFinding.Kind {
  /// Whether the finding is a fault of the cell, and not a note about how far its height may be trusted.
  public var isDefect: Bool {
    ![.fittingDependent, .shrinking, .unsettled, .missingGlyphs, .assumed, .remark].contains(self)
  }
}

extension CellFinding: CustomStringConvertible {
  /// The place, the kind and the message.
  public var description: String { "\(site): \(kind.rawValue): \(message)" }
}
