/// Workspaces by the structure that they solve, for layouts that are solved one after the other:
/// all instances of a kind of cell then solve in one workspace, and the next instance finds it
/// solved.
///
/// A solution depends on the program and the constants alone, so that it makes no difference to any
/// result. A pool belongs to one task, as workspaces do.
package final class LayoutWorkspacePool {
  /// The number of workspaces beyond which those that were not asked for lately are dropped.
  private let capacity: Int
  // Two halves, as in LayoutProgramCache.
  private var young: [LayoutStructure: LayoutWorkspace] = [:]
  private var old: [LayoutStructure: LayoutWorkspace] = [:]
  /// The descriptions that instances have in common.
  private var descriptions: SharedDescriptions
  private var userCount = 0

  /// Creates an empty pool.
  ///
  /// - Parameter capacity: How many workspaces it keeps at most; at least 2.
  package init(capacity: Int = 256) {
    self.capacity = max(capacity, 2)
    descriptions = SharedDescriptions(capacity: max(capacity, 2))
  }

  /// The description that others have in common with a tree's.
  func shared(_ description: LayoutDescription) -> SharedDescription {
    descriptions.shared(description)
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
