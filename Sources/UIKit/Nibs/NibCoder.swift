import SelfSizingInterfaceBuilder

/// An archive without any values.
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
/// `UIView.init(coder:)` reads the view once the classes of UIKit are set up, so that the
/// initializers of an app's classes find its properties, and what is within it.
final class NibCoder: EmptyCoder {
  let loader: NibLoader
  let view: InterfaceView
  private(set) var isRead = false

  init(_ loader: NibLoader, _ view: InterfaceView) {
    self.loader = loader
    self.view = view
    super.init()
  }

  /// Does nothing if one of the view's initializers has read it.
  @MainActor func read(into view: UIView) {
    guard !isRead else { return }
    isRead = true
    loader.read(self.view, into: view)
  }
}

extension NSCoder { var nib: NibCoder? { self as? NibCoder } }
