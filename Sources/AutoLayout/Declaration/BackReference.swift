/// A reference that does not keep its object alive, and is nil once the object is gone.
///
/// Does what `weak` does at the price of a load: describing a tree reads several of these per
/// constraint, and `weak` made that two to three times slower (`Benchmarks/compare auto-layout`,
/// describing). The object sets every reference to itself to nil before it goes. Elements are not
/// `Sendable`, so no one reads a reference meanwhile.
@propertyWrapper struct BackReference<Object: AnyObject> {
  private unowned(unsafe) var object: Object?

  init(wrappedValue: Object?) { object = wrappedValue }

  var wrappedValue: Object? {
    get { object }
    set { object = newValue }
  }
}
