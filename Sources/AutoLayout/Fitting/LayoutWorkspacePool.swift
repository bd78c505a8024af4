/// Workspaces by the structure that they solve, for layouts that are solved one after the other:
/// all instances of a kind of cell then solve in one workspace, and the next instance finds it
/// solved.
///
/// A solution depends on the program and the constants alone, so that it makes no difference to any
/// result. A pool belongs to one task, as workspaces do.
package final class LayoutWorkspacePool {
  private var workspaces: RecentlyUsed<LayoutStructure, LayoutWorkspace>
  private var descriptions: SharedDescriptions
  private var room: [IntrinsicContentSize?] = []
  private var userCount = 0

  /// Creates an empty pool.
  ///
  /// - Parameter capacity: How many workspaces it keeps at most; at least 2.
  package init(capacity: Int = 256) {
    workspaces = RecentlyUsed(capacity: capacity)
    descriptions = SharedDescriptions(capacity: capacity)
  }

  /// The description that others have in common with a tree, and whether it is shared.
  func shared(_ elements: [LayoutElement], _ constraints: [LayoutConstraint]) -> (
    SharedDescription, isShared: Bool
  ) { descriptions.shared(elements, constraints) }

  /// A number by which a workspace knows again who used it last, and with which constants.
  func makeUser() -> Int {
    userCount += 1
    return userCount
  }

  func workspace(for structure: LayoutStructure) -> LayoutWorkspace? {
    workspaces.value(for: structure)
  }

  func insert(_ workspace: LayoutWorkspace, for structure: LayoutStructure) {
    workspaces.insert(workspace, for: structure)
  }

  /// A list of no sizes, by element, in the room of the layout before; a layout within a layout
  /// finds none.
  func takeRoom(for count: Int) -> [IntrinsicContentSize?] {
    var sizes: [IntrinsicContentSize?] = []
    swap(&sizes, &room)
    guard sizes.count == count else { return [IntrinsicContentSize?](repeating: nil, count: count) }
    for element in sizes.indices { sizes[element] = nil }
    return sizes
  }

  func leaveRoom(_ sizes: [IntrinsicContentSize?]) { room = sizes }
}
