/// All sections of a layout from top to bottom: the exact place and height of every element.
///
/// A value: a copy may be changed to try something out.
struct ColumnGeometry {
  /// The sections from top to bottom.
  private(set) var sections: [ColumnSection]
  /// The sections' heights.
  private var sectionHeights: ExtentTree

  /// Creates the geometry of sections whose heights add up to at most `Extent.maximum`.
  init(sections: [ColumnSection], counting operations: OperationCount) {
    self.sections = sections
    sectionHeights = ExtentTree(sections.map { $0.height.units }, counting: operations)
  }

  /// The height of everything.
  var contentHeight: Extent { Extent(units: sectionHeights.total) }

  /// Whether there is such an element.
  func contains(_ element: CollectionElement) -> Bool {
    guard sections.indices.contains(element.indexPath.section) else { return false }
    let section = sections[element.indexPath.section]
    switch element.kind {
    case .item: return element.indexPath.item >= 0 && element.indexPath.item < section.itemCount
    case .background: return element.indexPath.item == 0 && section.blueprint.hasBackground
    case .header: return element.indexPath.item == 0 && section.header != nil
    case .footer: return element.indexPath.item == 0 && section.footer != nil
    }
  }

  /// Returns where a section begins; the index may be the number of sections.
  ///
  /// - Complexity: O(log sections).
  func top(ofSection section: Int) -> Extent {
    Extent(units: sectionHeights.start(of: section))
  }

  /// Returns where an existing element begins.
  ///
  /// - Complexity: O(log sections + log items).
  func top(of element: CollectionElement) -> Extent {
    let section = sections[element.indexPath.section]
    let top = top(ofSection: element.indexPath.section)
    switch element.kind {
    case .item: return top + section.top(ofItem: element.indexPath.item)
    case .header, .background: return top + section.headerTop
    case .footer: return top + section.footerTop
    }
  }

  /// Returns the height of an existing element.
  func height(of element: CollectionElement) -> Extent {
    let section = sections[element.indexPath.section]
    switch element.kind {
    case .item: return section.height(ofItem: element.indexPath.item)
    case .background: return section.backgroundHeight
    case .header: return section.header ?? .zero
    case .footer: return section.footer ?? .zero
    }
  }

  /// Returns the first section that ends below a place, and where it begins.
  ///
  /// - Complexity: O(log sections).
  func firstSection(endingBelow place: Extent) -> (section: Int, top: Extent) {
    let found = sectionHeights.firstIndex(endingAfter: place.units)
    return (found.index, Extent(units: found.start))
  }

  /// Replaces the height of an existing element; every item keeps its column.
  ///
  /// A background follows its section and has no height of its own to replace.
  /// - Complexity: O(log sections + log items + columns).
  mutating func replaceHeight(of element: CollectionElement, with height: Extent) {
    let index = element.indexPath.section
    switch element.kind {
    case .item: sections[index].replaceHeight(ofItem: element.indexPath.item, with: height)
    case .background: return
    case .header: sections[index].replaceHeader(with: height)
    case .footer: sections[index].replaceFooter(with: height)
    }
    sectionHeights.replace(at: index, with: sections[index].height.units)
  }

  /// Replaces a section by one with the same items.
  mutating func replaceSection(at index: Int, with section: ColumnSection) {
    sections[index] = section
    sectionHeights.replace(at: index, with: section.height.units)
  }
}
