/// The observer of a tree as all of its items know it, so that it can go without visiting them.
final class TreeObservation {
  /// The observer sets this to nil when it goes; `weak` costs as BackReference says.
  unowned(unsafe) var observer: (any LayoutObserver)?

  init(_ observer: any LayoutObserver) { self.observer = observer }
}

/// Keeps a tree laid out while it changes. The tree's items don't keep it alive.
///
/// A protocol, so that the vocabulary of a declaration need not know what lays it out.
protocol LayoutObserver: AnyObject {
  /// The tree has to be described again.
  func treeChanged()
  /// A description does not say what is hidden.
  func visibilityChanged()
  /// An element came in with everything in it, its active constraints included.
  func elementEntered(_ element: LayoutElement)
  /// A constraint between elements of the tree changed, or is about to.
  func constraintChanged(_ constraint: LayoutConstraint, _ change: LayoutConstraint.Change)
}
