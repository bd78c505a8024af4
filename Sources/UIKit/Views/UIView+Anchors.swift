import SelfSizingAutoLayout

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(forFirstBaselineLayout.layoutItem, .firstBaseline)
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(forLastBaselineLayout.layoutItem, .lastBaseline)
  }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutItem.addLayoutGuide(guide.layoutGuide)
    rare.guides.append(guide)
    guide.owner = self
    invalidateTree()
  }
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for view in superviewsAndSelf {
      for constraint in view.held
      where constraint.core.firstItem === guide.layoutGuide
        || constraint.core.secondItem === guide.layoutGuide
      { constraint.isActive = false }
    }
    layoutItem.removeLayoutGuide(guide.layoutGuide)
    extras?.guides.removeAll { $0 === guide }
    guide.owner = nil
    invalidateTree()
  }
  public var layoutGuides: [UILayoutGuide] { extras?.guides ?? [] }
  public var layoutMarginsGuide: UILayoutGuide {
    if let known = extras?.marginsGuide { return known }
    let guide = ruled(layoutItem.layoutMarginsGuide, "UIViewLayoutMarginsGuide")
    rare.marginsGuide = guide
    return guide
  }
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let known = extras?.safeAreaGuide { return known }
    let guide = ruled(layoutItem.safeAreaLayoutGuide, "UIViewSafeAreaLayoutGuide")
    rare.safeAreaGuide = guide
    return guide
  }
  public var readableContentGuide: UILayoutGuide {
    if let known = extras?.readableGuide { return known }
    let guide = ruled(layoutItem.readableContentGuide, "UIViewReadableContentGuide")
    rare.readableGuide = guide
    return guide
  }
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

  private func ruled(_ element: LayoutGuide, _ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide(element)
    guide.identifier = identifier
    guide.owner = self
    invalidateTree()
    return guide
  }
}
