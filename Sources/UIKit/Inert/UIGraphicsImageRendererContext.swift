/// UIKit's `UIGraphicsImageRendererContext`.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// UIKit's `currentImage`.
  open var currentImage: UIImage { UIImage() }
}
