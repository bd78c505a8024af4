import SelfSizingGeometry

/// The decisions about a section before any cell has answered. Equal sections share them.
final class SectionPlan {
  let section: CompositionalSection
  /// How items are grouped; nil as long as no section of this plan has any.
  private(set) var groups: GroupPlan?
  let insets: OrientedInsets
  let boundaryInsets: (near: Double, far: Double)
  let boundary: [BoundaryPlan]
  let anchoredKinds: [CollectionElementKind]
  let room: SectionRoom
  let program: GroupProgram

  init(
    _ section: CompositionalSection, in room: SectionRoom, kinds: inout ElementKinds
  ) throws(DeclarationFault) {
    self.section = section
    self.room = room
    program = try GroupProgram(section.group)
    program.enter(room.environment)
    let site = section.group.site
    try check(section.contentInsets, "section's contentInsets", site)
    guard Extent.isValid(section.interGroupSpacing) else {
      throw DeclarationFault(
        .invalidNumber, site, "The interGroupSpacing is \(section.interGroupSpacing).")
    }
    insets = room.insets(of: section)
    guard insets.start >= 0, insets.end >= 0 else {
      throw DeclarationFault(
        .invalidNumber, site,
        "The section's contentInsets are \(insets.start) and \(insets.end) along the scrolling; "
          + "they must not be negative.")
    }
    boundaryInsets = room.boundaryInsets(of: section)
    for decoration in section.decorationItems {
      try check(decoration.contentInsets, "decoration's contentInsets", site)
    }
    boundary = try BoundaryPlan.list(
      section.boundaryItems, isLayoutWide: false, in: room, across: boundaryInsets, site, &kinds)
    anchoredKinds = try program.supplementaries.map { (item) throws(DeclarationFault) in
      .supplementary(try kinds.number(of: item.kind, .anchored, site))
    }
  }

  var hasAnchored: Bool { !anchoredKinds.isEmpty }
  var isOrthogonal: Bool { section.orthogonalScrolling != .none }
  var groupAxis: LayoutAxis { isOrthogonal ? room.axis.perpendicular : room.axis }

  var sizesAcross: Bool {
    let across = room.axis.perpendicular
    return program.estimatedAxes.contains(across) || boundary.contains { $0.asksAcross }
      || program.supplementaries.contains { $0.size.dimension(across).isEstimated }
  }

  /// Returns how items are grouped; the group is solved when this is first asked.
  func solvedGroups() throws(GroupFault) -> GroupPlan {
    if let groups { return groups }
    let plan = try GroupPlan(
      program, container: room.container(of: section, insets), axis: groupAxis,
      spacing: section.interGroupSpacing, scale: room.environment.displayScale)
    groups = plan
    return plan
  }
}

struct SectionRoom: Hashable {
  var environment: CompositionalEnvironment
  var axis: LayoutAxis
  var references: InsetsReferences

  func insets(of section: CompositionalSection) -> OrientedInsets {
    let outer = references.insets(section.contentInsetsReference)
    let own = section.contentInsets
    let sum = DirectionalEdgeInsets(
      top: own.top + outer.top, leading: own.leading + outer.leading,
      bottom: own.bottom + outer.bottom, trailing: own.trailing + outer.trailing)
    return oriented(sum)
  }

  func boundaryInsets(of section: CompositionalSection) -> (near: Double, far: Double) {
    let reference = section.supplementaryInsetsReference
    if reference == .automatic, !section.supplementariesFollowContentInsets { return (0, 0) }
    let insets =
      reference == .automatic
      ? self.insets(of: section) : oriented(references.insets(reference))
    return (insets.near, insets.far)
  }

  func oriented(_ insets: DirectionalEdgeInsets) -> OrientedInsets {
    axis == .vertical
      ? OrientedInsets(
        start: insets.top, end: insets.bottom, near: insets.leading, far: insets.trailing)
      : OrientedInsets(
        start: insets.leading, end: insets.trailing, near: insets.top, far: insets.bottom)
  }

  /// The room for a section's group, less its insets except along its own scrolling.
  func container(of section: CompositionalSection, _ insets: OrientedInsets) -> LayoutSize {
    var size = environment.contentSize
    size[axis] -= insets.start + insets.end
    if section.orthogonalScrolling == .none { size[axis.perpendicular] -= insets.across }
    return LayoutSize(width: max(size.width, 0), height: max(size.height, 0))
  }
}

/// The distances that sections' insets may count from.
struct InsetsReferences: Hashable {
  var automatic = CompositionalSection.InsetsReference.safeArea
  /// The safe area, as far as the content inset leaves it.
  var safeArea = DirectionalEdgeInsets.zero
  var layoutMargins = DirectionalEdgeInsets.zero
  var readableContent = DirectionalEdgeInsets.zero

  func insets(_ reference: CompositionalSection.InsetsReference) -> DirectionalEdgeInsets {
    switch reference == .automatic ? automatic : reference {
    case .none: .zero
    case .automatic, .safeArea: safeArea
    case .layoutMargins: layoutMargins
    case .readableContent: readableContent
    }
  }
}

/// The numbers of kinds that a layout's declarations name; a number stays as long as the layout.
struct ElementKinds {
  /// At the boundary of a section or of the content, or anchored to items or groups.
  enum Use: Hashable { case section, layout, anchored }

  struct Name: Hashable {
    let name: String
    let use: Use
  }

  private(set) var names: [Name] = []
  private var numbers: [Name: UInt8] = [:]

  var all: [CollectionElementKind] {
    names.enumerated().map { number, name in
      name.use == .anchored ? .supplementary(UInt8(number)) : .boundary(UInt8(number))
    }
  }

  mutating func number(of name: String, _ use: Use, _ site: CompositionalSite)
    throws(DeclarationFault) -> UInt8
  {
    let key = Name(name: name, use: use)
    if let number = numbers[key] { return number }
    guard let number = UInt8(exactly: names.count) else {
      throw DeclarationFault(
        .tooManyKinds, site, "“\(name)” is one kind of supplementary elements too many.")
    }
    names.append(key)
    numbers[key] = number
    return number
  }
}
