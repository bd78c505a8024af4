import SelfSizingCassowary
import SelfSizingGeometry

extension LayoutCompiler {
  /// Which of several optimal layouts is taken.
  ///
  /// The item whose constraints come first ends up larger. Horizontally labels that wrap come before
  /// all others, in reverse order, because their second pass adds their sizes again.
  ///
  /// - Source: Measured on iOS 26.1 with equal priorities that cannot all hold. Guides and what no
  ///   constraint names come last, in the order of the tree; that part is ours.
  func tieBreak() -> [TieBreak] {
    let order = elementsByFirstConstraint()
    var steps: [TieBreak] = []
    steps.reserveCapacity(2 * order.count)
    func enlarge(_ element: Int, _ axis: LayoutAxis) {
      steps.append(TieBreak(Variable(firstVariable[element] + 2 + axis.rawValue), .maximize))
    }
    for element in order.reversed() where description.elements[element].attributes.isMultiline {
      enlarge(element, .horizontal)
    }
    for element in order where !description.elements[element].attributes.isMultiline {
      enlarge(element, .horizontal)
    }
    for element in order { enlarge(element, .vertical) }
    return steps
  }

  /// The elements that have variables, in the order of the tie rule.
  private func elementsByFirstConstraint() -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(firstVariable.count)
    // What has no variables of its own cannot be enlarged.
    var isListed = firstVariable.map { $0 < 0 }
    func list(_ element: Int) {
      guard !isListed[element] else { return }
      isListed[element] = true
      order.append(element)
    }
    for index in description.constraints.indices {
      list(description.constraints[index].first)
      if let second = description.constraints[index].second { list(second) }
    }
    for wantsItems in [true, false] {
      for element in description.elements.indices
      where description.elements[element].isItem == wantsItems { list(element) }
    }
    return order
  }
}
