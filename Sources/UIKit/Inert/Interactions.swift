@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public func addInteraction(_ interaction: UIInteraction) {
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  public func removeInteraction(_ interaction: UIInteraction) {
    extras?.interactions.removeAll { $0 === interaction }
  }
  public var interactions: [UIInteraction] {
    get { extras?.interactions ?? [] }
    set { rare.interactions = newValue }
  }
  public func addMotionEffect(_ effect: UIMotionEffect) { rare.motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    extras?.motionEffects.removeAll { $0 === effect }
  }
  public var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { rare.motionEffects = newValue }
  }
  public var largeContentImageInsets: UIEdgeInsets {
    get { extras?.largeContentImageInsets ?? .zero }
    set { rare.largeContentImageInsets = newValue }
  }
  public var scalesLargeContentImage: Bool {
    get { extras?.scalesLargeContentImage ?? false }
    set { rare.scalesLargeContentImage = newValue }
  }
  public var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier }
    set { rare.focusGroupIdentifier = newValue }
  }
}

@MainActor @preconcurrency open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open var isEnabled = true
  public init(delegate: AnyObject?) {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@MainActor @preconcurrency open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  public init(delegate: AnyObject?) {}
  public override init() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
}

@MainActor @preconcurrency open class UIMotionEffect: NSObject {}
@MainActor @preconcurrency open class UIInterpolatingMotionEffect: UIMotionEffect {}

@MainActor @preconcurrency open class UIVisualEffect: NSObject {}

@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark
  }
  public convenience init(style: Style) { self.init() }
}

@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
}

@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  private final let content = UIView()
  open var effect: UIVisualEffect?
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
  open var contentView: UIView { content }
}
