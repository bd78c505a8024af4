import SelfSizingInterfaceBuilder

/// An archive without any values: what is asked for is not there.
class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// The archive of one view of a nib, as `init(coder:)` gets it.
///
/// The class of UIKit that an element stands for reads the view's properties at the end of its
/// initializer, so that the initializers of an app's classes find them, and what is within the
/// view, as they do in UIKit.
final class NibCoder: EmptyCoder {
  let loader: NibLoader
  let view: InterfaceView
  let base: UIView.Type
  private(set) var isRead = false

  init(_ loader: NibLoader, _ view: InterfaceView, _ base: UIView.Type) {
    self.loader = loader
    self.view = view
    self.base = base
    super.init()
  }

  @MainActor func read(into view: UIView, as level: UIView.Type) {
    guard level == base, !isRead else { return }
    isRead = true
    loader.read(self.view, into: view)
  }

  /// Reads the view, if none of its initializers did.
  @MainActor func finish(_ view: UIView) {
    guard !isRead else { return }
    isRead = true
    loader.read(self.view, into: view)
  }
}

extension NSCoder {
  /// The archive of a nib, if this is one.
  var nib: NibCoder? { self as? NibCoder }
}
