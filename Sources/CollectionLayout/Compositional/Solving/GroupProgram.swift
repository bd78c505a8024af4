import SelfSizingGeometry

/// A section's group, checked and flattened: what the solver runs.
///
/// Immutable except for the frames that closures gave, which are asked for once.
final class GroupProgram {
  /// The boxes; the section's group first, the children of one box side by side.
  private(set) var nodes: [GroupNode] = []
  /// The supplementary items anchored to boxes.
  private(set) var supplementaries: [CompositionalSupplementary] = []
  private(set) var sites: [CompositionalSite] = []
  /// Whether the number of items in a group depends on sizes that cells decide.
  private(set) var isBreaking = false
  /// The axes along which cells decide about extents.
  private(set) var estimatedAxes: Set<LayoutAxis> = []
  /// The size and text size that frames are for.
  var environment = CompositionalEnvironment(contentSize: .zero)

  private var providers: [Int: CompositionalFrames] = [:]
  private var frames: [Int: (LayoutSize, [CompositionalFrames.Frame])] = [:]

  static let maximumItemCount = 1 << 20
  /// The most boxes in one declaration: beyond it, it is none that a person wrote.
  static let maximumNodeCount = 1 << 16

  /// Flattens a section's group.
  ///
  /// - Complexity: O(boxes).
  init(_ group: CompositionalItem) throws(DeclarationFault) {
    var waiting = [group]
    var next = 0
    while next < waiting.count {
      let item = waiting[next]
      try append(item)
      if case .group(let group) = item.content {
        nodes[next].children = waiting.count..<waiting.count + group.subitems.count
        waiting += group.subitems
        guard waiting.count <= Self.maximumNodeCount else {
          throw DeclarationFault(
            .nestedTooDeep, item.site, "The group has more than \(Self.maximumNodeCount) subitems.")
        }
      }
      next += 1
    }
    for index in nodes.indices { classify(index) }
  }

  /// Takes over an environment; frames that closures gave for another one are asked for again.
  func enter(_ environment: CompositionalEnvironment) {
    guard environment != self.environment else { return }
    self.environment = environment
    frames = [:]
  }

  func frames(ofNode index: Int, size: LayoutSize) throws(GroupFault) -> [CompositionalFrames.Frame]
  {
    if let (known, frames) = frames[index], known == size { return frames }
    guard let provider = providers[index] else { return [] }
    var environment = environment
    environment.contentSize = size
    environment.contentInsets = nodes[index].insets
    let result = provider.provider(environment)
    guard !result.isEmpty, result.count <= Self.maximumItemCount,
      result.allSatisfy({ $0.frame.isPlausible })
    else { throw .invalidFrames(node: index, count: result.count) }
    frames[index] = (size, result)
    return result
  }

  private func append(_ item: CompositionalItem) throws(DeclarationFault) {
    let site = item.site
    try check(item.size, site)
    try check(item.contentInsets, "contentInsets", site)
    for spacing in [
      item.edgeSpacing.leading, item.edgeSpacing.top, item.edgeSpacing.trailing,
      item.edgeSpacing.bottom,
    ] { try check(spacing, "edgeSpacing", site) }
    let first = supplementaries.count
    for supplementary in item.supplementaryItems {
      try check(supplementary.size, site)
      for anchor in [supplementary.containerAnchor, supplementary.itemAnchor] {
        guard let anchor else { continue }
        try checkFinite(anchor.offset.x, "offset.x", site)
        try checkFinite(anchor.offset.y, "offset.y", site)
      }
      supplementaries.append(supplementary)
    }
    var kind = GroupNode.Kind.item
    var arrangement = CompositionalGroup.Arrangement.fit
    var spacing = CompositionalSpacing.fixed(0)
    switch item.content {
    case .item: break
    case .group(let group):
      kind = .group(group.axis)
      arrangement = group.arrangement
      spacing = group.interItemSpacing ?? .fixed(0)
      try check(spacing, "interItemSpacing", site)
      try checkArrangement(of: group, site)
    case .custom(let frames):
      kind = .custom
      providers[nodes.count] = frames
    }
    sites.append(site)
    nodes.append(
      GroupNode(
        kind: kind, width: item.size.width, height: item.size.height, insets: item.contentInsets,
        edges: item.edgeSpacing, arrangement: arrangement, spacing: spacing,
        supplementaries: first..<supplementaries.count, hasEdges: item.edgeSpacing != .none))
  }

  private func checkArrangement(of group: CompositionalGroup, _ site: CompositionalSite)
    throws(DeclarationFault)
  {
    guard group.depth <= CompositionalGroup.maximumDepth else {
      throw DeclarationFault(
        .nestedTooDeep, site,
        "Groups are nested more than \(CompositionalGroup.maximumDepth) deep.")
    }
    guard !group.subitems.isEmpty else {
      throw DeclarationFault(.invalidCount, site, "The group has no subitems.")
    }
    switch group.arrangement {
    case .fit: break
    case .equal(let count), .repeating(let count):
      guard (1...Self.maximumItemCount).contains(count) else {
        throw DeclarationFault(
          .invalidCount, site,
          "The count \(count) of the group is not between 1 and \(Self.maximumItemCount).")
      }
    }
  }

  /// Takes note of what follows from a box and those in it.
  private func classify(_ index: Int) {
    let node = nodes[index]
    if node.width.isEstimated { estimatedAxes.insert(.horizontal) }
    if node.height.isEstimated { estimatedAxes.insert(.vertical) }
    guard case .group(let axis) = node.kind, case .fit = node.arrangement,
      !node.dimension(axis).isEstimated
    else { return }
    if node.children.contains(where: { nodes[$0].dimension(axis).isEstimated }) {
      isBreaking = true
    }
  }
}

extension LayoutRect {
  /// Whether all four numbers are finite and within 1e9 points, and the size is not negative.
  fileprivate var isPlausible: Bool {
    origin.x.magnitude <= 1e9 && origin.y.magnitude <= 1e9 && Extent.isValid(size.width)
      && Extent.isValid(size.height)
  }
}
