/// The appearance of a bar: stored and returned.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  public let idiom: UIUserInterfaceIdiom
  public override convenience init() { self.init(idiom: .phone) }
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }
  public convenience required init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open func configureWithDefaultBackground() { resetBackground() }
  open func configureWithOpaqueBackground() { resetBackground() }
  open func configureWithTransparentBackground() { resetBackground() }

  private func resetBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }
}
