/// Makes an object of one of the app's classes, for stubs that answer with one. A plain function
/// type means another one in the language mode of another module.
public struct HeadlessWitness: Sendable {
  private let type: Any.Type
  private let make: @MainActor @Sendable () -> Any

  public init<Made>(_ make: @escaping @MainActor @Sendable () -> Made) {
    type = Made.self
    self.make = make
  }

  /// The object, if it is of a type. Nothing is made of a class that another one does not descend
  /// from, as that would run code of the app.
  @MainActor func object<Value>(as _: Value.Type) -> Value? {
    if Value.self is AnyObject.Type, !(type is Value.Type) { return nil }
    return make() as? Value
  }
}
