/// The knowledge of a live layout about its tree.
///
/// A layout leads to one of the last three states, through `described`. Hiding an item or changing
/// a constant leads back to `described`, if the tree was described; everything else to `stale`.
enum LayoutKnowledge {
  /// Items, guides or constraints have changed: the tree is described before it is laid out.
  case stale
  /// The description is the tree's, which was not laid out since something else has changed.
  case described
  /// The tree was laid out in a variation, and nothing but intrinsic sizes has changed since.
  case laidOut(LayoutVariation)
  /// The same, and only the height was asked for: the next layout for a height starts with the
  /// sizes that this one ended with.
  case fitted(LayoutVariation)
  /// The tree was laid out, and constraints gave way that the description still has: it is
  /// described again before the next layout.
  case conflicted

  /// Whether something other than intrinsic sizes has changed since the last layout.
  var needsLayout: Bool {
    switch self {
    case .stale, .described: true
    case .laidOut, .fitted, .conflicted: false
    }
  }

  /// Whether the description is the tree's.
  var isDescribed: Bool {
    switch self {
    case .described, .laidOut, .fitted: true
    case .stale, .conflicted: false
    }
  }

  /// The variation of the last layout, while it is that of the tree.
  var variation: LayoutVariation? {
    switch self {
    case .laidOut(let variation), .fitted(let variation): variation
    case .stale, .described, .conflicted: nil
    }
  }

  /// Notes that the tree has to be laid out again, as it is described if it is.
  mutating func leaveLayout() { self = isDescribed ? .described : .stale }

  /// Notes that the sizes are no longer those that a height began with.
  mutating func forgetHeights() {
    if case .fitted(let variation) = self { self = .laidOut(variation) }
  }
}

/// Whether all required constraints of a live layout's tree are known to hold together.
enum LayoutSettlement {
  /// Nothing was ever looked at: all required constraints are newcomers, which are not listed until
  /// someone asks.
  case unknown
  /// Some may contradict others: these newcomers, or one whose constant or priority has changed.
  case unsettled(newcomers: [LayoutConstraint])
  /// They hold together.
  case settled

  var isSettled: Bool { if case .settled = self { true } else { false } }

  /// Notes that something has changed that may contradict something else.
  mutating func doubt(_ newcomer: LayoutConstraint? = nil) {
    guard case .unsettled(var newcomers) = self else {
      if case .settled = self { self = .unsettled(newcomers: newcomer.map { [$0] } ?? []) }
      return
    }
    guard let newcomer else { return }
    // So that the list has one owner, and grows in place.
    self = .settled
    newcomers.append(newcomer)
    self = .unsettled(newcomers: newcomers)
  }
}
