/// Properties that few views set, kept apart so that the others stay small.
final class ViewExtras {
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
  /// Where a label of a subclass drew its text last.
  var drawnRect: CGRect?
  /// The margins as they were set, if they are the view's own and not what its superview leaves.
  var statedMargins: NSDirectionalEdgeInsets?

  deinit {
    for guide in guides { guide.owner = nil }
    marginsGuide?.owner = nil
    safeAreaGuide?.owner = nil
    readableGuide?.owner = nil
  }
}

/// Someone who wants to know of changes of traits.
final class TraitHandler: UITraitChangeRegistration {
  private let traits: [UITrait.Type]
  let call: (UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait.Type], _ call: @escaping (UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.call = call
  }

  /// Whether any of the traits differs between two collections.
  func follows(_ former: UITraitCollection, _ current: UITraitCollection) -> Bool {
    traits.contains { StatedTraits.differs($0, former.values, current.values) }
  }
}
