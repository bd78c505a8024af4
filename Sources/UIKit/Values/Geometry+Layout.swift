import SelfSizingGeometry

// Between Core Graphics' values and those of the layout modules.

extension CGRect {
  init(_ rect: LayoutRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }

  var layoutRect: LayoutRect {
    LayoutRect(
      x: origin.x.layoutNumber, y: origin.y.layoutNumber, width: size.width.layoutNumber,
      height: size.height.layoutNumber)
  }

  /// Whether all four numbers can be laid out: `CGRect.null` and `CGRect.infinite` cannot, either.
  var isLayoutable: Bool {
    !isInfinite && origin.x.isFinite && origin.y.isFinite && size.width.isFinite
      && size.height.isFinite
  }
}

extension CGSize {
  init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }

  var layoutSize: LayoutSize { LayoutSize(width: width.layoutNumber, height: height.layoutNumber) }
}

extension Double {
  /// The number that a dictionary of an app holds, of whichever type; nil for other values.
  init?(of value: Any?) {
    switch value {
    case let value as CGFloat: self.init(value)
    case let value as Double: self = value
    case let value as Int: self.init(value)
    case let value as Float: self.init(value)
    case let value as NSNumber: self = value.doubleValue
    default: return nil
    }
  }

  /// The number as a layout takes it: 0 for NaN, and within ± 1e6.
  var layoutNumber: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}

extension CGFloat {
  var layoutNumber: Double { Double(self).layoutNumber }
}

extension UIEdgeInsets {
  init(_ insets: LayoutEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// Creates the insets of text that reads from left to right.
  init(leftToRight insets: DirectionalEdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  var layoutInsets: LayoutEdgeInsets {
    LayoutEdgeInsets(
      top: top.layoutNumber, left: left.layoutNumber, bottom: bottom.layoutNumber,
      right: right.layoutNumber)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: DirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  var layoutInsets: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top.layoutNumber, leading: leading.layoutNumber, bottom: bottom.layoutNumber,
      trailing: trailing.layoutNumber)
  }
}
