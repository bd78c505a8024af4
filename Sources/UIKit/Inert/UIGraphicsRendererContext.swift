/// UIKit's `UIGraphicsRendererContext`.
open class UIGraphicsRendererContext: NSObject {
  /// UIKit's `cgContext`.
  public let cgContext = CGContext()
  /// UIKit's `fill`.
  open func fill(_ rect: CGRect) {}
  /// UIKit's `stroke`.
  open func stroke(_ rect: CGRect) {}
  /// UIKit's `clip`.
  open func clip(to rect: CGRect) {}
}
