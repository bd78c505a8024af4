import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingViews

/// What measuring one content yields: the size, every frame and line, and what was found.
public struct CellMeasurement: Sendable {
  /// An item as it was laid out.
  public struct Item: Sendable {
    /// The item's name.
    public let name: String
    /// What the item is.
    public let kind: CellItemKind
    /// The frame in the content view's coordinates, in points, on whole pixels.
    public let frame: LayoutRect
    /// What is seen of the frame within the views around it that clip or scroll: all of it where none
    /// does, and no area where it lies outside them.
    public let visibleFrame: LayoutRect
    /// What is seen of the frame without scrolling, whatever else clips.
    let unscrolledFrame: LayoutRect
    /// What fills the item in drawings; nil where that was not stated.
    public let backgroundColor: CellColor?
    /// Whether the item, or a view that contains it, is hidden.
    public let isHidden: Bool
    /// The lines of a label; nil for other items.
    public let text: Text?
    /// Where the item was declared.
    public let site: DeclarationSite
  }

  /// The lines of a label.
  public struct Text: Sendable {
    /// The font in which the label is set; a smaller one than it asks for where the text shrinks.
    public let font: TextFont
    /// What the size of the label's font is multiplied by: 1 unless the text shrinks to fit. By which steps
    /// UIKit shrinks is not published: a number below 1 is assumed, the greatest one at which the text fits.
    public let fontScale: Double
    /// The lines from top to bottom, as far as they are shown.
    public let lines: [Line]
    /// How many characters are not shown.
    public let truncatedCharacterCount: Int
    /// How far the label's size may be trusted.
    public let fidelity: Fidelity
    /// The label's height in points if an assumed rule does not hold; nil if none applied.
    public let alternativeHeight: Double?
  }

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

  /// The content view's size in points; the height is rounded up to whole pixels.
  public let size: LayoutSize
  /// The items in the order of their declaration's tree: a view before what it contains.
  public let items: [Item]
  /// What was found, by kind and then in the order of the tree.
  public let findings: [CellFinding]
  /// How far the height may be trusted: as far as the least trustworthy text in the cell.
  public let fidelity: Fidelity
  /// Whether traits have changed the arrangement of a stack.
  public let isReflowed: Bool
}

extension CellMeasurement {
  /// The item of a name; the first one in the order of the tree, and nil where no item has it.
  public subscript(name: String) -> Item? { items.first { $0.name == name } }
}
