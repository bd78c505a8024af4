import SelfSizingGeometry

extension LayoutDescription {
  /// Describes the tree below a root item and the active constraints that its items hold.
  /// - Complexity: O(elements + constraints × log constraints).
  public init(root: LayoutItem) { self.init(root: root, constraints: root.activeConstraints) }

  /// Describes the tree below a root item and the active ones of the given constraints, in order.
  /// - Complexity: O(elements + constraints).
  public init(root: LayoutItem, constraints declared: [LayoutConstraint]) {
    self.init(Self.elementsInOrder(from: root), declared)
  }

  init(_ order: [LayoutElement], _ declared: [LayoutConstraint]) {
    var stackOwners: [LayoutItem] = []
    var elements: [Element] = []
    elements.reserveCapacity(order.count)
    for element in order {
      guard let item = element.item else {
        elements.append(Element(guide: element))
        continue
      }
      elements.append(
        Element(item, isRoot: elements.isEmpty, stack: item.stack == nil ? nil : stackOwners.count))
      if item.stack != nil { stackOwners.append(item) }
    }
    let stacks = stackOwners.compactMap { item in
      item.stack.map {
        Stack(
          element: item.descriptionIndex, arrangement: $0,
          arranged: item.arrangedSubitems.map { $0.descriptionIndex },
          customSpacing: item.arrangedSubitems.map { item.customSpacing(after: $0) })
      }
    }
    var validator = ConstraintValidator(elements: order)
    var constraints: [DescribedConstraint] = []
    constraints.reserveCapacity(declared.count)
    for constraint in declared where constraint.isActive {
      constraint.descriptionIndex = constraints.count
      if let described = validator.describe(constraint) { constraints.append(described) }
    }
    var checker = ItemChecker()
    for element in order {
      if let item = element.item { checker.check(item) }
    }
    self.init(
      elements: elements, constraints: constraints,
      findings: validator.findings + checker.findings, stacks: stacks)
  }

  /// Lists the elements of a tree, and gives each its index.
  static func elementsInOrder(from root: LayoutItem) -> [LayoutElement] {
    var order: [LayoutElement] = []
    order.reserveCapacity(16)
    root.forEachElement { element in
      element.descriptionIndex = order.count
      order.append(element)
    }
    return order
  }
}

extension LayoutDescription.Element {
  fileprivate init(guide element: LayoutElement) {
    self.init(
      name: element.name, site: element.site, container: element.container?.descriptionIndex,
      role: LayoutDescription.Role(guide: element), attributes: .guide,
      autoresizing: nil, className: "UILayoutGuide", stack: nil)
  }

  fileprivate init(_ item: LayoutItem, isRoot: Bool, stack: Int?) {
    let autoresizing = isRoot ? nil : item.autoresizingFrame
    var attributes = item.attributes
    attributes.translatesAutoresizingMaskIntoConstraints = autoresizing != nil
    attributes.forgetFrame()
    self.init(
      name: item.name, site: item.site, container: isRoot ? nil : item.superitem?.descriptionIndex,
      role: .item, attributes: attributes, autoresizing: autoresizing,
      className: item.describedClassName, stack: stack)
  }
}

extension LayoutItem {
  var describedClassName: String {
    stack != nil && className == "UIView" ? "UIStackView" : className
  }

  var autoresizingFrame: AutoresizingFrame? {
    guard translatesAutoresizingMaskIntoConstraints else { return nil }
    return AutoresizingFrame(
      frame: frame, mask: autoresizingMask, containerSize: superitem?.frame.size ?? .zero)
  }
}

extension LayoutDescription.Role {
  init(guide element: LayoutElement) {
    switch (element as? LayoutGuide)?.rule {
    case .constraints, nil: self = .guide
    case .layoutMargins: self = .marginsGuide
    case .safeArea: self = .safeAreaGuide
    case .readableContent: self = .readableGuide
    }
  }
}
