import SelfSizingAutoLayout

extension UIView {
  /// UIKit's `leadingAnchor`.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }
  /// UIKit's `trailingAnchor`.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }
  /// UIKit's `leftAnchor`.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }
  /// UIKit's `rightAnchor`.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }
  /// UIKit's `centerXAnchor`.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }
  /// UIKit's `topAnchor`.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }
  /// UIKit's `bottomAnchor`.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }
  /// UIKit's `centerYAnchor`.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }
  /// UIKit's `firstBaselineAnchor`.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(forFirstBaselineLayout.layoutItem, .firstBaseline)
  }
  /// UIKit's `lastBaselineAnchor`.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(forLastBaselineLayout.layoutItem, .lastBaseline)
  }
  /// UIKit's `widthAnchor`.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }
  /// UIKit's `heightAnchor`.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }

  // MARK: Guides

  /// UIKit's `addLayoutGuide`.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutItem.addLayoutGuide(guide.layoutGuide)
    rare.guides.append(guide)
    guide.owner = self
    invalidateTree()
  }
  /// UIKit's `removeLayoutGuide`.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for view in superviewsAndSelf {
      for constraint in view.held
      where constraint.core.firstItem === guide.layoutGuide
        || constraint.core.secondItem === guide.layoutGuide
      {
        constraint.isActive = false
      }
    }
    layoutItem.removeLayoutGuide(guide.layoutGuide)
    extras?.guides.removeAll { $0 === guide }
    guide.owner = nil
    invalidateTree()
  }
  /// UIKit's `layoutGuides`.
  public var layoutGuides: [UILayoutGuide] { extras?.guides ?? [] }
  /// UIKit's `layoutMarginsGuide`.
  public var layoutMarginsGuide: UILayoutGuide {
    if let known = extras?.marginsGuide { return known }
    let guide = ruled(layoutItem.layoutMarginsGuide, "UIViewLayoutMarginsGuide")
    rare.marginsGuide = guide
    return guide
  }
  /// UIKit's `safeAreaLayoutGuide`.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let known = extras?.safeAreaGuide { return known }
    let guide = ruled(layoutItem.safeAreaLayoutGuide, "UIViewSafeAreaLayoutGuide")
    rare.safeAreaGuide = guide
    return guide
  }
  /// UIKit's `readableContentGuide`.
  public var readableContentGuide: UILayoutGuide {
    if let known = extras?.readableGuide { return known }
    let guide = ruled(layoutItem.readableContentGuide, "UIViewReadableContentGuide")
    rare.readableGuide = guide
    return guide
  }
  /// UIKit's `keyboardLayoutGuide`.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = extras?.keyboardGuide { return known }
    let guide = UIKeyboardLayoutGuide()
    rare.keyboardGuide = guide
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    return guide
  }

  /// A guide of the view's own that follows a rule, made when it is asked for first.
  private func ruled(_ element: LayoutGuide, _ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide(element)
    guide.identifier = identifier
    guide.owner = self
    invalidateTree()
    return guide
  }
}
