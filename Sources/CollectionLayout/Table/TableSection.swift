import SelfSizingGeometry

/// The metrics of one section of a table.
public struct TableSection: Hashable, Sendable {
  /// The header's height; nil for no header.
  public var header: ElementHeight?
  /// The footer's height; nil for no footer.
  public var footer: ElementHeight?
  /// The height of the items.
  public var items: ElementHeight
  /// The distances around the section, header and footer included, in points; none negative.
  public var sectionInsets: LayoutEdgeInsets
  /// The distances around the items, between header and footer, in points; none negative. Top and
  /// bottom apply only if there are items.
  public var itemInsets: LayoutEdgeInsets
  /// The distance between two rows, in points; not negative.
  public var rowSpacing: Double

  /// Whether something lies behind the section, within the section insets.
  public var hasBackground: Bool

  /// Whether the header stays at the viewport's edge while its section is in sight.
  public var pinsHeader: Bool

  /// Whether the footer stays at the viewport's edge while its section is in sight.
  public var pinsFooter: Bool

  /// Creates the metrics of a section; self-sizing rows with an estimate of 44 points unless said
  /// otherwise.
  public init(
    header: ElementHeight? = nil, footer: ElementHeight? = nil,
    items: ElementHeight = .estimated(44), sectionInsets: LayoutEdgeInsets = .zero,
    itemInsets: LayoutEdgeInsets = .zero, rowSpacing: Double = 0,
    hasBackground: Bool = false, pinsHeader: Bool = false, pinsFooter: Bool = false
  ) {
    self.header = header
    self.footer = footer
    self.items = items
    self.sectionInsets = sectionInsets
    self.itemInsets = itemInsets
    self.rowSpacing = rowSpacing
    self.hasBackground = hasBackground
    self.pinsHeader = pinsHeader
    self.pinsFooter = pinsFooter
  }
}

/// Where a row of a table is across.
public enum TableRowPlacement: Hashable, Sendable {
  /// Between the item insets; what rows do unless said otherwise.
  case withinItemInsets
  /// From edge to edge of the section, across the item insets.
  case acrossSection
  /// At the side of the item insets where reading begins, with a width in points, as a bubble of a chat:
  /// at the left unless the layout is flipped.
  case left(width: Double)
  /// At the side of the item insets where reading ends, with a width in points.
  case right(width: Double)
  /// In the middle between the item insets, with a width in points.
  case center(width: Double)
}
