extension UIView {
  /// The layout margins by left and right.
  final var plainMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return UIEdgeInsets(
        top: margins.top, left: isMirrored ? margins.trailing : margins.leading,
        bottom: margins.bottom, right: isMirrored ? margins.leading : margins.trailing)
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isMirrored ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isMirrored ? newValue.left : newValue.right)
    }
  }

  final func takeMargins(_ margins: NSDirectionalEdgeInsets) {
    guard directionalLayoutMargins != margins else { return }
    layoutItem.directionalLayoutMargins = margins.layoutInsets
    layoutMarginsDidChange()
    for child in children where child.extras?.marginsFollowSuperview == true {
      child.inheritMargins()
    }
  }

  /// Takes margins that are at least those of the superview, as far as the view reaches to its
  /// edges.
  ///
  /// - Source: Apple's documentation of `preservesSuperviewLayoutMargins`: the superview's margins
  ///   are also considered; how much of them covers the view depends on its place, which here is
  ///   its edges.
  final func inheritMargins() {
    let own =
      extras?.statedMargins
      ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    guard preservesSuperviewLayoutMargins, let outer = parent?.directionalLayoutMargins else {
      return takeMargins(own)
    }
    takeMargins(
      NSDirectionalEdgeInsets(
        top: max(own.top, outer.top), leading: max(own.leading, outer.leading),
        bottom: max(own.bottom, outer.bottom), trailing: max(own.trailing, outer.trailing)))
  }

  /// The layer, if it was asked for.
  final var loadedLayer: CALayer? { hasLayer ? layer : nil }
}
