/// The name of a method, in place of Objective-C's.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(_ name: String) { description = name }
  public init(stringLiteral value: String) { description = value }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Methods cannot be called by name here.
extension NSObjectProtocol {
  public func responds(to selector: Selector?) -> Bool { false }
  @discardableResult public func perform(_ selector: Selector?) -> Unmanaged<AnyObject>? { nil }
  @discardableResult
  public func perform(_ selector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? { nil }
}

extension NSObject {
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
  public func performSelector(
    onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool
  ) {}
  public class func cancelPreviousPerformRequests(withTarget target: Any) {}
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {}
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}

extension Timer {
  /// A timer that never fires: no time passes in a measurement.
  @discardableResult public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
}

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0, OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
    OBJC_ASSOCIATION_COPY_NONATOMIC = 3, OBJC_ASSOCIATION_RETAIN = 769, OBJC_ASSOCIATION_COPY = 771
}

/// Associated objects. Views keep their own; a table keeps those of other objects.
enum Associations {
  struct Key: Hashable {
    let object: ObjectIdentifier
    let key: UnsafeRawPointer
  }

  // Guarded by `lock`. Objects that are associated with anything stay alive: there is no hook into
  // the end of an arbitrary object's life without Objective-C.
  nonisolated(unsafe) static var values: [Key: (object: AnyObject, value: Any)] = [:]
  static let lock = NSLock()
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  if let associating = object as? any Associating {
    associating.associations[key] = value
    return
  }
  Associations.lock.withLock {
    Associations.values[Associations.Key(object: ObjectIdentifier(object), key: key)] =
      value.map { (object, $0) }
  }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  if let associating = object as? any Associating { return associating.associations[key] }
  return Associations.lock.withLock {
    Associations.values[Associations.Key(object: ObjectIdentifier(object), key: key)]?.value
  }
}

public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  if let associating = object as? any Associating { associating.associations = [:] }
}

protocol Associating: AnyObject {
  var associations: [UnsafeRawPointer: Any] { get set }
}

/// Runs a block, as there are no pools to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Locks nothing: measurements run on one thread.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 { 0 }
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

/// Calls of methods by their names, in classes that an overlay has rewritten.
@MainActor public enum SelectorCall {
  public static func call<Result>(_ method: () -> Result) -> Bool {
    _ = method()
    return true
  }

  /// False, with nothing called, where the sender is of another type.
  public static func call<Sender, Result>(
    _ method: (Sender) -> Result, _ sender: Any?, _ event: UIEvent? = nil
  ) -> Bool {
    guard let sender = sender as? Sender else { return false }
    _ = method(sender)
    return true
  }

  /// False, with nothing called, where the sender or the event is of another type.
  public static func call<Sender, Event, Result>(
    _ method: (Sender, Event) -> Result, _ sender: Any?, _ event: UIEvent?
  ) -> Bool {
    guard let sender = sender as? Sender,
      let event = (event ?? UIEvent()) as? Event
    else { return false }
    _ = method(sender, event)
    return true
  }
}
