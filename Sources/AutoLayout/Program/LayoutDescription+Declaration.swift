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
    elements = order.map { element in
      let item = element as? LayoutItem
      let guide = element as? LayoutGuide
      var stack: Int?
      if let item, item.stack != nil {
        stack = stackOwners.count
        stackOwners.append(item)
      }
      return Element(
        name: element.name,
        site: element.site,
        container: element === root ? nil : element.container?.descriptionIndex,
        role: guide.map { $0.rule == .layoutMargins ? .marginsGuide : .guide } ?? .item,
        intrinsicAxes: item?.intrinsicAxes ?? [],
        isMultiline: item?.isMultiline ?? false,
        contentHugging: item?.contentHugging ?? AxisPriorities(.defaultLow),
        compressionResistance: item?.compressionResistance ?? AxisPriorities(.defaultHigh),
        layoutMargins: item?.directionalLayoutMargins ?? .zero,
        alignmentRectInsets: item?.alignmentRectInsets ?? .zero,
        stack: stack
      )
    }
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
    self.constraints = declared.filter(\.isActive).compactMap { validator.describe($0) }
    findings =
      validator.findings + Self.priorityFindings(in: order) + Self.numberFindings(in: order)
      + stackOwners.compactMap(Self.finding(inStack:))
  }

  /// Walks the tree without recursion, so that no depth of nesting can exhaust the stack.
  static func elementsInOrder(from root: LayoutItem) -> [LayoutElement] {
    var order: [LayoutElement] = []
    var pending: [LayoutItem] = [root]
    while let item = pending.popLast() {
      for element in [item] + item.allGuides {
        element.descriptionIndex = order.count
        order.append(element)
      }
      pending.append(contentsOf: item.subitems.reversed())
    }
    return order
  }

  private static func priorityFindings(in elements: [LayoutElement]) -> [DeclarationFinding] {
    elements.compactMap { $0 as? LayoutItem }.flatMap { item in
      [
        (item.contentHugging.horizontal, "horizontal content hugging"),
        (item.contentHugging.vertical, "vertical content hugging"),
        (item.compressionResistance.horizontal, "horizontal compression resistance"),
        (item.compressionResistance.vertical, "vertical compression resistance"),
      ]
      .filter { !$0.0.isValid }
      .map { priority, name in
        DeclarationFinding(
          .invalidPriority,
          "\(item.name): \(name) is \(priority.rawValue), which is outside (0, 1000]",
          site: item.site)
      }
    }
  }

  private static func numberFindings(in elements: [LayoutElement]) -> [DeclarationFinding] {
    elements.compactMap { $0 as? LayoutItem }.flatMap { item in
      item.declaredLengths
        .filter { !($0.length.magnitude <= ConstraintValidator.largestNumber) }
        .map { name, length in
          DeclarationFinding(
            .invalidNumber, "\(item.name): \(name) is \(length), which is beyond ±1e6",
            site: item.site)
        }
    }
  }

  private static func finding(inStack item: LayoutItem) -> DeclarationFinding? {
    guard let stack = item.stack, stack.axis == .vertical, stack.alignment.isBaseline else {
      return nil
    }
    return DeclarationFinding(
      .baselineAlignmentOnVerticalStack,
      "\(item.name): a vertical stack cannot align its items by their baselines",
      site: item.site)
  }
}
