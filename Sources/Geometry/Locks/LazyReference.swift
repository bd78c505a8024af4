#if canImport(Glibc) || canImport(Musl)
  import Synchronization
#endif

/// An object that is made when it is first asked for.
///
/// Threads that ask at the same time may each make one, and all get the first; so what is made must
/// be the same whoever makes it. Asking again takes no lock where the system has atomic references;
/// Apple's systems have them from later versions on than this package asks for.
@usableFromInline package struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  #if canImport(Glibc) || canImport(Musl)
    @usableFromInline let reference = Atomic<Unmanaged<Object>?>(nil)

    @inlinable package init() {}

    @inlinable deinit { reference.load(ordering: .acquiring)?.release() }

    // The library's AtomicLazyReference does the same by functions that are not specialized: to
    // load one takes some hundred times as long, which every text that is measured has to wait for.
    @inlinable @inline(__always) package func object(_ make: () -> Object) -> Object {
      if let made = reference.load(ordering: .acquiring) { return made.takeUnretainedValue() }
      let made = Unmanaged.passRetained(make())
      let (isStored, known) = reference.compareExchange(
        expected: nil, desired: made, ordering: .acquiringAndReleasing)
      guard !isStored, let known else { return made.takeUnretainedValue() }
      made.release()
      return known.takeUnretainedValue()
    }
  #else
    private let known = Guarded<Object?>(nil)

    package init() {}

    package func object(_ make: () -> Object) -> Object {
      if let made = known.withLock({ $0 }) { return made }
      let object = make()
      return known.withLock { known in
        if let made = known { return made }
        known = object
        return object
      }
    }
  #endif
}
