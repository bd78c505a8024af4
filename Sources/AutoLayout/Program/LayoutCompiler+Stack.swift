import SelfSizingCassowary
import SelfSizingGeometry

/// The constraints that a stack generates, under the names that UIKit's logs give them.
/// - Source: Public constraint logs of `UIStackView`, and measured sizes. What is ours: baseline
///   stacks tie both edges of the canvas to the spanner, so that a taller neighbor stays inside.
extension LayoutCompiler {
  mutating func addStack(_ index: Int) {
    let stack = StackContext(index, self)
    hide(stack)
    if stack.visible.isEmpty {
      fitCanvas(of: stack, .horizontal)
      fitCanvas(of: stack, .vertical)
      return
    }
    connectCanvas(of: stack)
    addSpacing(of: stack)
    distribute(stack)
    align(stack)
  }

  private mutating func hide(_ stack: StackContext) {
    for item in stack.arranged where isHidden[item] {
      equate(.size(of: regions[item], stack.axis), .constant(0), stack.origin(.hiding, item))
    }
  }

  private mutating func connectCanvas(of stack: StackContext) {
    guard let first = stack.visible.first, let last = stack.visible.last else { return }
    let (start, end) =
      stack.hasBaselineEdges
      ? (leadingEdge(of: first, in: stack), trailingEdge(of: last, in: stack))
      : (stack.leading(regions[first]), stack.trailing(regions[last]))
    equate(stack.leading(stack.canvas), start, stack.origin(.canvasConnection, first))
    equate(stack.trailing(stack.canvas), end, stack.origin(.canvasConnection, last))
  }

  /// A hidden item takes half of the gap on either side with it, and an item before the first or
  /// after the last visible one the whole gap.
  private mutating func addSpacing(of stack: StackContext) {
    let relation: Relation =
      stack.arrangement.distribution.hasEqualGaps ? .greaterThanOrEqual : .equal
    for position in stack.arranged.indices.dropLast() {
      let (item, next) = (stack.arranged[position], stack.arranged[position + 1])
      let share = stack.shareOfGap(after: position, isHidden)
      let gap = stack.gap(after: position)
      buffer.add(leadingEdge(of: next, in: stack))
      buffer.add(-trailingEdge(of: item, in: stack))
      if gap == StackArrangement.spacingUseSystem {
        subtractSystemGap(between: item, next, share, in: stack)
      } else {
        buffer.add(.constant(-gap * share))
      }
      end(relation, .required, stack.origin(.spacing, next))
    }
  }

  /// 8 points between edges; between baselines the distance at which the texts touch (modelled).
  private mutating func subtractSystemGap(
    between item: Int, _ next: Int, _ share: Double, in stack: StackContext
  ) {
    guard stack.isBaselineRelative else {
      buffer.add(.constant(-LayoutConstraint.standardSiblingSpacing * share))
      return
    }
    buffer.add(baselineOffset(of: item, isFirst: false) * -share)
    buffer.add(baselineOffset(of: next, isFirst: true) * -share)
  }

  private func leadingEdge(of item: Int, in stack: StackContext) -> LayoutExpression {
    stack.isBaselineRelative && !isHidden[item]
      ? baseline(of: item, isFirst: true) : stack.leading(regions[item])
  }

  private func trailingEdge(of item: Int, in stack: StackContext) -> LayoutExpression {
    stack.isBaselineRelative && !isHidden[item]
      ? baseline(of: item, isFirst: false) : stack.trailing(regions[item])
  }

  /// The canvas is no larger than its content needs.
  mutating func fitCanvas(of stack: StackContext, _ axis: LayoutAxis) {
    add(
      .size(of: stack.canvas, axis), .equal, .constant(0), StackContext.canvasFit,
      stack.origin(.canvasFit, nil))
  }
}
