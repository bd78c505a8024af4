/// Equal for trees described alike, and hardly ever for others.
struct TreeFingerprint: Hashable {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Mixes in what mostly distinguishes kinds of cells; a match is then compared in full.
  init(_ elements: [LayoutElement], _ constraints: [LayoutConstraint]) {
    for element in elements {
      guard let item = element.item else { continue }
      mix(
        UInt64(truncatingIfNeeded: item.subitems.count) << 3
          | UInt64(item.intrinsicAxes.rawValue) << 1 | (item.isMultiline ? 1 : 0))
    }
    for constraint in constraints {
      // The items are not looked up, which would count two more references.
      mix(
        UInt64(constraint.firstAttribute.rawValue) << 8
          | UInt64(constraint.secondAttribute?.rawValue ?? 0))
      mix(constraint.constant.bitPattern)
      mix(constraint.priority.rawValue.bitPattern)
    }
  }

  // The multiplier and the first value are those of FNV-1a.
  @inline(__always) private mutating func mix(_ number: UInt64) {
    value = (value ^ number) &* 0x100_0000_01b3
    value ^= value >> 29
  }
}

extension LayoutDescription {
  /// Whether describing the elements, in the order of their indices, and constraints would yield
  /// this description, which has no findings. Allocates nothing (`Benchmarks/compare uikit`).
  func describes(_ order: [LayoutElement], _ declared: [LayoutConstraint]) -> Bool {
    guard findings.isEmpty, order.count == elements.count, declared.count == constraints.count,
      let root = order.first?.item
    else { return false }
    // A root's frame is no constraint, but it may be wrong.
    if root.attributes.translatesAutoresizingMaskIntoConstraints {
      var checker = ItemChecker()
      checker.checkFrame(of: root)
      guard checker.findings.isEmpty else { return false }
    }
    return describesElements(order) && describesConstraints(declared, between: order)
  }

  private func describesElements(_ order: [LayoutElement]) -> Bool {
    // A subscript of an array would copy the element with all its references.
    elements.withUnsafeBufferPointer { elements in
      var stackCount = 0
      for index in elements.indices {
        guard elements[index].describes(order[index], isRoot: index == 0) else { return false }
        guard let item = order[index].item, let arrangement = item.stack else {
          if elements[index].stack != nil { return false }
          continue
        }
        guard stackCount < stacks.count, elements[index].stack == stackCount,
          stacks[stackCount].describes(item, arrangement)
        else { return false }
        stackCount += 1
      }
      return stackCount == stacks.count
    }
  }

  private func describesConstraints(
    _ declared: [LayoutConstraint], between order: [LayoutElement]
  ) -> Bool {
    constraints.withUnsafeBufferPointer { constraints in
      for index in constraints.indices {
        declared[index].descriptionIndex = index
        guard constraints[index].describes(declared[index], between: order) else { return false }
      }
      return true
    }
  }
}

extension LayoutDescription.Element {
  fileprivate func describes(_ element: LayoutElement, isRoot: Bool) -> Bool {
    guard site == element.site, name == element.name else { return false }
    guard let item = element.item else {
      return role == LayoutDescription.Role(guide: element)
        && container == element.container?.descriptionIndex
    }
    let attributes = item.attributes
    let isFramed = !isRoot && attributes.translatesAutoresizingMaskIntoConstraints
    return role == .item && container == (isRoot ? nil : item.parent?.descriptionIndex)
      && className == item.describedClassName && isFramed == (autoresizing != nil)
      && self.attributes.isSame(as: attributes)
      && (!isFramed || autoresizing == item.autoresizingFrame)
  }
}

extension LayoutDescription.Stack {
  fileprivate func describes(_ item: LayoutItem, _ stated: StackArrangement) -> Bool {
    guard element == item.descriptionIndex, arrangement == stated,
      arranged.count == item.arrangedSubitems.count
    else { return false }
    for (place, inner) in item.arrangedSubitems.enumerated() {
      guard arranged[place] == inner.descriptionIndex,
        customSpacing[place]
          == (item.parts.customSpacings.isEmpty ? nil : item.customSpacing(after: inner))
      else { return false }
    }
    return true
  }
}

extension DescribedConstraint {
  fileprivate func describes(_ constraint: LayoutConstraint, between order: [LayoutElement]) -> Bool
  {
    guard constraint.constant == constant, constraint.isActive,
      constraint.firstAttribute == firstAttribute, constraint.secondAttribute == secondAttribute,
      constraint.relation == relation, constraint.multiplier == multiplier,
      constraint.priority == priority, constraint.systemSpacing == systemSpacing,
      constraint.site == site, constraint.identifier == identifier, constraint.isFirst(order[first])
    else { return false }
    guard let second else { return !constraint.hasSecondItem }
    return constraint.isSecond(order[second])
  }
}
