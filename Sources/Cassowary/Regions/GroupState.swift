/// What a workspace knows of one group: the regions it came through, and where it is.
struct GroupState {
  /// A basis that was optimal, and how to find out where it is.
  struct Region {
    /// The solved core; its values are those of the last time that it was evaluated itself.
    var simplex: LexicographicSimplex?
    /// The maps; nil until the region is met a second time.
    var map: RegionMap?
    /// Whether the region has been met again.
    var isFamiliar = false
  }

  /// How many regions are kept; the one that was met longest ago is dropped.
  static let regionLimit = 8

  /// The regions, the last met first.
  var regions: [Region] = []
  /// The core, tied if a solution needed it; nil if there is none.
  var component: Component?
  /// Whether a constant has changed since the last solution.
  var isDirty = true
  /// Whether the required constraints could hold.
  var isFeasible = true
  /// Whether the values come from the first region's map, whose slacks are followed.
  var isMapped = false

  /// Tells that the constant of a constraint of the group has grown.
  mutating func shift(_ position: Int, by growth: Double) {
    isDirty = true
    if isMapped { regions[0].map?.shift(position, by: growth) }
  }

  /// Makes a region the last met.
  mutating func bringForward(_ index: Int) {
    var index = index
    while index > 0 {
      regions.swapAt(index, index - 1)
      index -= 1
    }
  }

  /// Keeps a new region.
  mutating func keep(_ simplex: LexicographicSimplex) {
    if regions.count == Self.regionLimit { regions.removeLast() }
    regions.insert(Region(simplex: simplex), at: 0)
  }
}
