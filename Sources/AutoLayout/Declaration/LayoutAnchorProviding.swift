/// A type that offers the anchors of an element: an item, a guide, or a wrapper of one.
public protocol LayoutAnchorProviding {
  /// The element whose anchors are offered.
  var layoutElement: LayoutElement { get }
}

extension LayoutElement: LayoutAnchorProviding {
  /// The element itself.
  public var layoutElement: LayoutElement { self }
}

extension LayoutAnchorProviding {
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { x(.right) }
  /// The edge at which reading begins.
  public var leadingAnchor: LayoutXAxisAnchor { x(.leading) }
  /// The edge at which reading ends.
  public var trailingAnchor: LayoutXAxisAnchor { x(.trailing) }
  /// The center between left and right.
  public var centerXAnchor: LayoutXAxisAnchor { x(.centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { y(.bottom) }
  /// The center between top and bottom.
  public var centerYAnchor: LayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { y(.lastBaseline) }
  /// The width.
  public var widthAnchor: LayoutDimension { dimension(.width) }
  /// The height.
  public var heightAnchor: LayoutDimension { dimension(.height) }

  private func x(_ attribute: LayoutAttribute) -> LayoutXAxisAnchor {
    LayoutXAxisAnchor(element: layoutElement, attribute: attribute)
  }

  private func y(_ attribute: LayoutAttribute) -> LayoutYAxisAnchor {
    LayoutYAxisAnchor(element: layoutElement, attribute: attribute)
  }

  private func dimension(_ attribute: LayoutAttribute) -> LayoutDimension {
    LayoutDimension(element: layoutElement, attribute: attribute)
  }
}
