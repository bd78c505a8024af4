// Drawing into images: the images have their size and nothing else.
/// UIKit's `UIGraphicsImageRendererFormat`.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// UIKit's `scale`.
  public var scale: CGFloat = 1
  /// UIKit's `opaque`.
  public var opaque = false
  /// UIKit's `default`.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// UIKit's `preferred`.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
