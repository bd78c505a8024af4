import SelfSizingCassowary
import SelfSizingGeometry

/// The constraints that a stack generates, under the names that UIKit's logs give them.
///
/// - Source: Public constraint logs of `UIStackView`, and measured sizes. What is ours: baseline
///   stacks tie both edges of the canvas to the spanner, so that a taller neighbour stays inside.
extension LayoutCompiler {
  /// Writes the rows of one stack.
  mutating func addStack(_ index: Int) {
    var rows = StackRows(description.stacks[index], variation.arrangements[index], self)
    rows.hide()
    if rows.visible.isEmpty {
      rows.collapse()
    } else {
      rows.connectCanvas()
      rows.addSpacing()
      rows.distribute()
      rows.align()
    }
    self = rows.compiler
  }
}

/// One stack on its way into a program.
struct StackRows {
  /// The guides that equal spacing and equal centring leave the canvas to be as small as.
  static let canvasFit: LayoutPriority = 49
  static let spanningFit: LayoutPriority = 51
  static let strongSpanningBoundary: LayoutPriority = 999.5
  static let ambiguitySuppression: LayoutPriority = 25
  static let firstProportion = 999.0
  static let firstEqualCentering = 149.0

  let stack: LayoutDescription.Stack
  let arrangement: StackArrangement
  let canvas: LayoutRegion
  let arranged: [Int]
  let visible: [Int]
  var compiler: LayoutCompiler

  init(
    _ stack: LayoutDescription.Stack, _ arrangement: StackArrangement, _ compiler: LayoutCompiler
  ) {
    self.stack = stack
    self.arrangement = arrangement
    self.compiler = compiler
    arranged = stack.arranged
    visible = stack.arranged.filter { !compiler.isHidden[$0] }
    canvas =
      arrangement.isLayoutMarginsRelativeArrangement
      ? .margins(of: stack.element) : .item(stack.element)
  }

  var axis: LayoutAxis { arrangement.axis }
  var crossAxis: LayoutAxis { arrangement.axis.perpendicular }

  /// The edge where the stack begins: the right one of a horizontal stack that reads from the right.
  func leading(_ region: LayoutRegion, _ axis: LayoutAxis) -> LayoutExpression {
    isMirrored(axis) ? compiler.end(of: region, axis) * -1 : compiler.start(of: region, axis)
  }

  func trailing(_ region: LayoutRegion, _ axis: LayoutAxis) -> LayoutExpression {
    isMirrored(axis) ? compiler.start(of: region, axis) * -1 : compiler.end(of: region, axis)
  }

  func center(_ region: LayoutRegion, _ axis: LayoutAxis) -> LayoutExpression {
    let center = compiler.center(of: region, axis)
    return isMirrored(axis) ? center * -1 : center
  }

  func size(_ region: LayoutRegion, _ axis: LayoutAxis) -> LayoutExpression {
    compiler.size(of: region, axis)
  }

  private func isMirrored(_ axis: LayoutAxis) -> Bool {
    axis == .horizontal && compiler.variation.direction == .rightToLeft
  }

  mutating func add(
    _ name: String, _ left: LayoutExpression, _ relation: Relation, _ right: LayoutExpression,
    _ priority: LayoutPriority = .required, item: Int? = nil
  ) {
    compiler.add(
      left, relation, right, priority, .stack(element: stack.element, name: name, item: item))
  }

  /// Lets a stack that shows nothing be as small as its surroundings allow.
  mutating func collapse() {
    fitCanvas(.horizontal)
    fitCanvas(.vertical)
  }

  /// Ties the first and the last visible item to the canvas.
  mutating func connectCanvas() {
    guard let first = visible.first, let last = visible.last else { return }
    let name = "UISV-canvas-connection"
    add(name, leading(canvas, axis), .equal, leading(.item(first), axis), item: first)
    add(name, trailing(canvas, axis), .equal, trailing(.item(last), axis), item: last)
  }

  /// Keeps neighbours apart. A hidden item takes half of the gap on either side with it, and an item
  /// before the first or behind the last visible one the whole gap.
  mutating func addSpacing() {
    let hasEqualGaps =
      arrangement.distribution == .equalSpacing || arrangement.distribution == .equalCentering
    let relation: Relation = hasEqualGaps ? .greaterThanOrEqual : .equal
    for (position, (item, next)) in zip(arranged, arranged.dropFirst()).enumerated() {
      let gap = LayoutExpression.constant(gap(after: position))
      add(
        "UISV-spacing", leading(.item(next), axis), relation,
        trailing(.item(item), axis) + gap, item: next)
    }
  }

  private func gap(after position: Int) -> Double {
    let isHidden = compiler.isHidden
    let isBeforeAll = arranged[...position].allSatisfy { isHidden[$0] }
    let isBehindAll = arranged[(position + 1)...].allSatisfy { isHidden[$0] }
    guard !isBeforeAll, !isBehindAll else { return 0 }
    let full = stack.customSpacing[position] ?? arrangement.spacing
    var share = 1.0
    if isHidden[arranged[position]] { share -= 0.5 }
    if isHidden[arranged[position + 1]] { share -= 0.5 }
    return full * share
  }

  /// Takes the extent of hidden items away.
  mutating func hide() {
    for item in arranged where compiler.isHidden[item] {
      add("UISV-hiding", size(.item(item), axis), .equal, .constant(0), item: item)
    }
  }
}
