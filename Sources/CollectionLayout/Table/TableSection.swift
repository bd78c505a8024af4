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
  public var groupInset: LayoutEdgeInsets
  /// The distances around the items, between header and footer, in points; none negative. Top and
  /// bottom apply only if there are items.
  public var sectionInset: LayoutEdgeInsets
  /// The distance between two rows, in points; not negative.
  public var lineSpacing: Double
  /// The distance between two items of a row, in points; not negative.
  public var interitemSpacing: Double
  /// Whether the section has a background within the group inset.
  public var hasBackground: Bool
  /// Whether the header stays at the viewport's edge while its section is in sight.
  public var headerPinsToVisibleBounds: Bool
  /// Whether the footer stays at the viewport's edge while its section is in sight.
  public var footerPinsToVisibleBounds: Bool

  /// Creates the metrics of a section; self-sizing rows with an estimate of 44 points by default.
  public init(
    header: ElementHeight? = nil, footer: ElementHeight? = nil,
    items: ElementHeight = .estimated(44), groupInset: LayoutEdgeInsets = .zero,
    sectionInset: LayoutEdgeInsets = .zero, lineSpacing: Double = 0, interitemSpacing: Double = 0,
    hasBackground: Bool = false, headerPinsToVisibleBounds: Bool = false,
    footerPinsToVisibleBounds: Bool = false
  ) {
    (self.header, self.footer, self.items) = (header, footer, items)
    (self.groupInset, self.sectionInset) = (groupInset, sectionInset)
    (self.lineSpacing, self.interitemSpacing) = (lineSpacing, interitemSpacing)
    self.hasBackground = hasBackground
    self.headerPinsToVisibleBounds = headerPinsToVisibleBounds
    self.footerPinsToVisibleBounds = footerPinsToVisibleBounds
  }
}

/// Where a row of a table is across.
public enum TableRowPlacement: Hashable, Sendable {
  /// Within the section inset; what rows do unless said otherwise.
  case withinSectionInset
  /// From edge to edge of the section, across the section inset.
  case acrossSection
  /// At the side of the section inset where reading begins, with a width in points, as a bubble of
  /// a chat: at the left unless the layout is flipped.
  case left(width: Double)
  /// At the side of the section inset where reading ends, with a width in points.
  case right(width: Double)
  /// In the middle within the section inset, with a width in points.
  case center(width: Double)
}
