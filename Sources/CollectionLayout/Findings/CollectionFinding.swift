import SelfSizingGeometry

/// Something questionable that did not keep the collection from being laid out.
public enum CollectionFinding: Hashable, Sendable, CustomStringConvertible {
  /// A cell kept changing its preferred height; the last one counts. UIKit would crash.
  case oscillatingCell(CollectionElement, heights: [Double])
  /// A cell preferred a height that is NaN, infinite, negative or beyond 1e9 points; it is ignored.
  case invalidPreferredHeight(CollectionElement, value: Double)
  /// A cell answered for another element; the answer was ignored.
  case answerForAnotherElement(asked: CollectionElement, answered: CollectionElement)
  /// A cell's height would have made the content taller than 1e9 points; it was ignored.
  case contentTooTall(CollectionElement, value: Double)
  /// Two visible elements have one identity, so that they share a measurement.
  case sharedIdentity(CollectionElement, CollectionElement)
  /// Visible cells kept appearing until the bound on passes was reached; some are not measured.
  case passLimitReached(passes: Int)
  /// A section asked for a number of columns outside of the range; the nearest one was used.
  case columnCountClamped(section: Int, requested: Int, used: Int)
  /// Insets and spacings leave no width for a section's items; they are 0 points wide.
  case noWidthLeft(section: Int, width: Double)
  /// An item of a flow layout is larger across the scroll axis than its section has room for, in
  /// points. UIKit calls the layout's behavior undefined; here the item has a line of its own.
  case itemTooLarge(CollectionElement, across: LayoutAxis, extent: Double, room: Double)
  /// A declaration of a compositional layout does not do what it seems to say.
  case declaration(CompositionalProblem)
  /// A sentence that names the culprit and the values.
  public var description: String {
    switch self {
    case .oscillatingCell(let element, let heights):
      "The cell of \(element) never settled; it preferred the heights \(heights)."
    case .invalidPreferredHeight(let element, let value):
      "The cell of \(element) preferred the height \(value), which is no height."
    case .answerForAnotherElement(let asked, let answered):
      "The cell of \(asked) answered for \(answered)."
    case .contentTooTall(let element, let value):
      "The cell of \(element) preferred the height \(value), too tall for the content."
    case .sharedIdentity(let first, let second):
      "The identity of \(first) is also that of \(second)."
    case .passLimitReached(let passes): "Cells were still appearing after \(passes) passes."
    case .columnCountClamped(let section, let requested, let used):
      "Section \(section) asked for \(requested) columns and got \(used)."
    case .noWidthLeft(let section, let width):
      "Section \(section) has \(width) points left for an item."
    case .itemTooLarge(let element, let axis, let extent, let room):
      Self.undefinedFlow(element, axis, extent, room)
    case .declaration(let problem): problem.description
    }
  }

  /// Returns UIKit's words for an item that is too large, and the values.
  /// - Source: UIKit's log, as it is in public bug reports.
  private static func undefinedFlow(
    _ element: CollectionElement, _ axis: LayoutAxis, _ extent: Double, _ room: Double
  ) -> String {
    let (size, edges) =
      axis == .horizontal ? ("width", "left and right") : ("height", "top and bottom")
    return "The behavior of the UICollectionViewFlowLayout is not defined because: the item "
      + "\(size) must be less than the \(size) of the UICollectionView minus the section insets "
      + "\(edges) values, minus the content insets \(edges) values. The \(size) of \(element) is "
      + "\(extent); there is room for \(room)."
  }
}
