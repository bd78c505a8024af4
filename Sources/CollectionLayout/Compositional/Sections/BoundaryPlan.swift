import SelfSizingGeometry

/// An element at a boundary, before its cell has answered.
struct BoundaryPlan {
  /// The edge along the scrolling that it is at.
  enum Edge {
    case start
    case end
    case none
  }

  let item: CompositionalBoundary
  let kind: CollectionElementKind
  let edge: Edge
  let size: LayoutSize
  let asksAlong: Bool, asksAcross: Bool

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
    edge =
      item.alignment.contains(isVertical ? .top : .leading)
      ? .start : item.alignment.contains(isVertical ? .bottom : .trailing) ? .end : .none
  }

  func extends(_ edge: Edge) -> Bool { item.extendsBoundary && self.edge == edge }

  fileprivate func near(
    _ extent: Double, in insets: (near: Double, far: Double), width: Double, _ axis: LayoutAxis
  ) -> Double {
    let isVertical = axis == .vertical
    let room = width - insets.near - insets.far
    if item.alignment.contains(isVertical ? .leading : .top) { return insets.near }
    let isFar = item.alignment.contains(isVertical ? .trailing : .bottom)
    return insets.near + (isFar ? room - extent : (room - extent) / 2)
  }
}

/// The elements at a boundary, with their sizes in points.
struct PlacedBoundary {
  let plans: [BoundaryPlan]
  var sizes: [LayoutSize]
  let axis: LayoutAxis

  mutating func take(_ answer: CellAnswer, ofElement index: Int) -> CellAnswer {
    let former = CellAnswer(along: sizes[index][axis], across: sizes[index][axis.perpendicular])
    if !answer.along.isNaN { sizes[index][axis] = answer.along }
    if !answer.across.isNaN { sizes[index][axis.perpendicular] = answer.across }
    return former
  }

  func length(at edge: BoundaryPlan.Edge, before end: Int? = nil) -> Extent {
    var length = Extent.zero
    for index in 0..<(end ?? plans.count) where plans[index].extends(edge) {
      length += Extent(points: sizes[index][axis])
    }
    return length
  }

  /// Returns an element's place around content, or in a middle; the width includes the insets.
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
