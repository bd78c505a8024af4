/// The appearance of a bar button item in each of its states: stored and returned.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
  public override init() { super.init() }
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// The appearance of a bar button item in one state.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = .zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment: UIOffset = .zero
}
