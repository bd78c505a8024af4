import SelfSizingGeometry

/// How many columns a section of a masonry has.
public enum MasonryColumns: Hashable, Sendable {
  /// So many; at least 1, at most 1024, the nearest otherwise, with a finding.
  case fixed(Int)
  /// As many as items of a width in points fit into the section, at least 1, without spacing.
  case suggestedWidth(Double)
  /// As many as items of a width fit, which depends on the text size: the first up to the largest
  /// ordinary size, then one for each accessibility size; the last holds for the rest.
  case suggestedWidths(Double, accessibility: [Double])
}

/// The metrics of one section of a masonry.
public struct MasonrySection: Hashable, Sendable {
  /// The number of columns.
  public var columns: MasonryColumns
  /// The height of the items.
  public var items: ElementHeight
  /// The distance between two columns, in points; not negative.
  public var interitemSpacing: Double
  /// The distance between two items of a column, in points; not negative.
  public var lineSpacing: Double
  /// The distances around the items, in points; none negative.
  public var sectionInset: LayoutEdgeInsets
  /// The fewest columns, however narrow the section is; at least 1.
  public var minimumColumns: Int
  /// The most columns, however wide the section is; at most 1024.
  public var maximumColumns: Int
  /// The header's height; nil for no header.
  public var header: ElementHeight?
  /// The distances around the header, in points; they apply only if there is one.
  public var headerInset: LayoutEdgeInsets
  /// The footer's height; nil for no footer.
  public var footer: ElementHeight?
  /// The distances around the footer, in points; they apply only if there is one.
  public var footerInset: LayoutEdgeInsets
  /// Whether the header stays at the viewport's edge while its section is in sight.
  public var headerPinsToVisibleBounds: Bool
  /// Whether the footer stays at the viewport's edge while its section is in sight.
  public var footerPinsToVisibleBounds: Bool

  /// Creates the metrics of a section; two columns of self-sizing items by default.
  public init(
    columns: MasonryColumns = .fixed(2), minimumColumns: Int = 1,
    maximumColumns: Int = MasonryLayout.maximumColumnCount, items: ElementHeight = .estimated(100),
    interitemSpacing: Double = 0, lineSpacing: Double = 0, sectionInset: LayoutEdgeInsets = .zero,
    header: ElementHeight? = nil, headerInset: LayoutEdgeInsets = .zero,
    footer: ElementHeight? = nil, footerInset: LayoutEdgeInsets = .zero,
    headerPinsToVisibleBounds: Bool = false, footerPinsToVisibleBounds: Bool = false
  ) {
    (self.columns, self.items) = (columns, items)
    (self.minimumColumns, self.maximumColumns) = (minimumColumns, maximumColumns)
    (self.interitemSpacing, self.lineSpacing) = (interitemSpacing, lineSpacing)
    self.sectionInset = sectionInset
    (self.header, self.headerInset) = (header, headerInset)
    (self.footer, self.footerInset) = (footer, footerInset)
    self.headerPinsToVisibleBounds = headerPinsToVisibleBounds
    self.footerPinsToVisibleBounds = footerPinsToVisibleBounds
  }
}
