import SelfSizingCollectionLayout
import SelfSizingGeometry

/// A slow and simple layout to compare with: everything in exact units, everything computed again.
struct LayoutOracle {
  /// One section of equal columns; a table has one.
  struct Section {
    var headerHeight: Double?
    var footerHeight: Double?
    var top: Double = 0
    var bottom: Double = 0
    var columnCount = 1
    var lineSpacing: Double = 0
    /// The heights of the items.
    var heights: [Double]
    /// The columns of the items; nil for shortest first.
    var columns: [Int]?
  }

  /// Where an element begins and how tall it is, in exact units.
  struct Place: Equatable {
    var top: Int64
    var height: Int64
    var column: Int?
  }

  private(set) var places: [CollectionElement: Place] = [:]
  private(set) var contentHeight: Int64 = 0

  init(_ sections: [Section]) {
    for (index, section) in sections.enumerated() {
      if let height = section.headerHeight {
        places[.header(ofSection: index)] = Place(top: contentHeight, height: exact(height))
        contentHeight += exact(height)
      }
      contentHeight += exact(section.top)
      var ends = [Int64](repeating: contentHeight, count: section.columnCount)
      var counts = [Int](repeating: 0, count: section.columnCount)
      for (item, height) in section.heights.enumerated() {
        let column = section.columns?[item] ?? ends.firstIndex(of: ends.min() ?? 0) ?? 0
        places[.item(ItemIndexPath(item: item, section: index))] = Place(
          top: ends[column], height: exact(height), column: column)
        ends[column] += exact(height) + exact(section.lineSpacing)
        counts[column] += 1
      }
      for column in 0..<section.columnCount where counts[column] > 0 {
        contentHeight = max(contentHeight, ends[column] - exact(section.lineSpacing))
      }
      contentHeight += exact(section.bottom)
      if let height = section.footerHeight {
        places[.footer(ofSection: index)] = Place(top: contentHeight, height: exact(height))
        contentHeight += exact(height)
      }
    }
  }

  /// Returns the elements that begin above a band's bottom and end below its top, in order.
  func elements(from top: Int64, to bottom: Int64) -> [CollectionElement] {
    places.filter { $1.top < bottom && $1.top + $1.height > top }.map(\.key).sorted()
  }
}
