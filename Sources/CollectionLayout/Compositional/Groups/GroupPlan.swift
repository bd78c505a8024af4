import SelfSizingGeometry

/// The frame of one item in its group, along the axis on which groups follow each other and across.
struct GroupSlot {
  /// Where it begins along, in units from the group's start.
  var start: Int64
  /// Its extent along, in units.
  var length: Int64
  /// Where it begins across, in points.
  var near: Double
  /// Its extent across, in points.
  var width: Double
  /// The box that it is declared by.
  var node: Int32
  /// The order from back to front.
  var zIndex: Int32
  /// Whether the cell decides about the extent along.
  var asksAlong: Bool
  /// Whether the cell decides about the extent across.
  var asksAcross: Bool

  /// Where it ends along, in units from the group's start.
  var end: Int64 { start + length }
}

struct SolvedGroup {
  var slots: [GroupSlot]
  /// The groups in it that something is anchored to, from the leading edge.
  var hosts: [SolvedHost]
  /// The extent along with the distances around it, in points.
  var length: Double
  /// The extent across with the distances around it, in points.
  var width: Double
  /// How far items reach before the group's start, in units.
  var overhangBefore: Int64 = 0
  /// How far items reach beyond the group's end, in units.
  var overhangAfter: Int64 = 0
  /// How far items reach beyond the group across, on either side, in points.
  var overhangAcross = 0.0
}

/// How a section's items are grouped: its program, the room for a group, and the group
/// before any cell has answered. Equal sections share it.
final class GroupPlan {
  let program: GroupProgram
  let container: LayoutSize
  /// The axis along which groups follow each other.
  let axis: LayoutAxis
  /// The distance between two groups, in points.
  let spacing: Double
  /// The whole group before any cell has answered; nil where the number of its items is not known
  /// beforehand.
  let template: SolvedGroup?
  /// Whether a group's extent along depends on what cells answer.
  let growsAlong: Bool
  /// Whether a group's extent across depends on what cells answer.
  let growsAcross: Bool
  /// By how much a group of one item is longer than its cell's answer, whatever that is; nil where
  /// a group has several items, or its extent follows otherwise.
  let surplus: Double?
  /// Whether all groups are as long as the longest.
  let sharesLength: Bool
  /// The farthest that something anchored to items or groups can be beyond them, in units.
  let reach: Int64
  /// The number of groups solved so far, for tests of complexity.
  private(set) var solveCount = 0
  /// The order of the template's slots by where they begin, and the farthest end up to each; nil
  /// for short groups.
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
    if program.isBreaking {
      template = nil
    } else {
      template = try Self.solve(
        program, &solver, container, axis, AnsweredSizes(), present: .max, isFilled: true)
    }
    surplus = try Self.surplus(program, &solver, container, axis, template)
    slotsByStart = template.flatMap { $0.slots.count > 64 ? $0.slotsByStart : nil }
    reach = program.reach(in: container)
    solveCount = 1
  }

  /// Returns by how much a group of one item is longer than its cell's answer.
  ///
  /// Extents are sums, and largest or smallest ones, of answers: what is a sum for no points, one
  /// point and very many is one in between.
  private static func surplus(
    _ program: GroupProgram, _ solver: inout GroupSolver, _ container: LayoutSize,
    _ axis: LayoutAxis, _ template: SolvedGroup?
  ) throws(GroupFault) -> Double? {
    guard let template, template.slots.count == 1, template.slots[0].asksAlong,
      !template.slots[0].asksAcross, !program.nodes[0].dimension(axis).isUniform
    else { return nil }
    var surplus: Double?
    for length in [0.0, 1, 1e6] {
      var answers = AnsweredSizes()
      if axis == .vertical { answers.heights = [length] } else { answers.widths = [length] }
      let solved = try solve(program, &solver, container, axis, answers, present: 1, isFilled: true)
      guard surplus == nil || surplus == solved.length - length, solved.width == template.width
      else { return nil }
      surplus = solved.length - length
    }
    return surplus
  }

  /// Solves one group with what cells answered.
  ///
  /// - Parameter present: The number of items that are left for it.
  func solve(_ answers: AnsweredSizes, present: Int) throws(GroupFault) -> SolvedGroup {
    solveCount += 1
    return try Self.solve(
      program, &solver, container, axis, answers, present: present, isFilled: template != nil)
  }

  /// Returns the frames of a group and of all groups in it, less their insets.
  func groupFrames(_ answers: AnsweredSizes, present: Int) throws(GroupFault) -> [SolvedHost] {
    var solver = GroupSolver(program, scale: scale, keepsAllHosts: true)
    return try Self.solve(
      program, &solver, container, axis, answers, present: present, isFilled: template != nil
    ).hosts
  }

  private static func solve(
    _ program: GroupProgram, _ solver: inout GroupSolver, _ container: LayoutSize,
    _ axis: LayoutAxis, _ answers: AnsweredSizes, present: Int, isFilled: Bool
  ) throws(GroupFault) -> SolvedGroup {
    let box = try solver.solve(in: container, answers, present: present, isFilled: isFilled)
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
      slots: [], hosts: solver.hosts, length: before.value + box[axis] + after.value,
      width: near.value + box[across] + far.value)
    let end = Extent(points: solved.length).units
    solved.slots.reserveCapacity(solver.items.count)
    for item in solver.items {
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
    for index in solved.hosts.indices {
      solved.hosts[index].frame.origin.x += shift.x
      solved.hosts[index].frame.origin.y += shift.y
    }
    return solved
  }
}

extension SolvedGroup {
  /// The order of the slots by where they begin, and the farthest end up to each.
  fileprivate var slotsByStart: (order: [Int32], ends: [Int64]) {
    let order = slots.indices.sorted { (slots[$0].start, $0) < (slots[$1].start, $1) }
    var ends: [Int64] = []
    ends.reserveCapacity(order.count)
    var farthest = Int64.min
    for index in order {
      farthest = max(farthest, slots[index].end)
      ends.append(farthest)
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
        var moved = size
        for anchor in [supplementary.containerAnchor, supplementary.itemAnchor] {
          guard let anchor else { continue }
          moved += anchor.offset[axis].magnitude * (anchor.isFractional ? size : 1)
        }
        farthest = max(farthest, moved)
      }
    }
    return Extent(points: farthest).units
  }
}
