import SelfSizingGeometry

/// The properties of an item that decide its layout, as one value: a ``LayoutDescription`` copies
/// it whole, and layouts with equal ones share their programs.
package struct ItemAttributes: Hashable, Sendable {
  package var intrinsicAxes: IntrinsicAxes = []
  package var isMultiline = false
  package var contentHugging = AxisPriorities(.defaultLow)
  package var compressionResistance = AxisPriorities(.defaultHigh)
  var layoutMargins = LayoutMargins.directional(
    DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  package var safeAreaInsets = LayoutEdgeInsets.zero
  package var insetsLayoutMarginsFromSafeArea = true
  package var readableContentWidth: Double?
  package var frame = LayoutRect.zero
  package var autoresizingMask: AutoresizingMask = []
  package var translatesAutoresizingMaskIntoConstraints = false
  package var alignmentRectInsets = LayoutEdgeInsets.zero
}

extension ItemAttributes {
  /// The attributes of a guide, which has no size, margins or frame of its own.
  static let guide: ItemAttributes = {
    var attributes = ItemAttributes()
    attributes.layoutMargins = .plain(.zero)
    return attributes
  }()

  /// The distances from the edges to the inside of the layout margins, by left and right.
  func margins(in direction: InterfaceDirection) -> LayoutEdgeInsets {
    let margins = layoutMargins.resolved(for: direction)
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    return LayoutEdgeInsets(
      top: margins.top + safeAreaInsets.top, left: margins.left + safeAreaInsets.left,
      bottom: margins.bottom + safeAreaInsets.bottom, right: margins.right + safeAreaInsets.right)
  }
}
