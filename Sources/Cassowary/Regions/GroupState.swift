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
  /// Whether the required constraints could hold.
  var isFeasible = true

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
