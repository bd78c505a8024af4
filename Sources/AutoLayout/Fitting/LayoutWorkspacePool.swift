/// Workspaces by the structure that they solve, for layouts that are solved one after the other:
/// all instances of a kind of cell then solve in one workspace, and the next instance finds it
/// solved.
///
/// A solution depends on the program and the constants alone, so that it makes no difference to any
/// result. A pool belongs to one task, as workspaces do.
package final class LayoutWorkspacePool {
  // Nothing that is called while these are accessed can come back to them.
  /// The number of workspaces beyond which those that were not asked for lately are dropped.
  private let capacity: Int
  // Two halves, as in LayoutProgramCache.
  @exclusivity(unchecked) private var young: [LayoutStructure: LayoutWorkspace] = [:]
  @exclusivity(unchecked) private var old: [LayoutStructure: LayoutWorkspace] = [:]
  /// The descriptions that instances have in common.
  @exclusivity(unchecked) private var descriptions: SharedDescriptions
  /// Room for the sizes of a layout, which one after the other takes.
  @exclusivity(unchecked) var room: [IntrinsicContentSize?] = []
  @exclusivity(unchecked) private var userCount = 0

  /// Creates an empty pool.
  ///
  /// - Parameter capacity: How many workspaces it keeps at most; at least 2.
  package init(capacity: Int = 256) {
    self.capacity = max(capacity, 2)
    descriptions = SharedDescriptions(capacity: max(capacity, 2))
  }

  /// The description that others have in common with a tree, and whether it is shared.
  func shared(_ elements: [LayoutElement], _ constraints: [LayoutConstraint])
    -> (SharedDescription, isShared: Bool)
  {
    descriptions.shared(elements, constraints)
  }

  /// A number by which a workspace knows again who used it last.
  func makeUser() -> Int {
    userCount += 1
    return userCount
  }

  func workspace(for structure: LayoutStructure) -> LayoutWorkspace? {
    if let workspace = young[structure] { return workspace }
    guard let workspace = old.removeValue(forKey: structure) else { return nil }
    insert(workspace, for: structure)
    return workspace
  }

  func insert(_ workspace: LayoutWorkspace, for structure: LayoutStructure) {
    if young.count >= capacity / 2 {
      old = young
      young = [:]
    }
    young[structure] = workspace
  }
}
