import SelfSizingGeometry

/// The edges that hang together along an axis: through constraints, through stacks, and through
/// items whose extents are known. Moving one of two such edges has to move the other, or may have
/// to: an inequality counts as an equality does. What is fixed in place by an autoresizing mask
/// hangs together with everything.
///
/// - Complexity: O(elements + constraints) to create.
package struct EdgeChains {
  package enum Side: Int, Sendable { case start, end }

  private let axis: LayoutAxis
  private let direction: InterfaceDirection
  private let description: LayoutDescription
  private let outside: Set<Int>
  /// For each edge, two for each element, those that hang together with it directly.
  private var neighbors: [[Int]]
  /// Whether the outside's extent is given, or depends on an extent inside.
  private(set) package var isExtentHeld = false

  /// Follows constraints along an axis; the root, and a view that fills it, are the outside.
  package init(
    _ description: LayoutDescription, _ axis: LayoutAxis, _ direction: InterfaceDirection,
    outside: Set<Int>
  ) {
    self.axis = axis
    self.direction = direction
    self.description = description
    self.outside = outside
    neighbors = Array(repeating: [], count: 2 * description.elements.count)
    for index in description.elements.indices {
      let element = description.elements[index]
      let isKnown =
        element.attributes.intrinsicAxes.contains(axis) || element.attributes.isMultiline
      if isKnown, !outside.contains(index) { join(index) }
      if element.autoresizing != nil, !outside.contains(index), let root = outside.min() {
        for side in [2 * root, 2 * root + 1] { link(2 * index, side) }
        join(index)
      }
    }
    for constraint in description.constraints { add(constraint) }
    for stack in description.stacks {
      join(stack.element)
      for item in stack.arranged {
        link(2 * stack.element, 2 * item)
        join(item)
      }
    }
  }

  /// The elements, ascending, whose edges hang together with an element's, not through the outside;
  /// and whether the outside's edge of that side does. O(elements + constraints).
  package func chain(from element: Int, _ side: Side) -> (elements: [Int], reachesOutside: Bool) {
    var isReached = [Bool](repeating: false, count: neighbors.count)
    var reachesOutside = false
    var pending = [2 * element + side.rawValue]
    isReached[pending[0]] = true
    while let edge = pending.popLast() {
      if outside.contains(edge / 2) {
        if edge % 2 == side.rawValue { reachesOutside = true }
        continue
      }
      for next in neighbors[edge] where !isReached[next] {
        isReached[next] = true
        pending.append(next)
      }
    }
    let elements = description.elements.indices.filter {
      (isReached[2 * $0] || isReached[2 * $0 + 1]) && !outside.contains($0)
    }
    return (elements, reachesOutside)
  }

  private mutating func link(_ first: Int, _ second: Int) {
    neighbors[first].append(second)
    neighbors[second].append(first)
  }

  private mutating func join(_ element: Int) { link(2 * element, 2 * element + 1) }

  private mutating func add(_ constraint: DescribedConstraint) {
    let (first, second) = (rectangle(constraint.first), constraint.second.map(rectangle))
    if constraint.firstAttribute.isSize || constraint.secondAttribute?.isSize == true {
      if constraint.firstAttribute.axis == axis {
        addExtent(of: first, constraint, comparedTo: second)
      }
      if let second, constraint.secondAttribute?.axis == axis {
        addExtent(of: second, constraint, comparedTo: first)
      }
      return
    }
    guard constraint.firstAttribute.axis == axis, let second,
      let attribute = constraint.secondAttribute
    else { return }
    for one in edges(constraint.firstAttribute, of: first) {
      for other in edges(attribute, of: second) { link(one, other) }
    }
  }

  private mutating func addExtent(
    of element: Int, _ constraint: DescribedConstraint, comparedTo other: Int?
  ) {
    guard outside.contains(element) else { return join(element) }
    if let other { isExtentHeld = isExtentHeld || !outside.contains(other) || element == other }
    if other == nil, constraint.relation == .equal { isExtentHeld = true }
  }

  private func rectangle(_ element: Int) -> Int {
    switch description.elements[element].role {
    case .item, .guide: element
    case .marginsGuide, .safeAreaGuide, .readableGuide:
      description.elements[element].container ?? element
    }
  }

  /// The middle of the outside holds neither of its edges.
  private func edges(_ attribute: LayoutAttribute, of element: Int) -> [Int] {
    switch attribute.withoutMargin {
    case .left, .top: [2 * element]
    case .right, .bottom: [2 * element + 1]
    case .leading: [2 * element + (direction == .rightToLeft ? 1 : 0)]
    case .trailing: [2 * element + (direction == .rightToLeft ? 0 : 1)]
    default: outside.contains(element) ? [] : [2 * element, 2 * element + 1]
    }
  }
}
