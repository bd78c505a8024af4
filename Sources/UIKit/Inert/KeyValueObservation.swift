import SelfSizingAutoLayout

/// The values that an observer of a property asks for.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw value, Foundation's own.
  public let rawValue: UInt
  /// Creates options from their raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = Self(rawValue: 1)
  /// The value before the change.
  public static let old = Self(rawValue: 2)
  /// The observer is called at once.
  public static let initial = Self(rawValue: 4)
  /// The observer is called before the change, too.
  public static let prior = Self(rawValue: 8)
}

/// The kinds of changes of a property.
public enum NSKeyValueChange: UInt, Sendable {
  /// A property was set.
  case setting = 1
  /// Objects came to a collection.
  case insertion
  /// Objects left a collection.
  case removal
  /// Objects of a collection gave way to others.
  case replacement
}

/// A change as an observer gets it.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind: NSKeyValueChange
  /// The value after the change; nil where it was not asked for.
  public let newValue: Value?
  /// The value before the change.
  public let oldValue: Value?
  /// The places of objects in a collection.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// An observation of a property.
public final class NSKeyValueObservation: NSObject {
  /// Ends the observation.
  public func invalidate() {}
}

extension NSObjectProtocol {
  /// Observes a property as far as it can be done without the Objective-C runtime: the observer is
  /// called at once where it asks for that, and never again.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}
