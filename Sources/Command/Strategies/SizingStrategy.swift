/// A strategy by which a collection gets the heights of its cells.
enum SizingStrategy: String, Hashable, Sendable, CaseIterable {
  /// The layout measures every item whenever it prepares, like many custom layouts.
  case inPrepare = "in-prepare"
  /// Cells are asked as they appear; until then each has the same height.
  case estimate
  /// Cells are asked as they appear; until then each has the median of the heights so far.
  case learned
  /// Every cell is asked before the first layout, and after a change of what it depends on.
  case ahead

  var title: String {
    switch self {
    case .inPrepare: "all in prepare"
    case .estimate: "fixed estimate"
    case .learned: "learned estimate"
    case .ahead: "exact ahead of time"
    }
  }
}
