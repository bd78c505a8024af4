/// All sections of a layout in order: the exact place and length of every element along the scroll
/// axis.
struct SectionGeometry {
  private(set) var sections: [LayoutSection]
  private var sectionHeights: ExtentTree

  /// Creates the geometry of sections whose lengths add up to at most `Extent.maximum`.
  init(sections: [LayoutSection], counting operations: OperationCount) {
    self.sections = sections
    sectionHeights = ExtentTree(sections.map { $0.height.units }, counting: operations)
  }

  var contentHeight: Extent { Extent(units: sectionHeights.total) }

  func contains(_ element: CollectionElement) -> Bool {
    guard sections.indices.contains(element.indexPath.section) else { return false }
    let index = element.indexPath.section
    switch element.kind {
    case .item:
      return element.indexPath.item >= 0 && element.indexPath.item < sections[index].body.itemCount
    case .background:
      return element.indexPath.item == 0 && sections[index].shared.value.hasBackground
    case .header: return element.indexPath.item == 0 && sections[index].header != nil
    case .footer: return element.indexPath.item == 0 && sections[index].footer != nil
    case .boundary, .supplementary: return false
    }
  }

  /// Returns where a section begins; the index may be the number of sections. Complexity: O(log
  /// sections).
  func top(ofSection section: Int) -> Extent { Extent(units: sectionHeights.start(of: section)) }

  func height(ofSection section: Int) -> Extent { Extent(units: sectionHeights.extents[section]) }

  /// Returns where an existing element is; `start` counts from the content's start. Complexity:
  /// O(log sections + log items).
  func place(of element: CollectionElement) -> ItemPlace {
    let index = element.indexPath.section
    let section = sections[index]
    var place: ItemPlace
    switch element.kind {
    case .item:
      place = section.body.place(ofItem: element.indexPath.item)
      place.start += section.itemsTop
    case .background, .boundary, .supplementary: place = section.backgroundPlace
    case .header: place = section.headerPlace
    case .footer: place = section.footerPlace
    }
    place.start += top(ofSection: index)
    return place
  }

  /// Returns the extents of an existing element: its length, and its extent across in points.
  /// Complexity: O(log items).
  func size(of element: CollectionElement) -> (length: Extent, width: Double) {
    if element.kind == .item {
      return sections[element.indexPath.section].body.size(ofItem: element.indexPath.item)
    }
    let place = place(of: element)
    return (place.length, place.lane.width)
  }

  func place(of edge: ScrollAnchorEdge, of element: CollectionElement) -> Extent {
    let place = place(of: element)
    return edge == .top ? place.start : place.end
  }

  /// Returns the first section that ends after a place, and where it begins. Complexity: O(log
  /// sections).
  func firstSection(endingBelow place: Extent) -> (section: Int, top: Extent) {
    let found = sectionHeights.firstIndex(endingAfter: place.units)
    return (found.index, Extent(units: found.start))
  }

  /// Replaces the size of an existing element. A background follows its section and has no length
  /// to replace.
  /// - Parameter width: The extent across in points, where items decide that too; nil to keep it.
  mutating func replaceSize(of element: CollectionElement, length: Extent, width: Double? = nil) {
    let index = element.indexPath.section
    switch element.kind {
    case .item:
      sections[index].body.replaceSize(ofItem: element.indexPath.item, length: length, width: width)
    case .background, .boundary, .supplementary: return
    case .header: sections[index].header = length
    case .footer: sections[index].footer = length
    }
    updateHeight(ofSection: index)
  }

  /// Takes note that the items of a section have changed. Complexity: O(log sections + columns).
  mutating func updateHeight(ofSection index: Int) {
    sectionHeights.replace(at: index, with: sections[index].height.units)
  }

  mutating func replaceSection(at index: Int, with section: LayoutSection) {
    sections[index] = section
    updateHeight(ofSection: index)
  }
}
