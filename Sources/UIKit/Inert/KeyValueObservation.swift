public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1), old = Self(rawValue: 2), initial = Self(rawValue: 4),
    prior = Self(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange, newValue: Value?, oldValue: Value?, indexes: IndexSet?,
    isPrior: Bool
}

public final class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

extension NSObjectProtocol {
  /// Without the Objective-C runtime, the observer is called at once if it asks, and never again.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      let change = NSKeyValueObservedChange(
        kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false)
      changeHandler(self, change)
    }
    return NSKeyValueObservation()
  }
}
