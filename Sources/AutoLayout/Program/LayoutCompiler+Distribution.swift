import SelfSizingCassowary
import SelfSizingGeometry

extension LayoutCompiler {
  mutating func distribute(_ stack: StackContext) {
    switch stack.arrangement.distribution {
    case .fill: break
    case .fillEqually: fillEqually(stack)
    case .fillProportionally: fillProportionally(stack)
    case .equalSpacing: spaceEqually(stack)
    case .equalCentering: centerEqually(stack)
    }
  }

  private mutating func fillEqually(_ stack: StackContext) {
    guard let first = stack.visible.first else { return }
    for item in stack.visible.dropFirst() {
      equate(
        .size(of: regions[item], stack.axis), .size(of: regions[first], stack.axis),
        stack.origin(.fillEqually, item))
    }
  }

  /// Divides the whole stack by intrinsic sizes, its margins included; each item's share counts a
  /// little less than the one before, so that the last one absorbs what does not come out even.
  /// - Source: A public report of such a stack with margins: in 200 points with margins of 10, one
  ///   view is 200 wide, which conflicts, and views of 25 and 75 are 50 and 130.
  private mutating func fillProportionally(_ stack: StackContext) {
    let sizes = intrinsicSizes(in: stack)
    var total = stack.plainSpacing * Double(stack.visible.count - 1)
    for (item, size) in zip(stack.arranged, sizes) where !isHidden[item] { total += size }
    guard total > 0 else { return }
    for (position, item) in stack.arranged.enumerated() where !isHidden[item] {
      let priority: LayoutPriority =
        stack.visible.count == 1
        ? .required : .decreasing(from: StackContext.firstProportion, by: position)
      add(
        .size(of: regions[item], stack.axis), .equal,
        .size(of: regions[stack.element], stack.axis) * (sizes[position] / total), priority,
        stack.origin(.fillProportionally, item))
    }
  }

  /// A variation lists the intrinsic sizes of all proportional stacks, one after the other.
  private func intrinsicSizes(in stack: StackContext) -> [Double] {
    var first = 0
    for (index, other) in description.stacks.enumerated() {
      guard variation.arrangements[index].distribution.dividesBySizes else { continue }
      if other.element == stack.element { break }
      first += other.arranged.count
    }
    return stack.arranged.indices.map {
      variation.proportions.indices.contains(first + $0) ? variation.proportions[first + $0] : 0
    }
  }

  private mutating func spaceEqually(_ stack: StackContext) {
    var firstGap: LayoutRegion?
    let axis = stack.axis
    for (item, next) in zip(stack.visible, stack.visible.dropFirst()) {
      let gap = addGuide(of: stack.element, along: axis)
      let origin = stack.origin(.distributingEdge, next)
      equate(stack.leading(gap), stack.trailing(regions[item]), origin)
      equate(stack.trailing(gap), stack.leading(regions[next]), origin)
      if let firstGap {
        equate(.size(of: gap, axis), .size(of: firstGap, axis), stack.origin(.fillEqually, next))
      }
      firstGap = firstGap ?? gap
    }
    fitCanvas(of: stack, axis)
  }

  private mutating func centerEqually(_ stack: StackContext) {
    guard stack.visible.count > 1 else { return fitCanvas(of: stack, stack.axis) }
    func center(_ position: Int) -> LayoutExpression {
      stack.center(regions[stack.visible[position]], stack.axis)
    }
    for position in 1..<(stack.visible.count - 1) {
      buffer.add(center(position + 1))
      buffer.add(-center(position))
      buffer.add(-center(1))
      buffer.add(center(0))
      end(
        .equal, .decreasing(from: StackContext.firstEqualCentering, by: position - 1),
        stack.origin(.distributing, stack.visible[position + 1]))
    }
    fitCanvas(of: stack, stack.axis)
  }
}

extension StackArrangement.Distribution {
  func weakestPriority(count: Int) -> LayoutPriority {
    switch self {
    case .equalCentering: .decreasing(from: StackContext.firstEqualCentering, by: max(count - 2, 0))
    case .fillProportionally: .decreasing(from: StackContext.firstProportion, by: max(count - 1, 0))
    case .fill, .fillEqually, .equalSpacing: .required
    }
  }
}

extension LayoutPriority {
  fileprivate static func decreasing(from first: Double, by steps: Int) -> LayoutPriority {
    LayoutPriority(max(first - Double(steps), 1))
  }
}
