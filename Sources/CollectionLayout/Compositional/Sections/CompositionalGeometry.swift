import SelfSizingGeometry

/// All sections of a compositional layout in order, with the elements at the content's boundary.
struct CompositionalGeometry {
  private(set) var sections: [PlacedSection]
  var atBoundary: PlacedBoundary
  let orientation: ScrollOrientation
  let width: Double
  private(set) var overhang: Extent
  private let spacing: Extent
  private var lengths: ExtentTree

  init(
    sections: [PlacedSection], boundary: [BoundaryPlan], boundarySizes: [LayoutSize],
    spacing: Double, orientation: ScrollOrientation, width: Double,
    counting operations: OperationCount
  ) {
    self.sections = sections
    atBoundary = PlacedBoundary(plans: boundary, sizes: boundarySizes, axis: orientation.axis)
    self.spacing = Extent(points: spacing)
    self.orientation = orientation
    self.width = width
    let spacing = self.spacing
    lengths = ExtentTree(
      sections.enumerated().map { ($1.length + ($0 == 0 ? .zero : spacing)).units },
      counting: operations)
    overhang = sections.reduce(.zero) { max($0, $1.overhang) }
  }

  var boundary: [BoundaryPlan] { atBoundary.plans }
  private var sectionsStart: Extent { boundary.isEmpty ? .zero : atBoundary.length(at: .start) }
  private var sectionsEnd: Extent { sectionsStart + Extent(units: lengths.total) }

  var contentLength: Extent {
    boundary.isEmpty ? sectionsEnd : sectionsEnd + atBoundary.length(at: .end)
  }

  func start(ofSection section: Int) -> Extent {
    sectionsStart + Extent(units: lengths.start(of: section)) + (section == 0 ? .zero : spacing)
  }

  func firstSection(endingAfter place: Extent) -> Int {
    lengths.firstIndex(endingAfter: (place - sectionsStart).units).index
  }

  mutating func replaceSection(at index: Int, with section: PlacedSection) {
    sections[index] = section
    lengths.replace(at: index, with: (section.length + (index == 0 ? .zero : spacing)).units)
    overhang = max(overhang, section.overhang)
  }

  mutating func scroll(section: Int, to offset: Double) {
    sections[section].orthogonalOffset = offset
  }

  mutating func limitScrolling(ofSection index: Int) {
    guard sections.indices.contains(index), sections[index].orthogonalOffset > 0 else { return }
    sections[index].limitScrolling()
  }

  /// Returns the number of an element among those at its section's boundary; nil if it is none.
  func boundaryIndex(_ element: CollectionElement) -> Int? {
    guard sections.indices.contains(element.indexPath.section) else { return nil }
    return sections[element.indexPath.section].plan.boundary.firstIndex { $0.kind == element.kind }
  }

  func layoutBoundaryIndex(_ element: CollectionElement) -> Int? {
    element.indexPath.section == 0 ? boundary.firstIndex { $0.kind == element.kind } : nil
  }

  /// Returns where an element is, wherever it is pinned; nil if there is no such element.
  /// - Complexity: O(log sections + log answers + items of a group).
  func place(of element: CollectionElement) -> ItemPlace? {
    let path = element.indexPath
    guard sections.indices.contains(path.section), path.item >= 0 else { return nil }
    let section = sections[path.section]
    var place: ItemPlace
    switch element.kind {
    case .item:
      guard path.item < section.groups.itemCount else { return nil }
      place = section.place(of: section.groups.slot(ofItem: path.item))
    case .background:
      let count = section.plan.section.decorationItems.count
      guard path.item < count, !section.isEmpty else { return nil }
      place = section.place(ofDecoration: path.item)
    case .header, .footer, .boundary:
      guard path.item == 0 else { return nil }
      guard let index = boundaryIndex(element) else {
        return layoutBoundaryIndex(element).map { self.place(ofLayoutBoundary: $0) }
      }
      place = section.place(ofBoundary: index)
    case .supplementary: return nil
    }
    place.start += start(ofSection: path.section)
    return place
  }

  func frame(of place: ItemPlace) -> LayoutRect {
    orientation.frame(of: place, in: (contentLength, width))
  }

  func place(ofLayoutBoundary index: Int) -> ItemPlace {
    atBoundary.place(
      of: index, around: (sectionsStart, sectionsEnd), middle: (.zero, contentLength), in: (0, 0),
      width: width)
  }
}

extension CollectionElement {
  init(_ kind: CollectionElementKind, item: Int = 0, section: Int) {
    self.init(kind: kind, indexPath: ItemIndexPath(item: item, section: section))
  }
}
