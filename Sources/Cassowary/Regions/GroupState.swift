/// What a workspace knows of one group: the regions it came through, and where it is.
struct GroupState: Sendable {
  /// A basis that was optimal, and how to find out where it is.
  struct Region: Sendable {
    /// The solved core; its values are those of the last time that it was evaluated itself.
    var simplex: LexicographicSimplex?
    /// The maps; nil until the region is met a second time.
    var map: RegionMap?
    /// Whether the region has been met again.
    var isFamiliar = false
    /// When the region was last met, by the group's count of meetings.
    var lastMeeting = 0
  }

  /// How many regions are kept; the one that was met longest ago is dropped.
  static let regionLimit = 8

  /// The regions.
  var regions: [Region] = []
  /// The region that was met last.
  private(set) var current = 0
  private var meetingCount = 0
  /// The core, tied if a solution needed it; nil if there is none.
  var component: Component?
  /// Whether the required constraints could hold.
  var isFeasible = true

  /// The core as it was solved last; nil if there is none.
  var simplex: LexicographicSimplex? { regions.isEmpty ? nil : regions[current].simplex }

  /// Makes a region the last met.
  mutating func meet(_ index: Int) {
    current = index
    meetingCount += 1
    regions[index].lastMeeting = meetingCount
  }

  /// Keeps a new region, in the place of the one that was met longest ago if there is no other.
  mutating func keep(_ simplex: LexicographicSimplex) {
    guard regions.count == Self.regionLimit else {
      regions.append(Region(simplex: simplex))
      return meet(regions.count - 1)
    }
    var oldest = 0
    for index in regions.indices
    where regions[index].lastMeeting < regions[oldest].lastMeeting {
      oldest = index
    }
    regions[oldest] = Region(simplex: simplex)
    meet(oldest)
  }

  /// Forgets all regions.
  mutating func forget() {
    regions.removeAll()
    current = 0
  }
}
