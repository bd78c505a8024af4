import SelfSizingAutoLayout
import SelfSizingGeometry

extension TemplateWriter {
  /// The statements of all constraints, those of an item together. Four that hold an item's edges
  /// at those of a view around it are one, in the place of the first of them.
  func statements() -> [String] {
    var pins: [EdgePair: [LayoutAttribute: (index: Int, inset: Double)]] = [:]
    for (index, constraint) in plan.constraints.enumerated() {
      guard let pin = pin(constraint), pins[pin.pair]?[pin.edge] == nil else { continue }
      pins[pin.pair, default: [:]][pin.edge] = (index, pin.inset)
    }
    pins = pins.filter { $0.value.count == 4 }
    var written: Set<EdgePair> = []
    var groups: [(item: Int, statements: [[String]])] = []
    for (index, constraint) in plan.constraints.enumerated() {
      var item = constraint.first.item
      var lines: [String]
      if let pin = pin(constraint), let edges = pins[pin.pair], edges[pin.edge]?.index == index {
        guard written.insert(pin.pair).inserted else { continue }
        item = pin.pair.inner
        lines = edgesStatement(pin.pair, edges.mapValues(\.inset))
      } else {
        lines = statement(constraint)
      }
      if groups.last?.item != item { groups.append((item, [])) }
      groups[groups.count - 1].statements.append(lines)
    }
    return Self.spaced(groups.map(\.statements))
  }

  /// The lines of groups, with an empty line beside each that has several statements.
  private static func spaced(_ groups: [[[String]]]) -> [String] {
    var lines: [String] = []
    for (index, group) in groups.enumerated() {
      if index > 0, group.count > 1 || groups[index - 1].count > 1 { lines.append("") }
      lines += group.joined()
    }
    return lines
  }

  private func edgesStatement(_ pair: EdgePair, _ insets: [LayoutAttribute: Double]) -> [String] {
    let insets = DirectionalEdgeInsets(
      top: insets[.top] ?? 0, leading: insets[.leading] ?? 0, bottom: insets[.bottom] ?? 0,
      trailing: insets[.trailing] ?? 0)
    let edges = "\(identifiers[pair.inner]).edges"
    let outer = "equalTo: \(holder(pair.outer))"
    guard insets != .zero else { return wrapped(edges, outer) }
    return wrapped(edges, outer, "insets: \(insets.swiftLiteral)")
  }

  /// A required constraint between the same edge of an item and of a view around it, which is by
  /// the inset further out; nil for any other.
  private func pin(_ constraint: CellPlan.Constraint)
    -> (pair: EdgePair, edge: LayoutAttribute, inset: Double)?
  {
    let (first, edge) = (constraint.first, constraint.first.attribute)
    guard [.top, .leading, .bottom, .trailing].contains(edge), constraint.relation == .equal,
      constraint.multiplier == 1, constraint.priority == 1000, constraint.identifier == nil,
      constraint.accessibilityConstant == nil,
      let second = constraint.second, second.attribute == edge
    else { return nil }
    let isFirstInner = contains(second, first)
    guard isFirstInner || contains(first, second) else { return nil }
    let (inner, outer) = isFirstInner ? (first, second) : (second, first)
    let isStart = edge == .top || edge == .leading
    let inset = isFirstInner == isStart ? constraint.constant : 0 - constraint.constant
    let holder = CellPlan.Anchor(item: outer.item, attribute: .top, isMargin: outer.isMargin)
    return (EdgePair(inner: inner.item, outer: holder), edge, inset)
  }

  /// Whether an item is within what an anchor belongs to: a view, its margins or one of its
  /// guides.
  private func contains(_ outer: CellPlan.Anchor, _ inner: CellPlan.Anchor) -> Bool {
    guard !inner.isMargin, !isGuide(inner.item), inner.item != outer.item else { return false }
    let view = isGuide(outer.item) ? plan.items[outer.item].parent : outer.item
    var around = plan.items[inner.item].parent
    while let item = around {
      if item == view { return true }
      around = plan.items[item].parent
    }
    return false
  }
}

/// An item and what its edges are held at.
private struct EdgePair: Hashable {
  let inner: Int
  let outer: CellPlan.Anchor
}
