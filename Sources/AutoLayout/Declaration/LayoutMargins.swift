import SelfSizingGeometry

/// The layout margins of an item as they were set, plain or directional.
package enum LayoutMargins: Hashable, Sendable {
  case directional(DirectionalEdgeInsets)
  case plain(LayoutEdgeInsets)

  /// The margins by left and right.
  func resolved(for direction: InterfaceDirection) -> LayoutEdgeInsets {
    switch self {
    case .directional(let margins): margins.resolved(for: direction)
    case .plain(let margins): margins
    }
  }

  /// The margins by leading and trailing; plain ones as in an interface that reads from the left.
  package var directional: DirectionalEdgeInsets {
    switch self {
    case .directional(let margins): margins
    case .plain(let margins):
      DirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
  }
}
