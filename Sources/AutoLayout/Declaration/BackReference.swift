/// A reference that does not keep its object alive, and is nil once the object is gone.
///
/// Does what `weak` does at the price of a load: `weak` made describing a tree two to three times
/// slower (`Benchmarks/compare auto-layout`, describing; `compare uikit`, another width). The
/// object sets every reference to itself to nil before it goes. Neither elements nor views are
/// shared between threads, so no one reads a reference meanwhile.
@propertyWrapper package struct BackReference<Object: AnyObject> {
  @usableFromInline unowned(unsafe) var object: Object?

  @inlinable package init(wrappedValue: Object?) { object = wrappedValue }

  @inlinable package var wrappedValue: Object? {
    get { object }
    set { object = newValue }
  }
}
