/// A property that few objects set, and that takes no memory of the others: a view has dozens.
///
/// The value is kept by its key path in a table of the object, which starts empty.
@propertyWrapper public struct RarelySet<Value> {
  public init() {}

  @available(*, unavailable, message: "only properties of responders are kept in their table")
  public var wrappedValue: Value? {
    get { fatalError("not kept in a responder") }
    set { fatalError("not kept in a responder") }
  }

  @MainActor
  public static subscript<Owner: UIResponder>(
    _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value?>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value? {
    get { owner.rareValues[property] as? Value }
    set { owner.rareValues[property] = newValue }
  }
}
