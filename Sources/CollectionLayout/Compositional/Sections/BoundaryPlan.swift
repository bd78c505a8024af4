import SelfSizingGeometry

/// An element at a boundary, before its cell has answered.
struct BoundaryPlan {
  /// The edge along the scrolling that it is at.
  enum Edge {
    /// Where the section begins.
    case start
    case end
    /// Neither: in the middle between them.
    case none
  }

  let item: CompositionalBoundary
  let kind: CollectionElementKind
  let edge: Edge
  /// Its size before its cell has answered, in points.
  let size: LayoutSize
  /// Whether its cell decides about the extent along.
  let asksAlong: Bool
  /// Whether its cell decides about the extent across.
  let asksAcross: Bool

  static func list(
    _ items: [CompositionalBoundary], isLayoutWide: Bool, in room: SectionRoom,
    across insets: (near: Double, far: Double), _ site: CompositionalSite,
    _ kinds: inout ElementKinds
  ) throws(DeclarationFault) -> [BoundaryPlan] {
    var plans: [BoundaryPlan] = []
    for item in items {
      try check(item.size, site)
      try check(item.contentInsets, "boundary item's contentInsets", site)
      try checkFinite(item.absoluteOffset.x, "absoluteOffset.x", site)
      try checkFinite(item.absoluteOffset.y, "absoluteOffset.y", site)
      let kind: CollectionElementKind
      switch item.kind {
      case CompositionalBoundary.sectionHeader where !isLayoutWide: kind = .header
      case CompositionalBoundary.sectionFooter where !isLayoutWide: kind = .footer
      default:
        kind = .boundary(try kinds.number(of: item.kind, isLayoutWide ? .layout : .section, site))
      }
      guard !plans.contains(where: { $0.kind == kind }) else {
        throw DeclarationFault(
          .sharedKind, site, "Two boundary items have the kind “\(item.kind)”.")
      }
      plans.append(BoundaryPlan(item, kind, in: room, across: insets))
    }
    return plans
  }

  private init(
    _ item: CompositionalBoundary, _ kind: CollectionElementKind, in room: SectionRoom,
    across insets: (near: Double, far: Double)
  ) {
    self.item = item
    self.kind = kind
    var container = room.environment.contentSize
    container[room.axis.perpendicular] = max(
      0, container[room.axis.perpendicular] - insets.near - insets.far)
    size = item.size.resolved(in: container)
    asksAlong = item.size.dimension(room.axis).isEstimated
    asksAcross = item.size.dimension(room.axis.perpendicular).isEstimated
    let isVertical = room.axis == .vertical
    if item.alignment.contains(isVertical ? .top : .leading) {
      edge = .start
    } else {
      edge = item.alignment.contains(isVertical ? .bottom : .trailing) ? .end : .none
    }
  }

  /// Whether the section or content grows by it at an edge.
  func extends(_ edge: Edge) -> Bool { item.extendsBoundary && self.edge == edge }

  /// Returns where it begins across, in a section so wide.
  fileprivate func near(
    _ extent: Double, in insets: (near: Double, far: Double), width: Double, _ axis: LayoutAxis
  ) -> Double {
    let isVertical = axis == .vertical
    let room = width - insets.near - insets.far
    if item.alignment.contains(isVertical ? .leading : .top) { return insets.near }
    if item.alignment.contains(isVertical ? .trailing : .bottom) {
      return insets.near + room - extent
    }
    return insets.near + (room - extent) / 2
  }
}

/// The elements at a boundary, with their sizes in points.
struct PlacedBoundary {
  let plans: [BoundaryPlan]
  var sizes: [LayoutSize]
  let axis: LayoutAxis

  /// Takes over what the cell of an element answered; returns the extents before.
  mutating func take(_ answer: CellAnswer, ofElement index: Int) -> CellAnswer {
    let former = CellAnswer(along: sizes[index][axis], across: sizes[index][axis.perpendicular])
    if !answer.along.isNaN { sizes[index][axis] = answer.along }
    if !answer.across.isNaN { sizes[index][axis.perpendicular] = answer.across }
    return former
  }

  /// Returns by how much the elements make the section or content grow at an edge.
  ///
  /// - Parameter end: The element before which the others count; nil for all.
  func length(at edge: BoundaryPlan.Edge, before end: Int? = nil) -> Extent {
    var length = Extent.zero
    for index in 0..<(end ?? plans.count) where plans[index].extends(edge) {
      length += Extent(points: sizes[index][axis])
    }
    return length
  }

  /// Returns where an element is.
  ///
  /// - Parameters:
  ///   - content: Where what is between the elements begins and ends.
  ///   - middle: The range in whose middle an element is that is at neither edge.
  ///   - insets: The distances at both ends across, in points.
  ///   - width: The extent across in points, insets included.
  func place(
    of index: Int, around content: (start: Extent, end: Extent),
    middle: (start: Extent, end: Extent), in insets: (near: Double, far: Double), width: Double
  ) -> ItemPlace {
    let plan = plans[index]
    let (size, offset) = (sizes[index], plan.item.absoluteOffset)
    let length = Extent(points: size[axis])
    var start: Extent
    switch plan.edge {
    case .start:
      start = plan.item.extendsBoundary ? self.length(at: .start, before: index) : content.start
    case .end:
      start =
        plan.item.extendsBoundary
        ? content.end + self.length(at: .end, before: index) : content.end - length
    case .none: start = middle.start + Extent(units: (middle.end - middle.start - length).units / 2)
    }
    start += Extent(points: offset[axis])
    let across = axis.perpendicular
    let near = plan.near(size[across], in: insets, width: width, axis)
    return ItemPlace(
      start: start, length: length, lane: .init(x: near + offset[across], width: size[across]),
      column: -1)
  }
}
