#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The positions of a face that were asked for last, which fonts of many sizes and labels share.
///
/// What it answers never depends on what it holds: a position that was dropped is evaluated again.
final class InstanceCache: @unchecked Sendable {
  /// The most positions that are kept: eleven styles in twelve text sizes, and as many again.
  private static let capacity = 256

  /// Guarded by `lock`.
  private var instances: [[Double]: FontInstance] = [:]

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    private let lock: UnsafeMutablePointer<pthread_mutex_t>

    /// Creates an empty cache.
    init() {
      lock = .allocate(capacity: 1)
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }
  #endif

  /// The instance at some coordinates, evaluated if it is not kept.
  func instance(at coordinates: [Double], _ evaluate: () -> FontInstance) -> FontInstance {
    if let kept = locked({ instances[coordinates] }) { return kept }
    let instance = evaluate()
    return locked {
      // Another task may have been faster; both are alike.
      if let kept = instances[coordinates] { return kept }
      if instances.count >= Self.capacity { instances.removeAll() }
      instances[coordinates] = instance
      return instance
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
    #endif
    return body()
  }
}
