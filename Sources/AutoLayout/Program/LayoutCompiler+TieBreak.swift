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
    let wrapping = order.filter { description.elements[$0].isMultiline }
    let others = order.filter { !description.elements[$0].isMultiline }
    let sizes =
      (wrapping.reversed() + others).map { ($0, LayoutAxis.horizontal) }
      + order.map { ($0, LayoutAxis.vertical) }
    return sizes.compactMap { element, axis in
      firstVariable[element].map {
        TieBreak(Variable($0 + 2 + axis.rawValue), .maximize)
      }
    }
  }

  private func elementsByFirstConstraint() -> [Int] {
    var order: [Int] = []
    var isListed = [Bool](repeating: false, count: description.elements.count)
    func list(_ element: Int) {
      guard !isListed[element] else { return }
      isListed[element] = true
      order.append(element)
    }
    for constraint in description.constraints {
      list(constraint.first)
      if let second = constraint.second { list(second) }
    }
    let (items, guides) = description.elements.indices.reduce(into: ([Int](), [Int]())) {
      if description.elements[$1].isItem { $0.0.append($1) } else { $0.1.append($1) }
    }
    (items + guides).forEach(list)
    return order
  }
}
