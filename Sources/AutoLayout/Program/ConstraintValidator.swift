/// Turns declared constraints into values, and refuses the ones that mean nothing.
struct ConstraintValidator {
  /// Beyond this a constant is a mistake, and sums of Doubles lose the pixel.
  static let largestNumber = 1e6
  /// A multiplier nearer to 0 is a mistake, and beyond what the solver takes.
  static let smallestMultiplier = 1e-6
  private(set) var findings: [DeclarationFinding] = []
  private let elements: [LayoutElement]

  init(elements: [LayoutElement]) { self.elements = elements }

  /// Returns nil after noting why the constraint is refused.
  mutating func describe(_ constraint: LayoutConstraint) -> DescribedConstraint? {
    let first = constraint.firstItem
    let second = constraint.secondItem
    if let (kind, reason) = mistake(in: constraint, first, second) {
      findings.append(
        DeclarationFinding(kind, "\(text(of: constraint)): \(reason)", site: constraint.site))
      return nil
    }
    guard let first else { return nil }
    return DescribedConstraint(
      first: first.descriptionIndex, firstAttribute: constraint.firstAttribute,
      relation: constraint.relation, second: second?.descriptionIndex,
      secondAttribute: constraint.secondAttribute, multiplier: constraint.multiplier,
      constant: constraint.constant, systemSpacing: constraint.systemSpacing,
      priority: constraint.priority, identifier: constraint.identifier, site: constraint.site)
  }

  private func mistake(
    in constraint: LayoutConstraint, _ first: LayoutElement?, _ second: LayoutElement?
  ) -> (DeclarationFinding.Kind, String)? {
    if !(constraint.constant.magnitude <= Self.largestNumber) {
      return (.invalidNumber, "the constant \(constraint.constant) is beyond ±1e6")
    }
    if let factor = hugeFactor(of: constraint) {
      return (.invalidNumber, "the multiplier \(factor) is beyond ±1e6")
    }
    if constraint.multiplier != 0, constraint.multiplier.magnitude < Self.smallestMultiplier {
      return (.invalidNumber, "the multiplier \(constraint.multiplier) is too near to 0")
    }
    if !constraint.priority.isValid {
      return (.invalidPriority, "the priority \(constraint.priority.rawValue) is outside (0, 1000]")
    }
    return mistakeInSides(of: constraint, first, second)
  }

  private func mistakeInSides(
    of constraint: LayoutConstraint, _ firstItem: LayoutElement?, _ secondItem: LayoutElement?
  ) -> (DeclarationFinding.Kind, String)? {
    let first = constraint.firstAttribute
    if constraint.hasSecondItem == (constraint.secondAttribute == nil) && !first.isSize
      || constraint.hasSecondItem && constraint.secondAttribute == nil
    {
      return (.incompleteSecondSide, "the second side needs both an item and an attribute")
    }
    guard let firstItem, constraint.hasSecondItem == (secondItem != nil)
    else { return (.noCommonAncestor, "one of its items is gone") }
    if let guide = guideWithMargin(firstItem, first)
      ?? guideWithMargin(secondItem, constraint.secondAttribute)
    {
      return (.marginOfGuide, "\(guide.name) is a guide, and guides have no layout margins")
    }
    guard let second = constraint.secondAttribute, let secondItem else {
      if !first.isSize {
        return (.locationWithoutItem, "a location needs a second item to be compared to")
      }
      return isPartOfTree(firstItem) ? nil : notInTree(firstItem)
    }
    if first.axis != second.axis && !(first.isSize && second.isSize) {
      return (.acrossAxes, "\(first) and \(second) are on different axes")
    }
    if first.isSize != second.isSize {
      return (.locationWithSize, "a location cannot be compared to a size")
    }
    if !first.isSize && constraint.multiplier == 0 {
      return (
        .locationWithoutItem, "a location with the multiplier 0 has nothing to be compared to"
      )
    }
    if first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional
    {
      return (.directionalWithAbsolute, "\(first) and \(second) part in right-to-left interfaces")
    }
    if !isPartOfTree(firstItem) { return notInTree(firstItem) }
    if !isPartOfTree(secondItem) { return notInTree(secondItem) }
    return nil
  }

  private func hugeFactor(of constraint: LayoutConstraint) -> Double? {
    if !(constraint.multiplier.magnitude <= Self.largestNumber) { return constraint.multiplier }
    guard let factor = constraint.systemSpacing, !(factor.magnitude <= Self.largestNumber) else {
      return nil
    }
    return factor
  }

  /// The element if it is a guide, which has no margins, and the attribute is a margin.
  private func guideWithMargin(_ element: LayoutElement?, _ attribute: LayoutAttribute?)
    -> LayoutElement?
  {
    guard let attribute, attribute.isMargin, element is LayoutGuide else { return nil }
    return element
  }

  private func isPartOfTree(_ element: LayoutElement) -> Bool {
    elements.indices.contains(element.descriptionIndex)
      && elements[element.descriptionIndex] === element
  }

  private func notInTree(_ element: LayoutElement) -> (DeclarationFinding.Kind, String) {
    (.noCommonAncestor, "\(element.name) has no ancestor in common with the laid out tree")
  }

  private func text(of constraint: LayoutConstraint) -> String {
    func name(_ element: LayoutElement?) -> String { element?.name ?? "an item that is gone" }
    let left = "\(name(constraint.firstItem)).\(constraint.firstAttribute)"
    guard constraint.hasSecondItem, let attribute = constraint.secondAttribute else { return left }
    return "\(left) and \(name(constraint.secondItem)).\(attribute)"
  }
}
