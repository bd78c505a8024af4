import SelfSizingGeometry

/// Placing everything again, with what cells answered.
extension CompositionalLayout {
  /// Asks for every section and places it; on failure everything is unchanged.
  ///
  /// - Parameter carried: The groups of each section with what their cells answered; empty where
  ///   items are known by their identities alone.
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

  /// The room of the layout's sections, and what insets count from.
  func room(in collectionView: CollectionView) -> SectionRoom {
    let viewport = collectionView.viewport
    let inset = collectionView.adjustedContentInset
    let direction = viewport.layoutDirection
    let isReversed = direction == .rightToLeft
    var size = LayoutSize(
      width: viewport.size.width - inset.left - inset.right,
      height: viewport.size.height - inset.top - inset.bottom)
    size = LayoutSize(width: max(size.width, 0), height: max(size.height, 0))
    var safeArea = DirectionalEdgeInsets.zero
    if configuration.scrollDirection == .vertical {
      // What the content inset takes of the safe area already is not taken twice.
      let left = max(0, viewport.safeAreaInsets.left - max(0, inset.left))
      let right = max(0, viewport.safeAreaInsets.right - max(0, inset.right))
      (safeArea.leading, safeArea.trailing) = isReversed ? (right, left) : (left, right)
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
  /// The numbers of the kinds that declarations name.
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

  /// Returns the plan of a section; equal declarations share one.
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
    var sizes: [LayoutSize] = []
    for item in plan.boundary {
      sizes.append(
        known(CollectionElement(kind: item.kind, indexPath: .init(item: 0, section: index)), item))
    }
    let groups: GroupSequence
    do {
      groups = try self.groups(index, plan, count: count, carrying: carried)
    } catch {
      throw .invalidDeclaration(plan.program.problem(error, section: index))
    }
    return PlacedSection(plan: plan, groups: groups, boundarySizes: sizes)
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

  /// Returns what an item's cell answered when it was last asked, by its identity.
  func rememberedAnswer(_ path: ItemIndexPath, _ groups: GroupPlan) -> CellAnswer {
    guard let size = collectionView.rememberedSize(of: .item(path)) else { return CellAnswer() }
    let answer = CellAnswer(along: size.length, across: size.width)
    return (groups.axis == room.axis ? answer : answer.turned).reduced(to: groups)
  }

  /// Returns the size of an element at a boundary: what its cell answered, or the guess.
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
      var sizes: [LayoutSize] = []
      for item in plans {
        let element = CollectionElement(kind: item.kind, indexPath: .init(item: 0, section: 0))
        sizes.append(collectionView.itemCounts.isEmpty ? item.size : known(element, item))
      }
      return (plans, sizes)
    } catch { throw .invalidDeclaration(error.problem(section: nil)) }
  }
}

extension CellAnswer {
  /// Returns the answer without what no cell of the groups decides.
  func reduced(to groups: GroupPlan) -> CellAnswer {
    CellAnswer(along: groups.growsAlong ? along : .nan, across: groups.growsAcross ? across : .nan)
  }
}
