import SelfSizingGeometry

package enum LayoutMargins: Hashable, Sendable {
  case directional(DirectionalEdgeInsets)
  case plain(LayoutEdgeInsets)

  func resolved(for direction: InterfaceDirection) -> LayoutEdgeInsets {
    switch self {
    case .directional(let margins): margins.resolved(for: direction)
    case .plain(let margins): margins
    }
  }

  package var directional: DirectionalEdgeInsets {
    switch self {
    case .directional(let margins): margins
    case .plain(let margins):
      DirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
  }
}
