#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A lock of the C library, for the few places that threads share; where there are no threads, nothing.
final class ThreadLock: @unchecked Sendable {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    // Nothing but the lock itself: a mutex may be used by any thread, and stays at its address.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
      mutex = .allocate(capacity: 1)
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deinitialize(count: 1)
      mutex.deallocate()
    }

    func withLock<Result>(_ body: () -> Result) -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return body()
    }
  #else
    init() {}

    func withLock<Result>(_ body: () -> Result) -> Result { body() }
  #endif
}
