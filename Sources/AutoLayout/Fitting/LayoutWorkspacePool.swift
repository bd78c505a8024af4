/// Workspaces by the structure that they solve, for layouts one after the other: all instances of a
/// kind of cell solve in one workspace, and the next instance finds it solved. That makes no
/// difference to any result. A pool belongs to one task.
package final class LayoutWorkspacePool {
  private var workspaces: RecentlyUsed<LayoutStructure, LayoutWorkspace>
  private var descriptions: SharedDescriptions
  private var room: [IntrinsicContentSize?] = []
  private var userCount = 0

  /// Keeps so many workspaces at most, at least 2.
  package init(capacity: Int = 256) {
    workspaces = RecentlyUsed(capacity: capacity)
    descriptions = SharedDescriptions(capacity: capacity)
  }

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

  /// A list of no sizes in the room of the layout before; a layout within a layout finds none.
  func takeRoom(for count: Int) -> [IntrinsicContentSize?] {
    var sizes = room
    room = []
    guard sizes.count == count else { return [IntrinsicContentSize?](repeating: nil, count: count) }
    for element in sizes.indices { sizes[element] = nil }
    return sizes
  }

  func leaveRoom(_ sizes: [IntrinsicContentSize?]) { room = sizes }
}
