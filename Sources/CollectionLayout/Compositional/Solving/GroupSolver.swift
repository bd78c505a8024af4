import SelfSizingGeometry

/// The frame of one item in its group.
struct SolvedItem {
  /// The place and size in the group, in points, from the leading edge.
  var frame: LayoutRect
  var node: Int32, zIndex: Int32
  var asksWidth = false, asksHeight = false
}

/// The frame of a group that something is anchored to.
struct SolvedHost {
  /// The place and size in the section's group, in points, less the insets.
  var frame: LayoutRect
  let node: Int, firstItem: Int
}

/// Solves one group: sizes are resolved from the outside in, and estimated ones grow from the
/// inside out. What is placed is kept in arrays that the next group uses again.
struct GroupSolver {
  let program: GroupProgram
  private let grid: PixelGrid
  private(set) var items: [SolvedItem] = []
  /// Of the groups that something is anchored to, or of all groups.
  private(set) var hosts: [SolvedHost] = []
  private let keepsAllHosts: Bool
  private var placed: [Placed] = []
  private var answers = AnsweredSizes()
  /// The items that are there; the rest of a group keep their places and take part in no extent.
  private var present = 0
  private var limit = 0

  private struct Placed {
    let node: Int32, firstItem: Int32, firstHost: Int32
    var box: LayoutSize
  }

  struct Imposed {
    let axis: LayoutAxis
    let length: Double
  }

  init(_ program: GroupProgram, scale: Double, keepsAllHosts: Bool = false) {
    self.program = program
    grid = PixelGrid(scale: scale)
    self.keepsAllHosts = keepsAllHosts
  }

  /// Solves a section's group; a filled one has all places, although fewer items are present.
  mutating func solve(
    in container: LayoutSize, _ answers: AnsweredSizes = AnsweredSizes(), present: Int,
    isFilled: Bool
  ) throws(GroupFault) -> LayoutSize {
    items.removeAll(keepingCapacity: true)
    hosts.removeAll(keepingCapacity: true)
    placed.removeAll(keepingCapacity: true)
    self.answers = answers
    // Whoever has the answers changes them in place afterwards.
    defer { self.answers = AnsweredSizes() }
    self.present = present
    limit = isFilled ? .max : present
    return try box(of: 0, in: container, imposed: nil)
  }

  private mutating func box(of index: Int, in container: LayoutSize, imposed: Imposed?)
    throws(GroupFault) -> LayoutSize
  {
    let node = program.nodes[index]
    var size = LayoutSize(
      width: node.width.resolved(in: container), height: node.height.resolved(in: container))
    if let imposed { size[imposed.axis] = imposed.length }
    guard case .item = node.kind else { return try group(index, node, size, imposed) }
    let item = items.count
    let asksWidth = node.width.isEstimated && imposed?.axis != .horizontal
    let asksHeight = node.height.isEstimated && imposed?.axis != .vertical
    let (width, height) = (answers.width(item), answers.height(item))
    if asksWidth, !width.isNaN { size.width = width }
    if asksHeight, !height.isNaN { size.height = height }
    guard item < GroupProgram.maximumItemCount else { throw .tooManyItems(node: index) }
    items.append(
      SolvedItem(
        frame: .zero, node: Int32(index), zIndex: 0, asksWidth: asksWidth, asksHeight: asksHeight))
    return size
  }

  private mutating func group(
    _ index: Int, _ node: GroupNode, _ outer: LayoutSize, _ imposed: Imposed?
  ) throws(GroupFault) -> LayoutSize {
    var size = outer
    var inner = size
    var origin = LayoutPoint.zero
    let isEstimated = (
      width: node.width.isEstimated && imposed?.axis != .horizontal,
      height: node.height.isEstimated && imposed?.axis != .vertical
    )
    // Insets on an axis that cells decide are ignored.
    if !isEstimated.width {
      inner.width -= node.insets.leading + node.insets.trailing
      origin.x = node.insets.leading
      guard inner.width > 0 else { throw .noRoom(node: index, size: size) }
    }
    if !isEstimated.height {
      inner.height -= node.insets.top + node.insets.bottom
      origin.y = node.insets.top
      guard inner.height > 0 else { throw .noRoom(node: index, size: size) }
    }
    let firstItem = items.count
    let used: LayoutSize
    switch node.kind {
    case .item: return size
    case .custom: used = try custom(index, inner)
    case .group(let axis):
      used = try children(
        index, node, axis, inner, origin,
        isEstimated: axis == .horizontal
          ? (isEstimated.width, isEstimated.height) : (isEstimated.height, isEstimated.width))
    }
    if isEstimated.width { (size.width, inner.width) = (used.width, used.width) }
    if isEstimated.height { (size.height, inner.height) = (used.height, used.height) }
    if !node.supplementaries.isEmpty || keepsAllHosts, firstItem < present {
      hosts.append(
        SolvedHost(
          frame: LayoutRect(origin: origin, size: inner), node: index, firstItem: firstItem))
    }
    return size
  }

  /// Places the items of a custom group; returns how far they reach.
  private mutating func custom(_ index: Int, _ inner: LayoutSize) throws(GroupFault) -> LayoutSize {
    var reach = LayoutSize.zero
    for frame in try program.frames(ofNode: index, size: inner) {
      guard items.count < limit else { break }
      items.append(
        SolvedItem(frame: frame.frame, node: Int32(index), zIndex: Int32(clamping: frame.zIndex)))
      guard items.count <= present else { continue }
      reach.width = max(reach.width, frame.frame.maxX)
      reach.height = max(reach.height, frame.frame.maxY)
    }
    guard items.count <= GroupProgram.maximumItemCount else { throw .tooManyItems(node: index) }
    return reach
  }

  /// Places the children of a group; returns how far they reach.
  private mutating func children(
    _ index: Int, _ node: GroupNode, _ axis: LayoutAxis, _ inner: LayoutSize,
    _ origin: LayoutPoint, isEstimated: (along: Bool, across: Bool)
  ) throws(GroupFault) -> LayoutSize {
    let first = placed.count
    var used = try gather(index, node, axis, inner, isEstimated.along)
    used += share(axis, from: first)
    _ = share(axis.perpendicular, from: first)
    let reach = distribute(node, axis, inner, origin, isEstimated, used: used, from: first)
    placed.removeLast(placed.count - first)
    return reach
  }

  /// Resolves the children of a group one after the other; returns what they take along the axis.
  private mutating func gather(
    _ index: Int, _ node: GroupNode, _ axis: LayoutAxis, _ inner: LayoutSize, _ isEstimated: Bool
  ) throws(GroupFault) -> Double {
    var container = inner
    var imposed: Imposed?
    var count = Int.max
    var fits = false
    switch node.arrangement {
    case .fit: if isEstimated { count = node.children.count } else { fits = true }
    case .repeating(let repetitions): count = repetitions
    case .equal(let repetitions):
      count = repetitions
      let child = program.nodes[node.children.lowerBound].edges(along: axis)
      let between = Double(count - 1) * node.spacing.value
      container[axis] -= between
      if !isEstimated {
        let around = Double(count) * (child.0.value + child.1.value)
        let share = grid.roundedDown((inner[axis] - between - around) / Double(count))
        guard share > 0 else {
          throw .cannotFit(
            node: index, child: node.children.lowerBound, length: between + around,
            room: inner[axis])
        }
        imposed = Imposed(axis: axis, length: share)
      }
    }
    let room = inner[axis]
    var used = 0.0
    var number = 0
    while number < count, items.count < limit {
      let childIndex = node.children.lowerBound + number % node.children.count
      let child = program.nodes[childIndex]
      let mark = (items: items.count, hosts: hosts.count)
      var box = try box(of: childIndex, in: container, imposed: imposed)
      if imposed != nil { floorFraction(of: child, axis, &box) }
      // What is not there takes no part in an extent that cells decide.
      let isAbsent = isEstimated && mark.items >= present
      if isAbsent { box[axis] = 0 }
      let (before, after) =
        child.hasEdges && !isAbsent ? child.edges(along: axis) : (.fixed(0), .fixed(0))
      let around = before.value + after.value
      if fits, child.dimension(axis).isEstimated { box[axis] = min(box[axis], room - around) }
      let gap = number > 0 && !isAbsent ? node.spacing.value : 0
      // Sums of Doubles that should be equal may differ by their last bits.
      if fits, used + gap + around + box[axis] > room + Self.tolerance {
        items.removeLast(items.count - mark.items)
        hosts.removeLast(hosts.count - mark.hosts)
        if number == 0 {
          throw .cannotFit(node: index, child: childIndex, length: around + box[axis], room: room)
        }
        break
      }
      used += gap + around + box[axis]
      placed.append(
        Placed(
          node: Int32(childIndex), firstItem: Int32(mark.items), firstHost: Int32(mark.hosts),
          box: box))
      number += 1
      // Boxes without an extent would go on for ever.
      if fits, used <= 0, number >= node.children.count { break }
    }
    return used
  }

  /// The surplus in points up to which a sum fits, far more than the error of a sum of Doubles.
  private static let tolerance = 1.0 / 4096

  /// Brings a child's extent across, if a fraction of the axis shared equally, to whole pixels.
  private func floorFraction(of child: GroupNode, _ axis: LayoutAxis, _ box: inout LayoutSize) {
    let across = axis.perpendicular
    guard child.dimension(across).isFraction(of: axis) else { return }
    box[across] = grid.roundedDown(box[across])
  }

  /// Gives the children with a uniform extent the largest of them; returns their growth in all.
  private mutating func share(_ axis: LayoutAxis, from first: Int) -> Double {
    var largest = -1.0
    for child in placed[first...]
    where program.nodes[Int(child.node)].dimension(axis).isUniform && child.firstItem < present {
      largest = max(largest, child.box[axis])
    }
    guard largest >= 0 else { return 0 }
    var growth = 0.0
    for index in first..<placed.count
    where program.nodes[Int(placed[index].node)].dimension(axis).isUniform {
      growth += largest - placed[index].box[axis]
      placed[index].box[axis] = largest
    }
    return growth
  }

  /// Puts the children in their places; returns how far they reach.
  private mutating func distribute(
    _ node: GroupNode, _ axis: LayoutAxis, _ inner: LayoutSize, _ origin: LayoutPoint,
    _ isEstimated: (along: Bool, across: Bool), used: Double, from first: Int
  ) -> LayoutSize {
    let across = axis.perpendicular
    let last = placed.count - 1
    var flexible = node.spacing.isFlexible ? max(last - first, 0) : 0
    var reach = 0.0
    for index in first..<placed.count {
      let child = program.nodes[Int(placed[index].node)]
      var extent = placed[index].box[across]
      if child.hasEdges {
        let (before, after) = child.edges(along: axis)
        flexible += (before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0)
        let (near, far) = child.edges(along: across)
        extent += near.value + far.value
      }
      if Int(placed[index].firstItem) < present { reach = max(reach, extent) }
    }
    let extentAcross = isEstimated.across ? reach : inner[across]
    let extra =
      isEstimated.along || flexible == 0 ? 0 : max(0, inner[axis] - used) / Double(flexible)
    let gap = node.spacing.value + (node.spacing.isFlexible ? extra : 0)
    var place = origin[axis]
    for index in first..<placed.count {
      let child = program.nodes[Int(placed[index].node)]
      let box = placed[index].box
      var position = LayoutPoint.zero
      position[across] = origin[across]
      var after = 0.0
      if child.hasEdges {
        let edges = child.edges(along: axis)
        place += edges.0.value + (edges.0.isFlexible ? extra : 0)
        after = edges.1.value + (edges.1.isFlexible ? extra : 0)
        position[across] += Self.shift(child.edges(along: across), extentAcross - box[across])
      }
      position[axis] = place
      move(index, isLast: index == last, to: position, child, box)
      place += box[axis] + after + (index < last ? gap : 0)
    }
    var size = LayoutSize.zero
    size[axis] = used
    size[across] = reach
    return size
  }

  private static func shift(
    _ edges: (CompositionalSpacing, CompositionalSpacing), _ room: Double
  ) -> Double {
    let flexible = (edges.0.isFlexible ? 1.0 : 0) + (edges.1.isFlexible ? 1.0 : 0)
    let left = max(0, room - edges.0.value - edges.1.value)
    return edges.0.value + (edges.0.isFlexible ? left / flexible : 0)
  }

  private mutating func move(
    _ index: Int, isLast: Bool, to position: LayoutPoint, _ child: GroupNode, _ box: LayoutSize
  ) {
    let firstItem = Int(placed[index].firstItem)
    if case .item = child.kind {
      items[firstItem].frame = child.frame(position, box)
      return
    }
    for item in firstItem..<(isLast ? items.count : Int(placed[index + 1].firstItem)) {
      items[item].frame.origin.move(by: position)
    }
    let endHost = isLast ? hosts.count : Int(placed[index + 1].firstHost)
    for host in Int(placed[index].firstHost)..<endHost {
      hosts[host].frame.origin.move(by: position)
    }
  }
}

extension GroupNode {
  /// Returns an item's frame in its box: insets come last, and not on an axis that cells decide.
  fileprivate func frame(_ position: LayoutPoint, _ box: LayoutSize) -> LayoutRect {
    var frame = LayoutRect(origin: position, size: box)
    if !width.isEstimated {
      frame.origin.x += insets.leading
      frame.size.width = max(0, box.width - insets.leading - insets.trailing)
    }
    if !height.isEstimated {
      frame.origin.y += insets.top
      frame.size.height = max(0, box.height - insets.top - insets.bottom)
    }
    return frame
  }
}

extension LayoutPoint {
  @inline(__always)
  mutating func move(by distance: LayoutPoint) {
    x += distance.x
    y += distance.y
  }
}
