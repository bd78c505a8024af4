/// Which changes of a visible cell make it be asked for its preferred height again.
///
/// The counterpart of `UICollectionView.SelfSizingInvalidation`.
public enum SelfSizingInvalidation: Int, Hashable, Sendable, CaseIterable {
  /// None; only `reconfigureItems(at:)` does.
  case disabled
  /// A change of its intrinsic content size; what a collection view does by default.
  case enabled
  /// A change of its intrinsic content size, or of any constraint inside of it.
  case enabledIncludingConstraints

  /// Whether a change makes a cell be asked again.
  func includes(_ change: SelfSizingChange) -> Bool {
    switch change {
    case .intrinsicContentSize: self != .disabled
    case .constraints: self == .enabledIncludingConstraints
    }
  }
}

/// A change inside of a visible cell.
public enum SelfSizingChange: Int, Hashable, Sendable, CaseIterable {
  /// The cell called `invalidateIntrinsicContentSize()`, as when it expands or collapses.
  case intrinsicContentSize
  /// A constraint inside of the cell changed.
  case constraints
}
