// Drawing into images: the images have their size and nothing else.
public final class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 1, opaque = false
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsRendererContext: NSObject {
  public let cgContext = CGContext()
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage { UIImage() }
}

open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size)
  }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size)
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  open func jpegData(
    withCompressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}
@MainActor private enum ImageContexts { static var sizes: [CGSize] = [] }
@MainActor @preconcurrency public func UIGraphicsBeginImageContext(_ size: CGSize) {
  ImageContexts.sizes.append(size)
}
@MainActor @preconcurrency public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { ImageContexts.sizes.append(size) }
@MainActor @preconcurrency public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.sizes.last.map { UIImage(size: $0) }
}
@MainActor @preconcurrency public func UIGraphicsEndImageContext() {
  _ = ImageContexts.sizes.popLast()
}
@MainActor @preconcurrency public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }
@MainActor @preconcurrency public func UIGraphicsPushContext(_ context: CGContext) {}
@MainActor @preconcurrency public func UIGraphicsPopContext() {}
@MainActor @preconcurrency public func UIRectFill(_ rect: CGRect) {}
@MainActor @preconcurrency public func UIRectFrame(_ rect: CGRect) {}

/// A snapshot is an empty view of the same frame.
extension UIView {
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    true
  }
}
