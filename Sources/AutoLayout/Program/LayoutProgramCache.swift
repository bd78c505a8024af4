import SelfSizingGeometry

/// Compiled programs by structure, so that the second layout of a kind compiles nothing.
///
/// Any number of layouts and tasks may share a cache. It changes no result: a program does not
/// depend on the constants and sizes with which it was compiled first.
public final class LayoutProgramCache: @unchecked Sendable {
  /// The number of programs beyond which those that were not asked for lately are dropped.
  public let capacity: Int
  /// Guarded by `lock`.
  private var programs: RecentlyUsed<LayoutStructure, LayoutProgram>
  private let lock = ThreadLock()

  /// Creates an empty cache.
  /// A cell's program takes some tens of kilobytes; the capacity is at least 2.
  public init(capacity: Int = 256) {
    programs = RecentlyUsed(capacity: capacity)
    self.capacity = programs.capacity
  }

  package var count: Int { lock.withLock { programs.count } }

  func program(for structure: LayoutStructure) -> LayoutProgram? {
    lock.withLock { programs.value(for: structure) }?.redescribed(structure.description)
  }

  func insert(_ program: LayoutProgram, for structure: LayoutStructure) {
    lock.withLock { programs.insert(program, for: structure) }
  }
}
