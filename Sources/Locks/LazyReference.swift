#if canImport(Glibc) || canImport(Musl)
  import Synchronization
#endif

/// An object that is made when it is first asked for.
///
/// Threads that ask at the same time may each make one, and all get the first; so what is made must
/// be the same whoever makes it. Asking again takes no lock where the system has atomic references;
/// Apple's systems have them from later versions on than this package asks for.
package struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  #if canImport(Glibc) || canImport(Musl)
    @usableFromInline let reference = AtomicLazyReference<Object>()

    /// Creates a reference to an object that is not made yet.
    @inlinable package init() {}

    /// Returns the object, made if nobody asked for it before.
    @inlinable package func object(_ make: () -> Object) -> Object {
      if let made = reference.load() { return made }
      return reference.storeIfNil(make())
    }
  #else
    private final class Box: @unchecked Sendable {
      /// Guarded by `lock`.
      var object: Object?
      let lock = ThreadLock()
    }

    private let box = Box()

    /// Creates a reference to an object that is not made yet.
    package init() {}

    /// Returns the object, made if nobody asked for it before.
    package func object(_ make: () -> Object) -> Object {
      if let made = box.lock.withLock({ box.object }) { return made }
      let object = make()
      return box.lock.withLock {
        if let made = box.object { return made }
        box.object = object
        return object
      }
    }
  #endif
}
