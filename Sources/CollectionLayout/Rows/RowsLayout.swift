import SelfSizingGeometry

/// How wide an item of a rows layout is.
public enum RowItemWidth: Hashable, Sendable {
  /// From edge to edge of the section, across the section inset; its own row.
  case acrossSection
  /// Within the section inset; its own row.
  case withinSectionInset
  /// An equal part of the room within the section inset, such as a half; so many, of 1 to 1000,
  /// share a row.
  case fraction(Int)

  fileprivate var divisor: UInt16 {
    switch self {
    case .acrossSection: 0
    case .withinSectionInset: 1
    case .fraction(let parts): UInt16(max(1, min(parts, 1000)))
    }
  }
}

/// A table whose rows may hold several self-sizing items of equal width, each row as high as its
/// tallest item.
///
/// A row ends when its parts are filled, and where the next item has another width. Widths are
/// rounded to the nearest pixel, halves up.
public final class RowsLayout: TableLayout {
  /// How wide single items are; nil where all are as wide as the section inset allows.
  public var itemWidthProvider: ((ItemIndexPath) -> RowItemWidth)? { didSet { invalidateLayout() } }

  override func body(
    ofSection index: Int, itemCount: Int, _ blueprint: SharedBlueprint, former: SectionBody?,
    in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> SectionBody {
    let divisors = (0..<itemCount).map { item in
      itemWidthProvider?(ItemIndexPath(item: item, section: index)).divisor
        ?? RowItemWidth.withinSectionInset.divisor
    }
    let lengths = try lengths(
      ofSection: index, count: itemCount, blueprint.value, in: collectionView)
    return FractionLines(
      blueprint, lengths: lengths, divisors: divisors,
      grid: PixelGrid(scale: collectionView.viewport.displayScale), counting: operations)
  }
}
