/// Outlets and the objects that documents of Interface Builder connect them to.
///
/// UIKit does not check whether an object has the class that an outlet declares. On Linux it must:
/// a view whose class the document does not name is made as the outlet's, and a finding says so.
@MainActor public enum HeadlessOutlets {
  static var refusedClass: UIView.Type?

  /// Returns an object as what an outlet declares; nil if it is something else.
  public static func value<Value>(_ object: Any?, as type: Value.Type) -> Value? {
    if let value = object as? Value { return value }
    if object is UIView { refusedClass = type as? UIView.Type }
    return nil
  }
}
