import SelfSizingGeometry

extension LayoutDescription {
  /// Describes the tree below a root item and the active ones of the given constraints.
  ///
  /// Afterwards every element of the tree knows its ``LayoutElement/descriptionIndex``.
  ///
  /// - Complexity: O(elements × depth + constraints × depth).
  public init(root: LayoutItem, constraints declared: [LayoutConstraint]) {
    let order = Self.elementsInOrder(from: root)
    var stackOwners: [LayoutItem] = []
    var elements: [Element] = []
    elements.reserveCapacity(order.count)
    for element in order {
      guard let item = element as? LayoutItem else {
        elements.append(Element(guide: element))
        continue
      }
      elements.append(
        Element(item, isRoot: item === root, stack: item.stack == nil ? nil : stackOwners.count))
      if item.stack != nil { stackOwners.append(item) }
    }
    self.elements = elements
    measuredElements = elements.indices.filter {
      elements[$0].intrinsicAxes != [] || elements[$0].isMultiline
    }
    multilineElements = elements.indices.filter { elements[$0].isMultiline }
    stacks = stackOwners.compactMap { item in
      item.stack.map {
        Stack(
          element: item.descriptionIndex,
          arrangement: $0,
          arranged: item.subitems.map(\.descriptionIndex),
          customSpacing: item.subitems.map { item.customSpacing(after: $0) }
        )
      }
    }
    var validator = ConstraintValidator(elements: order)
    var constraints: [DescribedConstraint] = []
    constraints.reserveCapacity(declared.count)
    for constraint in declared where constraint.isActive {
      if let described = validator.describe(constraint) { constraints.append(described) }
    }
    self.constraints = constraints
    var checker = ItemChecker()
    for case let item as LayoutItem in order { checker.check(item) }
    findings = validator.findings + checker.findings
  }

  /// Walks the tree without recursion, so that no depth of nesting can exhaust the stack.
  static func elementsInOrder(from root: LayoutItem) -> [LayoutElement] {
    var order: [LayoutElement] = []
    var pending: [LayoutItem] = [root]
    while let item = pending.popLast() {
      func list(_ element: LayoutElement) {
        element.descriptionIndex = order.count
        order.append(element)
      }
      list(item)
      for guide in item.layoutGuides { list(guide) }
      for guide in item.ruledGuides { list(guide) }
      pending.append(contentsOf: item.subitems.reversed())
    }
    return order
  }
}

extension LayoutDescription.Element {
  fileprivate init(guide element: LayoutElement) {
    let guide = element as? LayoutGuide
    self.init(
      name: element.name, site: element.site, container: element.container?.descriptionIndex,
      role: guide.map { LayoutDescription.Role($0.rule) } ?? .guide, intrinsicAxes: [],
      isMultiline: false, contentHugging: AxisPriorities(.defaultLow),
      compressionResistance: AxisPriorities(.defaultHigh), layoutMargins: .plain(.zero),
      safeAreaInsets: .zero, insetsLayoutMarginsFromSafeArea: false, readableContentWidth: nil,
      autoresizing: nil, alignmentRectInsets: .zero, className: "UILayoutGuide", stack: nil)
  }

  fileprivate init(_ item: LayoutItem, isRoot: Bool, stack: Int?) {
    self.init(
      name: item.name, site: item.site,
      container: isRoot ? nil : item.superitem?.descriptionIndex, role: .item,
      intrinsicAxes: item.intrinsicAxes, isMultiline: item.isMultiline,
      contentHugging: item.contentHugging, compressionResistance: item.compressionResistance,
      layoutMargins: item.margins, safeAreaInsets: item.safeAreaInsets,
      insetsLayoutMarginsFromSafeArea: item.insetsLayoutMarginsFromSafeArea,
      readableContentWidth: item.readableContentWidth,
      autoresizing: isRoot ? nil : item.autoresizingFrame,
      alignmentRectInsets: item.alignmentRectInsets,
      className: stack != nil && item.className == "UIView" ? "UIStackView" : item.className,
      stack: stack)
  }
}

extension LayoutItem {
  /// The frame that becomes constraints, if it does.
  fileprivate var autoresizingFrame: AutoresizingFrame? {
    guard translatesAutoresizingMaskIntoConstraints else { return nil }
    return AutoresizingFrame(
      frame: frame, mask: autoresizingMask, containerSize: superitem?.frame.size ?? .zero)
  }
}

extension LayoutDescription.Role {
  fileprivate init(_ rule: LayoutGuide.Rule) {
    switch rule {
    case .constraints: self = .guide
    case .layoutMargins: self = .marginsGuide
    case .safeArea: self = .safeAreaGuide
    case .readableContent: self = .readableGuide
    }
  }
}
