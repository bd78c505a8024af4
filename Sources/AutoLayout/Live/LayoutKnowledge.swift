/// The knowledge of a live layout about its tree. A layout leads through `described` to one of the
/// last three states. Hiding an item or changing a constant leads back to `described` if the tree
/// was described; everything else leads to `stale`.
enum LayoutKnowledge {
  /// Items, guides or constraints have changed: the tree is described before it is laid out.
  case stale
  /// The description is current, but something else has changed since the last layout.
  case described
  /// Nothing but intrinsic sizes has changed since the layout in this variation.
  case laidOut(LayoutVariation)
  /// Likewise, and only the height was asked for: the next height starts with this one's sizes.
  case fitted(LayoutVariation)
  /// Constraints gave way that the description still has: it is described again.
  case conflicted

  var needsLayout: Bool {
    switch self {
    case .stale, .described: true
    case .laidOut, .fitted, .conflicted: false
    }
  }

  var isDescribed: Bool {
    switch self {
    case .described, .laidOut, .fitted: true
    case .stale, .conflicted: false
    }
  }

  var variation: LayoutVariation? {
    switch self {
    case .laidOut(let variation), .fitted(let variation): variation
    case .stale, .described, .conflicted: nil
    }
  }

  mutating func leaveLayout() { self = isDescribed ? .described : .stale }

  mutating func forgetHeights() {
    if case .fitted(let variation) = self { self = .laidOut(variation) }
  }
}

/// Whether all required constraints of a live layout's tree are known to hold together.
enum LayoutSettlement {
  /// Nothing was ever checked: all required constraints are newcomers, listed when needed.
  case unknown
  /// These newcomers, or one whose constant or priority has changed, may contradict others.
  case unsettled(newcomers: [LayoutConstraint])
  case settled

  var isSettled: Bool { if case .settled = self { true } else { false } }

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
