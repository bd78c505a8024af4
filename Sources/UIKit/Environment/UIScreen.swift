/// The screen: its size and scale are the environment's.
@MainActor @preconcurrency open class UIScreen: NSObject, UITraitEnvironment {
  private static let shared = UIScreen()
  /// UIKit's `main`.
  open class var main: UIScreen { shared }
  /// UIKit's `screens`.
  open class var screens: [UIScreen] { [shared] }
  /// UIKit's `bounds`.
  open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessEnvironment.screenSize) }
  /// UIKit's `nativeBounds`.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// UIKit's `scale`.
  open var scale: CGFloat { CGFloat(HeadlessEnvironment.traits.displayScale) }
  /// UIKit's `nativeScale`.
  open var nativeScale: CGFloat { scale }
  /// UIKit's `brightness`.
  open var brightness: CGFloat = 1
  /// UIKit's `maximumFramesPerSecond`.
  open var maximumFramesPerSecond: Int { 60 }
  /// UIKit's `isCaptured`.
  open var isCaptured: Bool { false }
  /// UIKit's `traitCollection`.
  open var traitCollection: UITraitCollection { .current }
  /// UIKit's `coordinateSpace`.
  open var coordinateSpace: UICoordinateSpace { UIWindow.screenSpace }
  /// UIKit's `traitCollectionDidChange`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
