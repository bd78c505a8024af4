/// The appearance of a bar: stored and returned.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  /// UIKit's `idiom`.
  public let idiom: UIUserInterfaceIdiom
  /// Creates one as UIKit does.
  public override convenience init() { self.init(idiom: .phone) }
  /// Creates one as UIKit does.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }
  /// Creates one as UIKit does.
  public convenience required init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }
  /// UIKit's `backgroundEffect`.
  open var backgroundEffect: UIBlurEffect?
  /// UIKit's `backgroundColor`.
  open var backgroundColor: UIColor?
  /// UIKit's `backgroundImage`.
  open var backgroundImage: UIImage?
  /// UIKit's `backgroundImageContentMode`.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  /// UIKit's `shadowColor`.
  open var shadowColor: UIColor?
  /// UIKit's `shadowImage`.
  open var shadowImage: UIImage?
  /// UIKit's `configureWithDefaultBackground`.
  open func configureWithDefaultBackground() { resetBackground() }
  /// UIKit's `configureWithOpaqueBackground`.
  open func configureWithOpaqueBackground() { resetBackground() }
  /// UIKit's `configureWithTransparentBackground`.
  open func configureWithTransparentBackground() { resetBackground() }

  private func resetBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }
}
