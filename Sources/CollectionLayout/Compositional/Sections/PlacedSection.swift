import SelfSizingGeometry

/// One section. Places are exact along the scrolling and count from the section's start; across
/// they count from the edge where reading begins.
struct PlacedSection {
  let plan: SectionPlan
  var groups: GroupSequence
  var boundary: PlacedBoundary
  var orthogonalOffset = 0.0

  private var axis: LayoutAxis { plan.room.axis }
  private var across: LayoutAxis { axis.perpendicular }
  /// A section without items has neither insets nor a background.
  var isEmpty: Bool { groups.itemCount == 0 }

  init(plan: SectionPlan, groups: GroupSequence, boundarySizes: [LayoutSize]) {
    self.plan = plan
    self.groups = groups
    boundary = PlacedBoundary(plans: plan.boundary, sizes: boundarySizes, axis: plan.room.axis)
  }

  var contentStart: Extent { boundary.length(at: .start) }
  var groupsStart: Extent { contentStart + (isEmpty ? .zero : Extent(points: plan.insets.start)) }
  var groupsLength: Extent { plan.isOrthogonal ? Extent(points: groups.width) : groups.length }

  var contentEnd: Extent {
    groupsStart + groupsLength + (isEmpty ? .zero : Extent(points: plan.insets.end))
  }

  var length: Extent { contentEnd + boundary.length(at: .end) }

  var groupsNear: Double {
    guard plan.section.orthogonalScrolling == .groupPagingCentered, groups.groupCount > 0 else {
      return plan.insets.near
    }
    return (plan.room.environment.contentSize[across] - groups.solved(0).length) / 2
  }

  var orthogonalContentWidth: Double {
    let far =
      plan.section.orthogonalScrolling == .groupPagingCentered ? groupsNear : plan.insets.far
    return groupsNear + groups.length.points + far
  }

  var largestOrthogonalOffset: Double {
    max(0, orthogonalContentWidth - plan.room.environment.contentSize[across])
  }

  mutating func limitScrolling() {
    guard orthogonalOffset > 0, plan.isOrthogonal else { return }
    orthogonalOffset = min(orthogonalOffset, largestOrthogonalOffset)
  }

  /// Turns an answer by the scrolling into one by the groups, and back.
  func turned(_ answer: CellAnswer) -> CellAnswer { plan.isOrthogonal ? answer.turned : answer }

  func place(of slot: GroupSlot) -> ItemPlace { slotPlaces(from: groupsStart).place(of: slot) }

  func slotPlaces(from start: Extent) -> SlotPlaces {
    SlotPlaces(
      isOrthogonal: plan.isOrthogonal, start: start,
      near: plan.isOrthogonal ? groupsNear : plan.insets.near, offset: orthogonalOffset)
  }

  /// Returns the place of a frame in a group that begins so far from the first one, in units.
  func place(of frame: LayoutRect, inGroupAt start: Int64) -> ItemPlace {
    let groupAxis = plan.groupAxis
    return place(
      of: GroupSlot(
        start: start + Extent(points: frame.origin[groupAxis]).units,
        length: Extent(points: frame.size[groupAxis]).units,
        near: frame.origin[groupAxis.perpendicular], width: frame.size[groupAxis.perpendicular],
        node: 0, zIndex: 0, asksAlong: false, asksAcross: false))
  }

  func place(ofBoundary index: Int) -> ItemPlace {
    let item = plan.boundary[index]
    let content = (contentStart, contentEnd)
    let place = boundary.place(
      of: index, around: content, middle: content, in: plan.boundaryInsets,
      width: plan.room.environment.contentSize[across])
    var insets = plan.room.oriented(item.item.contentInsets)
    if item.asksAlong { (insets.start, insets.end) = (0, 0) }
    if item.asksAcross { (insets.near, insets.far) = (0, 0) }
    return place.inset(by: insets)
  }

  func place(ofDecoration index: Int) -> ItemPlace {
    ItemPlace(
      start: .zero, length: length,
      lane: .init(x: 0, width: plan.room.environment.contentSize[across]), column: -1
    ).inset(by: plan.room.oriented(plan.section.decorationItems[index].contentInsets))
  }

  /// The farthest that anything in the section can be beyond its ends, in units.
  var overhang: Extent {
    func overhang(of insets: DirectionalEdgeInsets) -> Double {
      let insets = plan.room.oriented(insets)
      return max(0, -insets.start) + max(0, -insets.end)
    }
    // Orthogonal groups are side by side: what overlaps in them does so across.
    var farthest =
      plan.isOrthogonal
      ? (groups.groupPlan?.reach ?? 0) + Extent(points: groups.overhangAcross).units
      : groups.overhang
    for (index, item) in plan.boundary.enumerated() {
      var distance = item.item.absoluteOffset[axis].magnitude
      if !item.item.extendsBoundary || item.edge == .none {
        distance += boundary.sizes[index][axis]
      }
      distance += overhang(of: item.item.contentInsets)
      farthest = max(farthest, Extent(points: distance).units)
    }
    for decoration in plan.section.decorationItems {
      farthest = max(farthest, Extent(points: overhang(of: decoration.contentInsets)).units)
    }
    return Extent(units: farthest)
  }
}

/// Where the frames of a section's items are: what is the same for all of them.
struct SlotPlaces {
  let isOrthogonal: Bool
  let start: Extent
  let near: Double
  let offset: Double

  @inline(__always)
  func place(of slot: GroupSlot) -> ItemPlace {
    if isOrthogonal {
      return ItemPlace(
        start: start + Extent(points: slot.near), length: Extent(points: slot.width),
        lane: .init(
          x: near + Extent(units: slot.start).points - offset,
          width: Extent(units: slot.length).points), column: -1)
    }
    return ItemPlace(
      start: start + Extent(units: slot.start), length: Extent(units: slot.length),
      lane: .init(x: near + slot.near, width: slot.width), column: -1)
  }
}

extension ItemPlace {
  fileprivate func inset(by insets: OrientedInsets) -> ItemPlace {
    let (start, end) = (Extent(points: insets.start), Extent(points: insets.end))
    return ItemPlace(
      start: self.start + start, length: max(.zero, length - start - end),
      lane: .init(x: lane.x + insets.near, width: max(0, lane.width - insets.across)),
      column: column)
  }
}
