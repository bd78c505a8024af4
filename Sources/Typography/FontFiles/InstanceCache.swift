import SelfSizingLocks

/// The positions of a face that were asked for last, which fonts of many sizes and labels share.
///
/// Its answers never depend on its content: a position that was dropped is evaluated again.
final class InstanceCache: @unchecked Sendable {
  /// The most positions that are kept: eleven styles in twelve text sizes, and as many again.
  private static let capacity = 256

  /// Guarded by `lock`.
  private var instances: [[Double]: FontInstance] = [:]

  private let lock = ThreadLock()

  /// The instance at some coordinates, evaluated if it is not kept.
  func instance(at coordinates: [Double], _ evaluate: () -> FontInstance) -> FontInstance {
    if let kept = lock.withLock({ instances[coordinates] }) { return kept }
    let instance = evaluate()
    return lock.withLock {
      // Another task may have been faster; both are alike.
      if let kept = instances[coordinates] { return kept }
      if instances.count >= Self.capacity { instances.removeAll(keepingCapacity: true) }
      instances[coordinates] = instance
      return instance
    }
  }
}
