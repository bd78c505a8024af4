/// Properties that few views set, kept apart so that the others stay small.
final class ViewExtras {
  var tag = 0
  var alpha: CGFloat = 1
  var tintColor: UIColor?
  var transform = CGAffineTransform.identity
  var transform3D = CATransform3DIdentity
  var boundsOrigin = CGPoint.zero
  var contentScaleFactor: CGFloat?
  var interactions: [UIInteraction] = []
  var guides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var overrides = StatedTraits()
  var traitHandlers: [TraitHandler] = []
  var minimumCategory: UIContentSizeCategory?
  var maximumCategory: UIContentSizeCategory?
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var largeContentImageInsets = UIEdgeInsets.zero
  var scalesLargeContentImage = false
  var focusGroupIdentifier: String?
  var motionEffects: [UIMotionEffect] = []
  var marginsFollowSuperview = false
  /// Why the sizes of what the view contains may not be trusted, in words.
  var reservations: [String] = []
  weak var controller: UIViewController?
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var drawnRect: CGRect?
  /// The margins as they were set; nil where the superview leaves them.
  var statedMargins: NSDirectionalEdgeInsets?

  deinit {
    for guide in guides { guide.owner = nil }
    marginsGuide?.owner = nil
    safeAreaGuide?.owner = nil
    readableGuide?.owner = nil
  }
}

final class TraitHandler: UITraitChangeRegistration {
  private let traits: [UITrait.Type]
  let call: (UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait.Type], _ call: @escaping (UITraitEnvironment, UITraitCollection) -> Void)
  {
    self.traits = traits
    self.call = call
  }

  func follows(_ former: UITraitCollection, _ current: UITraitCollection) -> Bool {
    traits.contains { StatedTraits.differs($0, former.values, current.values) }
  }
}
