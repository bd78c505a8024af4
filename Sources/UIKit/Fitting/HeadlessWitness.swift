/// Makes an object that conforms to one of the app's protocols.
///
/// It is no plain function: a function type means another one in the language mode of another
/// module, and a list of such functions cannot be cast.
public struct HeadlessWitness: Sendable {
  package let make: @MainActor @Sendable () -> Any

  public init(_ make: @escaping @MainActor @Sendable () -> Any) { self.make = make }
}
