import SelfSizingGeometry

extension CompositionalLayout {
  /// Asks for every section and places it, carrying over groups with what their cells answered
  /// unless items are known by identity; on failure everything is unchanged.
  func rebuild(for collectionView: CollectionView, carrying carried: [GroupSequence?])
    throws(CollectionLayoutError)
  {
    var builder = SectionBuilder(self, for: collectionView)
    var sections: [PlacedSection] = []
    sections.reserveCapacity(collectionView.itemCounts.count)
    var total = Extent.zero
    for (index, count) in collectionView.itemCounts.enumerated() {
      let plan = try builder.plan(ofSection: index, sharing: sections.last?.plan)
      var section = try builder.section(
        index, plan, count: count, carrying: index < carried.count ? carried[index] : nil)
      if index < geometry.sections.count {
        section.orthogonalOffset = geometry.sections[index].orthogonalOffset
        section.limitScrolling()
      }
      total += section.length
      guard total <= .maximum else { throw .contentTooTall(section: index) }
      sections.append(section)
    }
    try take(&builder, sections)
  }

  private func take(_ builder: inout SectionBuilder, _ sections: [PlacedSection])
    throws(CollectionLayoutError)
  {
    guard Extent.isValid(configuration.interSectionSpacing) else {
      throw .invalidMetric(name: "interSectionSpacing", value: configuration.interSectionSpacing)
    }
    let boundary = try builder.layoutBoundary()
    let spacing = configuration.interSectionSpacing * Double(max(sections.count - 1, 0))
    var total = Extent(points: spacing)
    for section in sections { total += section.length }
    for size in boundary.sizes { total += Extent(points: size[scrollDirection]) }
    guard spacing <= 1e9, total <= .maximum else {
      throw .contentTooTall(section: max(sections.count - 1, 0))
    }
    geometry = CompositionalGeometry(
      sections: sections, boundary: boundary.plans, boundarySizes: boundary.sizes,
      spacing: configuration.interSectionSpacing, orientation: builder.orientation,
      width: builder.room.environment.contentSize[builder.room.axis.perpendicular],
      counting: operations)
    kinds = builder.kinds
    findings = builder.findings
    hasPins =
      boundary.plans.contains { $0.item.pinToVisibleBounds }
      || sections.contains { $0.plan.boundary.contains { $0.item.pinToVisibleBounds } }
    decidesAcross =
      boundary.plans.contains { $0.asksAcross } || sections.contains { $0.plan.sizesAcross }
  }

  func room(in collectionView: CollectionView) -> SectionRoom {
    let viewport = collectionView.viewport
    let inset = collectionView.adjustedContentInset
    let direction = viewport.layoutDirection
    let size = LayoutSize(
      width: max(viewport.size.width - inset.left - inset.right, 0),
      height: max(viewport.size.height - inset.top - inset.bottom, 0))
    var safeArea = DirectionalEdgeInsets.zero
    if configuration.scrollDirection == .vertical {
      // What the content inset takes of the safe area already is not taken twice.
      let left = max(0, viewport.safeAreaInsets.left - max(0, inset.left))
      let right = max(0, viewport.safeAreaInsets.right - max(0, inset.right))
      (safeArea.leading, safeArea.trailing) =
        direction == .rightToLeft ? (right, left) : (left, right)
    }
    let automatic = configuration.contentInsetsReference
    let references = InsetsReferences(
      automatic: automatic == .automatic ? .safeArea : automatic, safeArea: safeArea,
      layoutMargins: layoutMargins, readableContent: readableContentInsets)
    return SectionRoom(
      environment: CompositionalEnvironment(
        contentSize: size, contentInsets: references.insets(.automatic),
        displayScale: viewport.displayScale, layoutDirection: direction,
        contentSizeCategory: viewport.contentSizeCategory),
      axis: configuration.scrollDirection, references: references)
  }
}

/// Asks for sections and places them, one after the other.
struct SectionBuilder {
  let room: SectionRoom
  let orientation: ScrollOrientation
  var kinds: ElementKinds
  private(set) var findings: [CollectionFinding] = []
  private let layout: CompositionalLayout
  private let collectionView: CollectionView
  /// The plans of declarations that came before; those of the last rebuild are used again.
  private var plans: [CompositionalSection: SectionPlan] = [:]
  private var reported: Set<ObjectIdentifier> = []

  init(_ layout: CompositionalLayout, for collectionView: CollectionView) {
    self.layout = layout
    self.collectionView = collectionView
    room = layout.room(in: collectionView)
    orientation = collectionView.orientation
    kinds = layout.kinds
    var last: SectionPlan?
    for section in layout.geometry.sections where section.plan !== last {
      last = section.plan
      if section.plan.room == room { plans[section.plan.section] = section.plan }
    }
  }

  mutating func plan(ofSection index: Int, sharing neighbor: SectionPlan?)
    throws(CollectionLayoutError) -> SectionPlan
  {
    guard let section = layout.sectionProvider(index, room.environment) else {
      throw .invalidDeclaration(
        CompositionalProblem(
          kind: .noSection, section: index, fileID: "", line: 0,
          details: "The section provider returned no section for \(index)."))
    }
    if let neighbor, neighbor.section == section { return neighbor }
    if let known = plans[section] { return known }
    do {
      let plan = try SectionPlan(section, in: room, kinds: &kinds)
      plans[section] = plan
      return plan
    } catch { throw .invalidDeclaration(error.problem(section: index)) }
  }

  mutating func section(
    _ index: Int, _ plan: SectionPlan, count: Int, carrying carried: GroupSequence?
  ) throws(CollectionLayoutError) -> PlacedSection {
    if count > 0, reported.insert(ObjectIdentifier(plan)).inserted {
      findings += plan.program.oddities(section: index).map { .declaration($0) }
    }
    let sizes = plan.boundary.map { known(CollectionElement($0.kind, section: index), $0) }
    do {
      let groups = try self.groups(index, plan, count: count, carrying: carried)
      return PlacedSection(plan: plan, groups: groups, boundarySizes: sizes)
    } catch { throw .invalidDeclaration(plan.program.problem(error, section: index)) }
  }

  private func groups(
    _ index: Int, _ plan: SectionPlan, count: Int, carrying carried: GroupSequence?
  ) throws(GroupFault) -> GroupSequence {
    guard count > 0 else { return layout.noGroups }
    let groups = try plan.solvedGroups()
    if let carried, carried.groupPlan === groups, carried.itemCount == count { return carried }
    var answers = CellAnswers()
    if groups.growsAlong || groups.growsAcross {
      if let carried, carried.itemCount == count {
        let isTurned = carried.groupPlan?.axis != groups.axis
        carried.answers.forEach { item, answer in
          answers[item] = isTurned ? answer.turned : answer
        }
      } else if collectionView.remembersHeights {
        for item in 0..<count {
          answers[item] = rememberedAnswer(ItemIndexPath(item: item, section: index), groups)
        }
      }
    }
    return GroupSequence(groups, count: count, answers: answers)
  }

  func rememberedAnswer(_ path: ItemIndexPath, _ groups: GroupPlan) -> CellAnswer {
    guard let size = collectionView.rememberedSize(of: .item(path)) else { return CellAnswer() }
    let answer = CellAnswer(along: size.length, across: size.width)
    let known = groups.axis == room.axis ? answer : answer.turned
    return CellAnswer(
      along: groups.growsAlong ? known.along : .nan,
      across: groups.growsAcross ? known.across : .nan)
  }

  private func known(_ element: CollectionElement, _ item: BoundaryPlan) -> LayoutSize {
    guard item.asksAlong || item.asksAcross, collectionView.remembersHeights,
      let size = collectionView.rememberedSize(of: element)
    else { return item.size }
    var known = item.size
    if item.asksAlong { known[room.axis] = size.length }
    if item.asksAcross { known[room.axis.perpendicular] = size.width }
    return known
  }

  mutating func layoutBoundary() throws(CollectionLayoutError) -> (
    plans: [BoundaryPlan], sizes: [LayoutSize]
  ) {
    guard !layout.configuration.boundaryItems.isEmpty else { return ([], []) }
    do {
      let plans = try BoundaryPlan.list(
        layout.configuration.boundaryItems, isLayoutWide: true, in: room, across: (0, 0),
        CompositionalSite(fileID: "", line: 0), &kinds)
      let sizes = plans.map { item in
        collectionView.itemCounts.isEmpty
          ? item.size : known(CollectionElement(item.kind, section: 0), item)
      }
      return (plans, sizes)
    } catch { throw .invalidDeclaration(error.problem(section: nil)) }
  }
}

extension CompositionalLayout {
  /// Brings positions to what they are after a batch; on failure they are unchanged. Cells that
  /// stay keep what they answered. Where sections come and go, every section is asked for again.
  func applyUpdates(_ map: UpdateMap, in collectionView: CollectionView)
    throws(CollectionLayoutError)
  {
    guard map.sections == nil else {
      return try rebuild(for: collectionView, carrying: carried(map, in: collectionView))
    }
    var builder = SectionBuilder(self, for: collectionView)
    var changed: [(section: Int, PlacedSection)] = []
    var total = geometry.contentLength
    for index in map.edits.keys.sorted() {
      guard let edits = map.edits[index] else { continue }
      let former = geometry.sections[index]
      var section = try builder.section(
        index, former.plan, count: collectionView.itemCounts[index],
        carrying: edited(former.groups, edits, section: index, builder))
      section.orthogonalOffset = former.orthogonalOffset
      section.limitScrolling()
      total += section.length - former.length
      guard total <= .maximum else { throw .contentTooTall(section: index) }
      changed.append((index, section))
    }
    // Nothing can fail any more.
    for (index, section) in changed { geometry.replaceSection(at: index, with: section) }
  }

  /// Returns the groups of each section after a batch; nil where items are known by identity.
  private func carried(_ map: UpdateMap, in collectionView: CollectionView) -> [GroupSequence?] {
    var carried = [GroupSequence?](repeating: nil, count: collectionView.itemCounts.count)
    let builder = SectionBuilder(self, for: collectionView)
    for former in geometry.sections.indices {
      guard let place = map.section(former), !map.renewedSections.contains(place) else { continue }
      let groups = geometry.sections[former].groups
      carried[place] =
        map.edits[place].flatMap { edited(groups, $0, section: place, builder) } ?? groups
    }
    return carried
  }

  private func edited(
    _ groups: GroupSequence, _ edits: UpdateMap.SectionEdits, section: Int,
    _ builder: SectionBuilder
  ) -> GroupSequence? {
    guard let plan = groups.groupPlan else { return nil }
    let decides = plan.growsAlong || plan.growsAcross
    let incoming = edits.incoming.map { item in
      let path = ItemIndexPath(item: item, section: section)
      return (item, decides ? builder.rememberedAnswer(path, plan) : CellAnswer())
    }
    return groups.edited(outgoing: edits.outgoing, incoming: incoming)
  }
}
