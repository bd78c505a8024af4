/// A reference that does not keep its object alive, and is nil once the object is gone.
///
/// Does what `weak` does at the price of a load: `weak` made describing a tree two to three times
/// slower (`Benchmarks/compare auto-layout`, describing; `compare uikit`, another width). The
/// object sets every reference to itself to nil before it goes. Neither elements nor views are
/// shared between threads, so no one reads a reference meanwhile.
///
/// Public, as only public code is compiled into other modules.
@propertyWrapper public struct BackReference<Object: AnyObject> {
  @usableFromInline unowned(unsafe) var object: Object?

  /// Creates a reference to an object, or to none.
  @inlinable public init(wrappedValue: Object?) { object = wrappedValue }

  /// The object; nil once it is gone.
  @inlinable public var wrappedValue: Object? {
    get { object }
    set { object = newValue }
  }
}
