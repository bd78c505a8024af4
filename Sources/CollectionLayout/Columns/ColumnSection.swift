/// One section: a header, columns of items side by side, a footer, and the distances between them.
///
/// All places are exact and relative to the section's top.
struct ColumnSection {
  /// What the layout decided before heights were known.
  let blueprint: SectionBlueprint
  /// The header's height; nil if there is none.
  private(set) var header: Extent?
  /// The footer's height; nil if there is none.
  private(set) var footer: Extent?
  /// The columns, from left to right; count == blueprint.columnCount.
  private(set) var columns: [ItemColumn]
  /// Where each item rides; empty if there is one column only.
  private(set) var slots: [ItemSlot]
  /// The number of items.
  let itemCount: Int
  /// The height of the tallest column, without spacing below its last item.
  private(set) var itemsHeight: Extent

  /// Creates a section from its items' heights and columns.
  ///
  /// - Parameters:
  ///   - heights: The heights in units; none negative.
  ///   - assignment: The column of each item; empty for one column.
  /// - Complexity: O(items).
  init(
    blueprint: SectionBlueprint, header: Extent?, footer: Extent?, heights: [Int64],
    assignment: [Int32], counting operations: OperationCount
  ) {
    self.blueprint = blueprint
    self.header = header
    self.footer = footer
    itemCount = heights.count
    let spacing = blueprint.lineSpacing.units
    slots = []
    if blueprint.columnCount == 1 {
      let tree = ExtentTree(heights.map { $0 + spacing }, counting: operations)
      columns = [ItemColumn(extents: tree, items: [])]
    } else {
      var extents = [[Int64]](repeating: [], count: blueprint.columnCount)
      var items = [[Int32]](repeating: [], count: blueprint.columnCount)
      slots.reserveCapacity(heights.count)
      for (item, height) in heights.enumerated() {
        let column = Int(assignment[item])
        slots.append(ItemSlot(column: assignment[item], position: Int32(items[column].count)))
        extents[column].append(height + spacing)
        items[column].append(Int32(item))
      }
      columns = zip(extents, items).map { extents, items in
        ItemColumn(extents: ExtentTree(extents, counting: operations), items: items)
      }
    }
    itemsHeight = .zero
    itemsHeight = tallestColumn(replacing: nil)
    _checkInvariants()
  }

  /// The height of the whole section.
  var height: Extent {
    itemsTop + itemsHeight + blueprint.gaps.belowItems + blueprint.gaps.aboveFooter
      + (footer ?? .zero) + blueprint.gaps.belowFooter
  }

  /// The height of the background: the section without the distances above and below it.
  var backgroundHeight: Extent { height - blueprint.gaps.aboveHeader - blueprint.gaps.belowFooter }

  /// Where the header begins, and the background with it.
  var headerTop: Extent { blueprint.gaps.aboveHeader }

  /// Where all columns begin.
  var itemsTop: Extent {
    blueprint.gaps.aboveHeader + (header ?? .zero) + blueprint.gaps.belowHeader
      + blueprint.gaps.aboveItems
  }

  /// Where the footer begins.
  var footerTop: Extent {
    itemsTop + itemsHeight + blueprint.gaps.belowItems + blueprint.gaps.aboveFooter
  }

  /// Returns where an item rides.
  func slot(of item: Int) -> ItemSlot {
    slots.isEmpty ? ItemSlot(column: 0, position: Int32(item)) : slots[item]
  }

  /// Returns where an item begins.
  ///
  /// - Complexity: O(log items).
  func top(ofItem item: Int) -> Extent {
    let slot = slot(of: item)
    let start = columns[Int(slot.column)].extents.start(of: Int(slot.position))
    return itemsTop + Extent(units: start)
  }

  /// Returns an item's height.
  func height(ofItem item: Int) -> Extent {
    let slot = slot(of: item)
    let extent = columns[Int(slot.column)].extents.extents[Int(slot.position)]
    return Extent(units: extent) - blueprint.lineSpacing
  }

  /// Returns the height that the tallest column would have if one column's extents added up to another
  /// total.
  ///
  /// - Complexity: O(columns).
  func tallestColumn(replacing replacement: (column: Int, total: Int64)?) -> Extent {
    var tallest: Int64 = 0
    for (index, column) in columns.enumerated() where column.extents.count > 0 {
      var total = column.extents.total
      if let replacement, replacement.column == index { total = replacement.total }
      tallest = max(tallest, total - blueprint.lineSpacing.units)
    }
    return Extent(units: tallest)
  }

  /// Replaces an item's height; the item keeps its column.
  ///
  /// - Complexity: O(log items + columns).
  mutating func replaceHeight(ofItem item: Int, with height: Extent) {
    let slot = slot(of: item)
    columns[Int(slot.column)].extents
      .replace(at: Int(slot.position), with: (height + blueprint.lineSpacing).units)
    itemsHeight = tallestColumn(replacing: nil)
    _checkInvariants()
  }

  /// Replaces the header's height.
  mutating func replaceHeader(with height: Extent) {
    header = height
  }

  /// Replaces the footer's height.
  mutating func replaceFooter(with height: Extent) {
    footer = height
  }
}

extension ColumnSection {
  #if InternalChecks
    /// Checks that slots and columns name each other, and that the tallest column is the tallest.
    func _checkInvariants() {
      precondition(columns.count == blueprint.columnCount, "\(columns.count) columns")
      let tallest = tallestColumn(replacing: nil)
      precondition(itemsHeight == tallest, "items' height \(itemsHeight) is not \(tallest)")
      let held = columns.reduce(0) { $0 + $1.extents.count }
      precondition(held == itemCount, "columns hold \(held) of \(itemCount) items")
      guard itemCount <= 2048 else { return }
      for (item, slot) in slots.enumerated() {
        let found = columns[Int(slot.column)].items[Int(slot.position)]
        precondition(found == item, "slot of item \(item) holds item \(found)")
      }
    }
  #else
    /// Checks nothing without the trait InternalChecks.
    @inline(__always)
    func _checkInvariants() {}
  #endif
}
