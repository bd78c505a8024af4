import SelfSizingGeometry

/// How many columns a section of a masonry has.
public enum MasonryColumns: Hashable, Sendable {
  /// So many; at least 1, at most 1024, the nearest otherwise, with a finding.
  case fixed(Int)
  /// As many as items of a width in points fit into the section, at least 1; spacing is not counted.
  case suggestedWidth(Double)
}

/// The metrics of one section of a masonry.
public struct MasonrySection: Hashable, Sendable {
  /// The number of columns.
  public var columns: MasonryColumns
  /// The height of the items.
  public var items: ElementHeight
  /// The distance between two columns, in points; not negative.
  public var columnSpacing: Double
  /// The distance between two items of a column, in points; not negative.
  public var lineSpacing: Double
  /// The distances around the items, in points; none negative.
  public var insets: LayoutEdgeInsets
  /// The header's height; nil for no header.
  public var header: ElementHeight?
  /// The distances around the header, in points; they apply only if there is one.
  public var headerInsets: LayoutEdgeInsets
  /// The footer's height; nil for no footer.
  public var footer: ElementHeight?
  /// The distances around the footer, in points; they apply only if there is one.
  public var footerInsets: LayoutEdgeInsets

  /// Creates the metrics of a section; two columns of self-sizing items unless said otherwise.
  public init(
    columns: MasonryColumns = .fixed(2), items: ElementHeight = .estimated(100),
    columnSpacing: Double = 0, lineSpacing: Double = 0, insets: LayoutEdgeInsets = .zero,
    header: ElementHeight? = nil, headerInsets: LayoutEdgeInsets = .zero,
    footer: ElementHeight? = nil, footerInsets: LayoutEdgeInsets = .zero
  ) {
    self.columns = columns
    self.items = items
    self.columnSpacing = columnSpacing
    self.lineSpacing = lineSpacing
    self.insets = insets
    self.header = header
    self.headerInsets = headerInsets
    self.footer = footer
    self.footerInsets = footerInsets
  }
}
