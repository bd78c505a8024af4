/// UIKit's `UIVisualEffect`.
open class UIVisualEffect: NSObject, @unchecked Sendable {}
/// UIKit's `UIBlurEffect`.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case extraLight, light, dark
    /// UIKit's case of the same name.
    case regular = 4
    /// UIKit's case of the same name.
    case prominent
    /// UIKit's cases of the same names.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    /// UIKit's cases of the same names.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight
    /// UIKit's cases of the same names.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark
  }
  /// Creates one as UIKit does.
  public convenience init(style: Style) { self.init() }
}
/// UIKit's `UIVibrancyEffect`.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// Creates one as UIKit does.
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
  /// Creates one as UIKit does.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}
/// UIKit's `UIVibrancyEffectStyle`.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// UIKit's cases of the same names.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
}
/// UIKit's `UIVisualEffectView`.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  private final let content = UIView()
  /// UIKit's `effect`.
  open var effect: UIVisualEffect?
  /// Creates one as UIKit does.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
  /// UIKit's `contentView`.
  open var contentView: UIView { content }
}

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
/// UIKit's `UIGraphicsImageRendererContext`.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// UIKit's `currentImage`.
  open var currentImage: UIImage { UIImage() }
}
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
