#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A mutual exclusion for the few places that threads share; where there are no threads, nothing.
/// `Mutex` of the standard library asks for newer systems than this package does.
package final class ThreadLock: @unchecked Sendable {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    // Nothing but the lock itself: a mutex may be used by any thread, and stays at its address.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    package init() {
      mutex = .allocate(capacity: 1)
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deinitialize(count: 1)
      mutex.deallocate()
    }

    package func lock() { pthread_mutex_lock(mutex) }

    package func unlock() { pthread_mutex_unlock(mutex) }
  #else
    package init() {}
    package func lock() {}
    package func unlock() {}
  #endif

  package func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
