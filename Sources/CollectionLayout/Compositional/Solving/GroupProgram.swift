import SelfSizingGeometry

/// A section's group, checked and flattened; immutable except for the frames closures gave.
final class GroupProgram {
  private(set) var nodes: [GroupNode] = []
  private(set) var supplementaries: [CompositionalSupplementary] = []
  private(set) var sites: [CompositionalSite] = []
  private(set) var isBreaking = false
  private(set) var estimatedAxes: Set<LayoutAxis> = []
  var environment = CompositionalEnvironment(contentSize: .zero)
  private var providers: [Int: CompositionalFrames] = [:]
  private var frames: [Int: (LayoutSize, [CompositionalFrames.Frame])] = [:]
  static let maximumItemCount = 1 << 20
  /// The most boxes in one declaration: beyond it, it is none that a person wrote.
  static let maximumNodeCount = 1 << 16

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
    let edges = item.edgeSpacing
    for spacing in [edges.leading, edges.top, edges.trailing, edges.bottom] {
      try check(spacing, "edgeSpacing", site)
    }
    let first = supplementaries.count
    for supplementary in item.supplementaryItems {
      try check(supplementary.size, site)
      for anchor in [supplementary.containerAnchor, supplementary.itemAnchor].compactMap(\.self) {
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
  fileprivate var isPlausible: Bool {
    origin.x.magnitude <= 1e9 && origin.y.magnitude <= 1e9 && Extent.isValid(size.width)
      && Extent.isValid(size.height)
  }
}

/// An item or a group as the solver reads it: plain values, in one array.
struct GroupNode {
  enum Kind {
    case item
    case group(LayoutAxis)
    case custom
  }

  let kind: Kind
  let width: CompositionalDimension, height: CompositionalDimension
  let insets: DirectionalEdgeInsets
  let edges: CompositionalEdgeSpacing
  let arrangement: CompositionalGroup.Arrangement
  /// The distance between two children; fixed at 0 where there is none.
  let spacing: CompositionalSpacing
  let supplementaries: Range<Int>
  let hasEdges: Bool
  var children = 0..<0

  @inline(__always)
  func dimension(_ axis: LayoutAxis) -> CompositionalDimension {
    axis == .horizontal ? width : height
  }

  func edges(along axis: LayoutAxis) -> (CompositionalSpacing, CompositionalSpacing) {
    axis == .horizontal
      ? (edges.leading ?? .fixed(0), edges.trailing ?? .fixed(0))
      : (edges.top ?? .fixed(0), edges.bottom ?? .fixed(0))
  }
}

extension DirectionalEdgeInsets {
  @inline(__always)
  func along(_ axis: LayoutAxis) -> (start: Double, end: Double) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}

/// The reason a group cannot be solved.
enum GroupFault: Error {
  case noRoom(node: Int, size: LayoutSize)
  case cannotFit(node: Int, child: Int, length: Double, room: Double)
  case tooManyItems(node: Int)
  /// A closure returned no frames, or one that is not finite.
  case invalidFrames(node: Int, count: Int)
}
