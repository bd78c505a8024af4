/// UIKit's `UIGraphicsImageRenderer`.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  /// Creates one as UIKit does.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// Creates one as UIKit does.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    super.init()
  }
  /// Creates one as UIKit does.
  public init(bounds: CGRect) {
    size = bounds.size
    super.init()
  }
  /// Creates one as UIKit does.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    size = bounds.size
    super.init()
  }
  /// UIKit's `image`.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size)
  }
  /// UIKit's `pngData`.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  /// UIKit's `jpegData`.
  open func jpegData(
    withCompressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}
@MainActor private enum ImageContexts {
  static var sizes: [CGSize] = []
}
/// UIKit's `UIGraphicsBeginImageContext`.
@MainActor @preconcurrency public func UIGraphicsBeginImageContext(_ size: CGSize) {
  ImageContexts.sizes.append(size)
}
/// UIKit's `UIGraphicsBeginImageContextWithOptions`.
@MainActor @preconcurrency public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { ImageContexts.sizes.append(size) }
/// UIKit's `UIGraphicsGetImageFromCurrentImageContext`.
@MainActor @preconcurrency public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.sizes.last.map { UIImage(size: $0) }
}
/// UIKit's `UIGraphicsEndImageContext`.
@MainActor @preconcurrency public func UIGraphicsEndImageContext() {
  _ = ImageContexts.sizes.popLast()
}
/// UIKit's `UIGraphicsGetCurrentContext`.
@MainActor @preconcurrency public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }
/// UIKit's `UIGraphicsPushContext`.
@MainActor @preconcurrency public func UIGraphicsPushContext(_ context: CGContext) {}
/// UIKit's `UIGraphicsPopContext`.
@MainActor @preconcurrency public func UIGraphicsPopContext() {}
/// UIKit's `UIRectFill`.
@MainActor @preconcurrency public func UIRectFill(_ rect: CGRect) {}
/// UIKit's `UIRectFrame`.
@MainActor @preconcurrency public func UIRectFrame(_ rect: CGRect) {}
