// Drawing into images: the images have their size and nothing else.
public final class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 1
  public var opaque = false
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
