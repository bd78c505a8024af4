import SelfSizingGeometry

/// The frame of one item in its group, along the axis on which groups follow each other and across.
struct GroupSlot {
  /// Where it begins along, from the group's start, and its extent, in units.
  var start: Int64, length: Int64
  /// Where it begins across, and its extent, in points.
  var near: Double, width: Double
  var node: Int32, zIndex: Int32
  var asksAlong: Bool, asksAcross: Bool

  var end: Int64 { start + length }
}

struct SolvedGroup {
  var slots: [GroupSlot]
  var hosts: [SolvedHost]
  /// The extents along and across with the distances around it, in points.
  var length: Double, width: Double
  /// How far items reach before the group's start and beyond its end, in units.
  var overhangBefore: Int64 = 0, overhangAfter: Int64 = 0
  /// How far items reach beyond the group across, on either side, in points.
  var overhangAcross = 0.0
}

/// How a section's items are grouped before any cell has answered. Equal sections share it.
final class GroupPlan {
  let program: GroupProgram
  let container: LayoutSize
  let axis: LayoutAxis
  let spacing: Double
  /// The whole group before any answer; nil where its number of items is not known beforehand.
  let template: SolvedGroup?
  let growsAlong: Bool, growsAcross: Bool
  /// How much longer a group of one item is than its cell's answer; nil where that depends.
  let surplus: Double?
  let sharesLength: Bool
  /// The farthest that something anchored to items or groups can be beyond them, in units.
  let reach: Int64
  private(set) var solveCount = 0
  /// The template's slots by their starts, and the farthest end up to each; nil for short groups.
  let slotsByStart: (order: [Int32], ends: [Int64])?
  private var solver: GroupSolver
  private let scale: Double

  init(
    _ program: GroupProgram, container: LayoutSize, axis: LayoutAxis, spacing: Double, scale: Double
  ) throws(GroupFault) {
    self.program = program
    self.container = container
    self.axis = axis
    self.spacing = spacing
    self.scale = scale
    solver = GroupSolver(program, scale: scale)
    let root = program.nodes[0]
    growsAlong = program.estimatedAxes.contains(axis)
    growsAcross = program.estimatedAxes.contains(axis.perpendicular)
    sharesLength = root.dimension(axis).isUniform
    template =
      try program.isBreaking
      ? nil
      : solver.group(in: container, axis, AnsweredSizes(), present: .max, isFilled: true)
    surplus = try solver.surplus(of: template, in: container, axis)
    slotsByStart = template.flatMap { $0.slots.count > 64 ? $0.slotsByStart : nil }
    reach = program.reach(in: container)
    solveCount = 1
  }

  func solve(_ answers: AnsweredSizes, present: Int) throws(GroupFault) -> SolvedGroup {
    solveCount += 1
    return try solver.group(
      in: container, axis, answers, present: present, isFilled: template != nil)
  }

  func groupFrames(_ answers: AnsweredSizes, present: Int) throws(GroupFault) -> [SolvedHost] {
    var solver = GroupSolver(program, scale: scale, keepsAllHosts: true)
    return try solver.group(
      in: container, axis, answers, present: present, isFilled: template != nil
    ).hosts
  }
}

extension GroupSolver {
  /// Extents are sums, largest and smallest ones of answers: three of them show it for all.
  fileprivate mutating func surplus(
    of template: SolvedGroup?, in container: LayoutSize, _ axis: LayoutAxis
  ) throws(GroupFault) -> Double? {
    guard let template, template.slots.count == 1, template.slots[0].asksAlong,
      !template.slots[0].asksAcross, !program.nodes[0].dimension(axis).isUniform
    else { return nil }
    var surplus: Double?
    for length in [0.0, 1, 1e6] {
      var answers = AnsweredSizes()
      if axis == .vertical { answers.heights = [length] } else { answers.widths = [length] }
      let solved = try group(in: container, axis, answers, present: 1, isFilled: true)
      guard surplus == nil || surplus == solved.length - length, solved.width == template.width
      else { return nil }
      surplus = solved.length - length
    }
    return surplus
  }

  fileprivate mutating func group(
    in container: LayoutSize, _ axis: LayoutAxis, _ answers: AnsweredSizes, present: Int,
    isFilled: Bool
  ) throws(GroupFault) -> SolvedGroup {
    let box = try solve(in: container, answers, present: present, isFilled: isFilled)
    let across = axis.perpendicular
    let root = program.nodes[0]
    let (before, after) = root.edges(along: axis)
    let (near, far) = root.edges(along: across)
    let room = max(0, container[across] - box[across] - near.value - far.value)
    let flexible = (near.isFlexible ? 1.0 : 0) + (far.isFlexible ? 1.0 : 0)
    var shift = LayoutPoint.zero
    shift[axis] = before.value
    shift[across] = near.value + (near.isFlexible ? room / flexible : 0)
    var solved = SolvedGroup(
      slots: [], hosts: hosts, length: before.value + box[axis] + after.value,
      width: near.value + box[across] + far.value)
    let end = Extent(points: solved.length).units
    solved.slots.reserveCapacity(items.count)
    for item in items {
      let start = Extent(points: item.frame.origin[axis] + shift[axis]).units
      let slot = GroupSlot(
        start: start, length: Extent(points: item.frame.size[axis]).units,
        near: item.frame.origin[across] + shift[across], width: item.frame.size[across],
        node: item.node, zIndex: item.zIndex,
        asksAlong: axis == .vertical ? item.asksHeight : item.asksWidth,
        asksAcross: axis == .vertical ? item.asksWidth : item.asksHeight)
      solved.overhangBefore = max(solved.overhangBefore, -start)
      solved.overhangAfter = max(solved.overhangAfter, slot.end - end)
      solved.overhangAcross = max(
        solved.overhangAcross, -slot.near, slot.near + slot.width - solved.width)
      solved.slots.append(slot)
    }
    for index in solved.hosts.indices { solved.hosts[index].frame.origin.move(by: shift) }
    return solved
  }
}

extension SolvedGroup {
  fileprivate var slotsByStart: (order: [Int32], ends: [Int64]) {
    let order = slots.indices.sorted { (slots[$0].start, $0) < (slots[$1].start, $1) }
    var farthest = Int64.min
    let ends = order.map { index in
      farthest = max(farthest, slots[index].end)
      return farthest
    }
    return (order.map { Int32($0) }, ends)
  }
}

extension GroupProgram {
  /// The farthest that something anchored to an item or group can be beyond it, in units.
  fileprivate func reach(in container: LayoutSize) -> Int64 {
    var farthest = 0.0
    for supplementary in supplementaries {
      for axis in LayoutAxis.allCases {
        let dimension = supplementary.size.dimension(axis)
        // Where the cell decides, whatever it may answer.
        let size = dimension.isEstimated ? 10_000 : dimension.resolved(in: container)
        let moved = [supplementary.containerAnchor, supplementary.itemAnchor].compactMap(\.self)
          .reduce(size) { $0 + $1.offset[axis].magnitude * ($1.isFractional ? size : 1) }
        farthest = max(farthest, moved)
      }
    }
    return Extent(points: farthest).units
  }
}
