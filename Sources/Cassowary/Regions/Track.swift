/// How a workspace follows one group from change to change.
struct Track: BitwiseCopyable, Sendable {
  /// Where the slacks of the followed region start; -1 for a group that is too large for maps.
  let firstSlack: Int
  /// The region that was met last, the first of a list by meetings; -1 if there is none.
  var current = -1
  /// The number of regions of the group.
  var regionCount = 0
  /// Whether the present region's slacks are followed and its map gives the values; if not, the values
  /// were computed otherwise.
  var isMapped = false
  /// The number of slacks that are negative.
  var violationCount = 0
  /// How often slacks were changed since they were computed in full.
  var shiftCount = 0
  /// Whether the required constraints could hold.
  var isFeasible = true
  /// Whether a constant has changed since the last solution.
  var isDirty = false
  /// The next group with changed constants; -1 at the end of the list.
  var nextDirty = -1

  /// So many changes may be added to slacks before they are computed anew: rounding adds up.
  private static var shiftLimit: Int { 256 }

  /// Begins with a group that was never solved.
  init(firstSlack: Int) {
    self.firstSlack = firstSlack
  }

  /// Whether the group has maps.
  var isMappable: Bool { firstSlack >= 0 }

  /// Whether the region that is followed reaches to the present constants.
  var isOptimal: Bool {
    isMapped && violationCount == 0 && shiftCount <= Self.shiftLimit
  }

  /// Begins to follow slacks that were computed in full, none of which is negative.
  mutating func follow() {
    isMapped = true
    isFeasible = true
    violationCount = 0
    shiftCount = 0
  }
}

/// A region's place in the list of its group.
struct RegionLink: BitwiseCopyable, Sendable {
  /// The region of the group that was met next before; -1 if there is none.
  var next = -1
}
