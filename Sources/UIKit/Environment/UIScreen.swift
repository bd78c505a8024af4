@MainActor @preconcurrency open class UIScreen: NSObject, UITraitEnvironment {
  private static let shared = UIScreen()
  open class var main: UIScreen { shared }
  open class var screens: [UIScreen] { [shared] }
  open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessEnvironment.screenSize) }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var scale: CGFloat { CGFloat(HeadlessEnvironment.traits.displayScale) }
  open var nativeScale: CGFloat { scale }
  open var brightness: CGFloat = 1
  open var maximumFramesPerSecond: Int { 60 }
  open var isCaptured: Bool { false }
  open var traitCollection: UITraitCollection { .current }
  open var coordinateSpace: UICoordinateSpace { UIWindow.screenSpace }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
