/// The state of a group of a workspace: the region that is followed, and how far it reaches.
@usableFromInline struct GroupState: BitwiseCopyable, Sendable {
  /// Where the slacks of the followed region start; -1 for a group that is too large for maps.
  let firstSlack: Int
  /// The region met last, the first of a list by meetings; -1 if there is none.
  var current = -1
  var regionCount = 0
  /// Whether a solution needed the tie rule; then all bases are tied.
  var isTied = false
  /// The first rows of the followed maps by constraint and by variable; -1 where none is followed.
  private(set) var firstBound = -1
  private(set) var firstOutput = -1
  private(set) var violationCount = 0
  /// The number of changes since the slacks were computed in full.
  private(set) var shiftCount = 0
  var isFeasible = true
  /// The priority that rounding kept from its optimum, 0 for the tie rule.
  var unsolvedPriority: Double?
  var isDirty = false
  /// -1 at the end of the list.
  var nextDirty = -1

  /// So many changes may be added to slacks before they are computed again.
  private static var shiftLimit: Int { 256 }

  init(firstSlack: Int) { self.firstSlack = firstSlack }

  var isContradictory: Bool { !isFeasible && unsolvedPriority == nil }
  var isMappable: Bool { firstSlack >= 0 }
  var isMapped: Bool { firstOutput >= 0 }
  var isOptimal: Bool { isMapped && violationCount == 0 && shiftCount <= Self.shiftLimit }
  var isViolated: Bool { isMapped && violationCount > 0 && shiftCount <= Self.shiftLimit }

  /// `change` is the growth of the number of negative slacks.
  @inline(__always)
  mutating func noteChange(_ change: Int, of group: Int, _ firstDirty: inout Int) {
    shiftCount &+= 1
    violationCount &+= change
    if isDirty { return }
    isDirty = true
    nextDirty = firstDirty
    firstDirty = group
  }

  /// The map's slacks were computed in full, and none is negative.
  mutating func follow(_ map: RegionMap) {
    moveMap(to: map)
    isFeasible = true
    unsolvedPriority = nil
    violationCount = 0
    shiftCount = 0
  }

  mutating func moveMap(to map: RegionMap) {
    firstBound = map.firstBound
    firstOutput = map.firstOutput
  }

  mutating func leaveMap() {
    firstBound = -1
    firstOutput = -1
  }
}
