import SelfSizingGeometry

extension LayoutCompiler {
  /// With `isMirrored`, x is counted from the right, as directional constraints do right to left.
  func expression(_ attribute: LayoutAttribute, of element: Int, isMirrored: Bool)
    -> LayoutExpression
  {
    let region = attribute.isMargin ? marginsRegion(of: element) : regions[element]
    switch attribute.withoutMargin {
    case .left: return location(.start(of: region, .horizontal), isMirrored)
    case .right: return location(.end(of: region, .horizontal), isMirrored)
    case .centerX: return location(.center(of: region, .horizontal), isMirrored)
    case .leading:
      return location(
        isRightToLeft ? .end(of: region, .horizontal) : .start(of: region, .horizontal), isMirrored)
    case .trailing:
      return location(
        isRightToLeft ? .start(of: region, .horizontal) : .end(of: region, .horizontal), isMirrored)
    case .width: return .size(of: region, .horizontal)
    case .height: return .size(of: region, .vertical)
    case .top: return .start(of: region, .vertical)
    case .bottom: return .end(of: region, .vertical)
    case .centerY: return .center(of: region, .vertical)
    case .firstBaseline: return baseline(of: element, isFirst: true)
    default: return baseline(of: element, isFirst: false)
    }
  }

  private func location(_ location: LayoutExpression, _ isMirrored: Bool) -> LayoutExpression {
    isMirrored ? -location : location
  }

  /// The baseline of an element's first or last line: its edge, moved by what the text says.
  func baseline(of element: Int, isFirst: Bool) -> LayoutExpression {
    let text = baselineElement(of: element, isFirst: isFirst)
    var expression: LayoutExpression =
      isFirst ? .start(of: regions[text], .vertical) : .end(of: regions[text], .vertical)
    expression.baseline = text
    expression.baselineFactor = isFirst ? 1 : -1
    expression.isFirstBaseline = isFirst
    return expression
  }

  func baselineOffset(of element: Int, isFirst: Bool) -> LayoutExpression {
    LayoutExpression(
      baseline: baselineElement(of: element, isFirst: isFirst), baselineFactor: 1,
      isFirstBaseline: isFirst)
  }

  /// A stack's baseline is that of its first or last visible item.
  private func baselineElement(of element: Int, isFirst: Bool) -> Int {
    var current = element
    while let stack = description.elements[current].stack {
      let arranged = description.stacks[stack].arranged
      let isVertical = variation.arrangements[stack].axis == .vertical
      let next =
        isVertical && !isFirst ? arranged.last { !isHidden[$0] } : arranged.first { !isHidden[$0] }
      guard let next else { break }
      current = next
    }
    return current
  }

  func marginsRegion(of item: Int) -> LayoutRegion {
    LayoutRegion(
      firstVariable: regions[item].firstVariable,
      insets: description.elements[item].attributes.margins(in: variation.direction))
  }

  var isRightToLeft: Bool { variation.direction == .rightToLeft }
}
