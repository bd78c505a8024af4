import SelfSizingCassowary
import SelfSizingGeometry

/// A rectangle that rows speak of.
enum LayoutRegion: Hashable {
  /// An element of the description.
  case item(Int)
  /// The inside of an item's layout margins.
  case margins(of: Int)
  /// Four variables that belong to no element: a guide that a stack makes for itself.
  case variables(Int)
}

extension LayoutCompiler {
  /// The attribute of an element as an expression over the program's variables.
  ///
  /// - Parameter isMirrored: Whether x is counted from the right, as directional constraints of a
  ///   right-to-left interface are.
  func expression(_ attribute: LayoutAttribute, of element: Int, isMirrored: Bool)
    -> LayoutExpression
  {
    let region = region(of: element)
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX:
      let location = location(attribute, of: region)
      return isMirrored ? location * -1 : location
    case .width: return size(of: region, .horizontal)
    case .height: return size(of: region, .vertical)
    case .top: return start(of: region, .vertical)
    case .bottom: return end(of: region, .vertical)
    case .centerY: return center(of: region, .vertical)
    case .firstBaseline:
      let text = baselineElement(of: element, isFirst: true)
      return start(of: .item(text), .vertical) + .baseline(of: text, isFirst: true)
    case .lastBaseline:
      let text = baselineElement(of: element, isFirst: false)
      return end(of: .item(text), .vertical) - .baseline(of: text, isFirst: false)
    }
  }

  private func region(of element: Int) -> LayoutRegion {
    let described = description.elements[element]
    if described.role == .marginsGuide, let container = described.container {
      return .margins(of: container)
    }
    return .item(element)
  }

  private func location(_ attribute: LayoutAttribute, of region: LayoutRegion) -> LayoutExpression {
    let isRightToLeft = variation.direction == .rightToLeft
    switch attribute {
    case .left: return start(of: region, .horizontal)
    case .right: return end(of: region, .horizontal)
    case .centerX: return center(of: region, .horizontal)
    case .leading:
      return isRightToLeft ? end(of: region, .horizontal) : start(of: region, .horizontal)
    default:
      return isRightToLeft ? start(of: region, .horizontal) : end(of: region, .horizontal)
    }
  }

  /// The left or top edge.
  func start(of region: LayoutRegion, _ axis: LayoutAxis) -> LayoutExpression {
    switch region {
    case .item, .variables:
      return .variable(variable(of: region) + axis.rawValue)
    case .margins(let item):
      let inset = margins(of: item)
      return start(of: .item(item), axis) + .constant(axis == .horizontal ? inset.left : inset.top)
    }
  }

  /// The width or height.
  func size(of region: LayoutRegion, _ axis: LayoutAxis) -> LayoutExpression {
    switch region {
    case .item, .variables:
      return .variable(variable(of: region) + 2 + axis.rawValue)
    case .margins(let item):
      return size(of: .item(item), axis) - .constant(margins(of: item)[sumAlong: axis])
    }
  }

  /// The right or bottom edge.
  func end(of region: LayoutRegion, _ axis: LayoutAxis) -> LayoutExpression {
    start(of: region, axis) + size(of: region, axis)
  }

  /// The middle between the two edges.
  func center(of region: LayoutRegion, _ axis: LayoutAxis) -> LayoutExpression {
    start(of: region, axis) + size(of: region, axis) * 0.5
  }

  private func variable(of region: LayoutRegion) -> Int {
    switch region {
    case .item(let element): firstVariable[element] ?? 0
    case .variables(let first): first
    case .margins(let item): firstVariable[item] ?? 0
    }
  }

  private func margins(of item: Int) -> LayoutEdgeInsets {
    description.elements[item].layoutMargins.resolved(for: variation.direction)
  }

  /// The element whose text gives an element its baseline: a stack's is that of its first or last
  /// visible item.
  private func baselineElement(of element: Int, isFirst: Bool) -> Int {
    var current = element
    while let stack = description.elements[current].stack {
      let visible = description.stacks[stack].arranged.filter { !isHidden[$0] }
      let isVertical = variation.arrangements[stack].axis == .vertical
      guard let next = isVertical && !isFirst ? visible.last : visible.first else { break }
      current = next
    }
    return current
  }
}
