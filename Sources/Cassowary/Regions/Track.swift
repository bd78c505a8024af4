/// How a workspace follows one group from change to change.
struct Track: Sendable {
  /// The map of the group's region, whose slacks are followed and which gives the values; nil where
  /// the values were computed otherwise.
  var map: RegionMap?
  /// Where the map's slacks start; -1 for a group that is too large for maps.
  let firstSlack: Int
  /// How often slacks were changed since they were computed in full.
  var shiftCount = 0
  /// Whether a constant has changed since the last solution.
  var isDirty = false

  /// The next group with changed constants; -1 at the end of the list.
  var nextDirty = -1

  /// So many changes may be added to slacks before they are computed anew.
  private static let shiftLimit = 256

  init(firstSlack: Int) {
    self.firstSlack = firstSlack
  }

  /// Whether so many changes were added to the slacks that rounding might show.
  var isStale: Bool { shiftCount > Self.shiftLimit }

  /// Tells that the constant of a constraint of the group has grown.
  @inline(__always)
  mutating func shift(_ slacks: inout [Double], _ position: Int, by growth: Double) {
    guard let map else { return }
    shiftCount += 1
    map.shift(&slacks, from: firstSlack, position, by: growth)
  }

  /// Whether the region that is followed reaches to the present constants.
  @inline(__always)
  func isOptimal(_ slacks: [Double]) -> Bool {
    guard let map, !isStale else { return false }
    return map.isOptimal(slacks, from: firstSlack)
  }
}
