import SelfSizingAutoLayout

@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let element: LayoutElement
  final let attribute: LayoutAttribute

  init(_ element: LayoutElement, _ attribute: LayoutAttribute) {
    self.element = element
    self.attribute = attribute
    super.init()
  }
  open var name: String { "\(attribute)" }
  open weak var item: AnyObject? { element.counterpart }
  open var hasAmbiguousLayout: Bool { (item as? UIView)?.hasAmbiguousLayout ?? false }
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    (item as? UIView)?.constraintsAffectingLayout(
      for: attribute.axis == .horizontal ? .horizontal : .vertical) ?? []
  }

  final func make(
    _ relation: LayoutConstraint.Relation, _ anchor: NSLayoutAnchor?, _ multiplier: CGFloat,
    _ constant: CGFloat, _ fileID: StaticString, _ line: UInt
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      LayoutConstraint(
        element, attribute, relation, anchor?.element, anchor?.attribute,
        multiplier: Double(multiplier), constant: Double(constant),
        DeclarationSite(fileID: fileID, line: line)))
  }
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { make(.equal, anchor, 1, c, fileID, line) }
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 1, c, fileID, line) }
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, 1, c, fileID, line) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated { element === other.element && attribute == other.attribute }
  }
  open override var hash: Int { MainActor.assumeIsolated { ObjectIdentifier(element).hashValue } }
}

/// The distance between two anchors, as a guide that reaches from one to the other.
@MainActor private func distance<Anchor: AnyObject>(
  from first: NSLayoutAnchor<Anchor>, to second: NSLayoutAnchor<Anchor>, _ start: LayoutAttribute,
  _ end: LayoutAttribute, _ size: LayoutAttribute
) -> NSLayoutDimension {
  let guide = UILayoutGuide()
  guide.identifier = "anchorWithOffset"
  if let view = NSLayoutConstraint.view(of: first.element),
    let other = NSLayoutConstraint.view(of: second.element)
  {
    view.commonAncestor(with: other)?.addLayoutGuide(guide)
  }
  for (attribute, anchor) in [(start, first), (end, second)] {
    NSLayoutConstraint(
      LayoutConstraint(
        item: guide.layoutGuide, attribute: attribute, relatedBy: .equal, toItem: anchor.element,
        attribute: anchor.attribute, constant: 0)
    ).isActive = guide.owningView != nil
  }
  return NSLayoutDimension(guide.layoutGuide, size)
}

@MainActor @preconcurrency open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to anchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(from: self, to: anchor, .left, .right, .width)
  }

  private func spaced(
    _ relation: LayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat,
    _ fileID: StaticString, _ line: UInt
  ) -> NSLayoutConstraint {
    make(
      relation, anchor, 1, CGFloat(LayoutConstraint.standardSiblingSpacing) * multiplier, fileID,
      line)
  }
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier, fileID, line) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier, fileID, line) }
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier, fileID, line) }
}

@MainActor @preconcurrency open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to anchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(from: self, to: anchor, .top, .bottom, .height)
  }

  private var core: LayoutYAxisAnchor {
    switch attribute {
    case .bottom: element.bottomAnchor
    case .centerY: element.centerYAnchor
    case .firstBaseline: element.firstBaselineAnchor
    case .lastBaseline: element.lastBaselineAnchor
    default: element.topAnchor
    }
  }

  private func spaced(
    _ relation: LayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat,
    _ fileID: StaticString, _ line: UInt
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(core.systemSpacing(relation, anchor.core, Double(multiplier), fileID, line))
  }
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier, fileID, line) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier, fileID, line) }
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier, fileID, line) }
}

@MainActor @preconcurrency open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(
    equalToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { make(.equal, nil, 1, c, fileID, line) }
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, nil, 1, c, fileID, line) }
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, nil, 1, c, fileID, line) }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { make(.equal, anchor, m, c, fileID, line) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, m, c, fileID, line) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, m, c, fileID, line) }
}
