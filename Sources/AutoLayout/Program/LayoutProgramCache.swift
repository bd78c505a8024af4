import SelfSizingGeometry

/// Compiled programs by the structure of what they were compiled from, so that the second layout of
/// a kind, a cell's second instance say, compiles nothing.
///
/// One cache may be shared by any number of layouts and tasks. It makes no difference to any
/// result, only to who compiles: a program does not depend on the constants and sizes with which it
/// was compiled first.
public final class LayoutProgramCache: @unchecked Sendable {
  /// The number of programs beyond which those that were not asked for lately are dropped.
  public let capacity: Int

  // Guarded by `lock`. Two halves instead of a list by age: where the young one is full, it becomes
  // the old one, and what was in that and not asked for since goes.
  private var young: [LayoutStructure: LayoutProgram] = [:]
  private var old: [LayoutStructure: LayoutProgram] = [:]
  private let lock = ThreadLock()

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: How many programs it keeps at most, a cell's takes some tens of
  ///   kilobytes; at least 2.
  public init(capacity: Int = 256) {
    self.capacity = max(capacity, 2)
  }

  /// The number of programs that are kept.
  public var count: Int { lock.withLock { young.count + old.count } }

  /// The program of a structure, if it is known, for the structure's own names and constants.
  func program(for structure: LayoutStructure) -> LayoutProgram? {
    let known: LayoutProgram? = lock.withLock {
      if let program = young[structure] { return program }
      guard let program = old.removeValue(forKey: structure) else { return nil }
      keep(program, for: structure)
      return program
    }
    return known?.redescribed(structure.description)
  }

  /// Keeps a program for others.
  func insert(_ program: LayoutProgram, for structure: LayoutStructure) {
    lock.withLock {
      old[structure] = nil
      keep(program, for: structure)
    }
  }

  private func keep(_ program: LayoutProgram, for structure: LayoutStructure) {
    if young.count >= capacity / 2 {
      old = young
      young = [:]
    }
    young[structure] = program
  }
}
