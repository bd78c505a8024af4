/// The state of one group of a workspace: which region is followed, and how far its slacks are from
/// 0.
@usableFromInline struct GroupState: BitwiseCopyable, Sendable {
  /// Where the slacks of the followed region start among the workspace's; -1 for a group that
  /// is too large for maps.
  let firstSlack: Int
  /// The region that was met last, the first of a list by meetings; -1 if there is none.
  var current = -1
  /// The number of regions of the group.
  var regionCount = 0
  /// Whether the regions' bases are tied, all of them: whether a solution needed the tie rule.
  var isTied = false
  /// The first rows of the followed region's maps by constraint and by variable; -1 where no region
  /// is followed, but the values were computed otherwise.
  private(set) var firstBound = -1
  private(set) var firstOutput = -1
  /// The number of slacks that are negative.
  private(set) var violationCount = 0
  /// How often slacks were changed since they were computed in full.
  private(set) var shiftCount = 0
  /// Whether the required constraints could hold.
  var isFeasible = true
  /// The priority that rounding kept from its optimum, 0 for the tie rule; nil if there is none.
  var unsolvedPriority: Double?
  /// Whether a constant has changed since the last solution.
  var isDirty = false
  /// The next group with changed constants; -1 at the end of the list.
  var nextDirty = -1

  /// So many changes may be added to slacks before they are computed again: rounding adds up.
  private static var shiftLimit: Int { 256 }

  /// Starts with a group that was never solved.
  init(firstSlack: Int) { self.firstSlack = firstSlack }

  /// Whether the required constraints contradict each other.
  var isContradictory: Bool { !isFeasible && unsolvedPriority == nil }
  /// Whether the group has maps.
  var isMappable: Bool { firstSlack >= 0 }
  /// Whether a region's slacks are followed and its map gives the values.
  var isMapped: Bool { firstOutput >= 0 }
  /// Whether the region that is followed reaches to the present constants.
  var isOptimal: Bool { isMapped && violationCount == 0 && shiftCount <= Self.shiftLimit }
  /// Whether the region that is followed is known not to reach there.
  var isViolated: Bool { isMapped && violationCount > 0 && shiftCount <= Self.shiftLimit }

  /// Notes that a constant of the group has changed.
  ///
  /// - Parameters:
  ///   - change: By how many more slacks are negative.
  ///   - group: The group itself.
  ///   - firstDirty: The first of the list of groups with changed constants.
  @inline(__always)
  mutating func noteChange(_ change: Int, of group: Int, _ firstDirty: inout Int) {
    shiftCount &+= 1
    violationCount &+= change
    if isDirty { return }
    isDirty = true
    nextDirty = firstDirty
    firstDirty = group
  }

  /// Begins to follow a region whose slacks were computed in full, none of which is negative.
  mutating func follow(_ map: RegionMap) {
    moveMap(to: map)
    isFeasible = true
    unsolvedPriority = nil
    violationCount = 0
    shiftCount = 0
  }

  /// Records where the maps of the followed region are now.
  mutating func moveMap(to map: RegionMap) {
    firstBound = map.firstBound
    firstOutput = map.firstOutput
  }

  /// Follows no region any more.
  mutating func leaveMap() {
    firstBound = -1
    firstOutput = -1
  }
}
