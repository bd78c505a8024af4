/// What keeps a tree laid out while it changes: a live layout, held weakly by the tree's root.
protocol LayoutObserver: AnyObject {
  /// Items or guides were added or configured, so that the tree has to be described anew.
  func treeChanged()

  /// An item is about to lose its place.
  ///
  /// - Parameter leavingTree: Whether its new place, if it gets one, lies outside of the tree.
  func itemWillMove(_ item: LayoutItem, leavingTree: Bool)

  /// A constraint between elements of the tree changed.
  func constraintChanged(_ constraint: LayoutConstraint, _ change: LayoutConstraint.Change)
}
