import SelfSizingCassowary
import SelfSizingGeometry

extension LayoutCompiler {
  mutating func align(_ stack: StackContext) {
    guard let first = stack.visible.first else { return }
    if stack.arrangement.alignment == .fill {
      alignToFill(stack, first: first)
    } else {
      alignToSpanner(stack, first: first)
    }
  }

  private mutating func alignToFill(_ stack: StackContext, first: Int) {
    let cross = stack.crossAxis
    let connection = stack.origin(.canvasConnection, first)
    let (leading, trailing) = (
      stack.leading(regions[first], cross), stack.trailing(regions[first], cross)
    )
    equate(stack.leading(stack.canvas, cross), leading, connection)
    equate(stack.trailing(stack.canvas, cross), trailing, connection)
    for item in stack.visible.dropFirst() {
      let origin = stack.origin(.alignment, item)
      equate(stack.leading(regions[item], cross), leading, origin)
      equate(stack.trailing(regions[item], cross), trailing, origin)
    }
  }

  /// Items that do not fill are spanned by a guide, which is as small as the largest item allows.
  private mutating func alignToSpanner(_ stack: StackContext, first: Int) {
    let cross = stack.crossAxis
    let spanner = addGuide(of: stack.element, along: cross)
    for item in stack.visible.dropFirst() {
      equate(
        alignment(of: item, in: stack), alignment(of: first, in: stack),
        stack.origin(.alignment, item))
    }
    for item in stack.visible { span(spanner, item, in: stack) }
    add(
      .size(of: spanner, cross), .equal, .constant(0), StackContext.spanningFit,
      stack.origin(.spanningFit, nil))
    for item in stack.visible {
      add(
        .size(of: regions[item], cross), .equal, .constant(0), StackContext.ambiguitySuppression,
        stack.origin(.ambiguitySuppression, item))
    }
    connectCanvas(of: stack, to: spanner, first: first)
  }

  private func alignment(of item: Int, in stack: StackContext) -> LayoutExpression {
    switch stack.arrangement.alignment {
    case .fill, .leading: stack.leading(regions[item], stack.crossAxis)
    case .trailing: stack.trailing(regions[item], stack.crossAxis)
    case .center: stack.center(regions[item], stack.crossAxis)
    case .firstBaseline: baseline(of: item, isFirst: true)
    case .lastBaseline: baseline(of: item, isFirst: false)
    }
  }

  private mutating func span(_ spanner: LayoutRegion, _ item: Int, in stack: StackContext) {
    let cross = stack.crossAxis
    let isLeading = stack.arrangement.alignment == .leading
    let isTrailing = stack.arrangement.alignment == .trailing
    let origin = stack.origin(.spanningBoundary, item)
    add(
      stack.leading(spanner, cross), isLeading ? .equal : .lessThanOrEqual,
      stack.leading(regions[item], cross),
      isLeading ? StackContext.strongSpanningBoundary : .required, origin)
    add(
      stack.trailing(spanner, cross), isTrailing ? .equal : .greaterThanOrEqual,
      stack.trailing(regions[item], cross),
      isTrailing ? StackContext.strongSpanningBoundary : .required, origin)
  }

  private mutating func connectCanvas(
    of stack: StackContext, to spanner: LayoutRegion, first: Int
  ) {
    let cross = stack.crossAxis
    let alignment = stack.arrangement.alignment
    let origin = stack.origin(.canvasConnection, first)
    equate(
      stack.leading(stack.canvas, cross),
      stack.leading(alignment == .leading ? regions[first] : spanner, cross), origin)
    equate(
      stack.trailing(stack.canvas, cross),
      stack.trailing(alignment == .trailing ? regions[first] : spanner, cross), origin)
    if alignment == .center {
      equate(stack.center(stack.canvas, cross), stack.center(regions[first], cross), origin)
    }
    if alignment.isBaseline { fitCanvas(of: stack, cross) }
  }
}
