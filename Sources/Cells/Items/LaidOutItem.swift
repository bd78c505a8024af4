import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A laid-out item of a cell: a view with its frame, however it is declared.
public struct LaidOutItem: Sendable {
  /// The item's name.
  public let name: String
  package let kind: CellItemKind
  /// The frame in the content view's coordinates, in points, on whole pixels.
  public let frame: LayoutRect
  /// The part of the frame that is visible within the views around it that clip or scroll.
  package let visibleFrame: LayoutRect
  package let unscrolledFrame: LayoutRect
  package let backgroundColor: CellColor?
  /// Whether the item, or a view that contains it, is hidden.
  public let isHidden: Bool
  /// The lines of a label; nil for other items.
  public let text: LaidOutText?
  /// Where the item was declared.
  public let site: DeclarationSite
  package let element: Int
}

/// The lines of a laid-out label.
public struct LaidOutText: Sendable {
  /// A line of a label.
  public struct Line: Sendable {
    /// The characters, with the ellipsis of a truncated line, without trailing spaces.
    public let text: String
    /// The width of those characters, in points.
    public let width: Double
    /// The distance from the label's left edge to the line's, in points.
    public let inset: Double
    /// The distance from the label's top edge to the line's baseline, in points.
    public let baseline: Double
  }

  /// The font in which the label is set; a smaller one than it asks for where the text shrinks.
  public let font: TextFont
  /// The lines from top to bottom, as far as they are shown.
  public let lines: [Line]
  package let shown: ShownText
  /// The fallbacks, with the characters that each sets; empty if the label's fonts have all glyphs.
  package let fallbackUses: [FallbackUse]

  /// The factor on the size of the label's font: 1 unless the text shrinks to fit. UIKit's steps
  /// are not published: a number below 1 is assumed, the greatest at which the text fits.
  public var fontScale: Double { shown.fontScale }
  /// The fidelity of the label's size.
  public var fidelity: Fidelity { shown.fidelity }
  package var hiddenCharacterCount: Int { shown.hiddenCharacterCount }
  package var brokenWord: String? { shown.brokenWord }
}

/// How a text shows in the frame of its label, without its lines.
package struct ShownText: Sendable {
  let hiddenCharacterCount: Int
  /// The word that goes on in the next line, as it is wider than its own; nil if there is none.
  var brokenWord: String?
  var fontScale = 1.0
  var isBlank = false
  let fidelity: Fidelity
  let findings: [TextFinding]
}

/// An item of a solved cell, as far as findings depend on it.
struct SolvedItem: Sendable {
  let element: Int
  let kind: CellItemKind
  let frame: LayoutRect, visibleFrame: LayoutRect, unscrolledFrame: LayoutRect
  let isHidden: Bool
  var text: ShownText?
}

/// The kind of an item in a cell, as far as drawing it is concerned.
package enum CellItemKind: String, Hashable, Sendable, CaseIterable {
  case cell
  case contentView
  case label
  case image
  case stack
  case control
  case separator
  case spacer
  case view
}
