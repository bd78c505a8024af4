import SelfSizingAutoLayout
import SelfSizingGeometry

extension TemplateWriter {
  func statement(_ constraint: CellPlan.Constraint) -> [String] {
    guard let large = constraint.accessibilityConstant else { return plainStatement(constraint) }
    var stated = constraint
    stated.constant = 0
    var lines = plainStatement(stated).map { "  " + $0 }
    lines[0] = "  of: " + lines[0].dropFirst(2)
    lines[lines.count - 1] += ","
    let ordinary = constraint.constant.plain
    let condition = "$0.contentSizeCategory.isAccessibilityCategory"
    return ["cell.constant("] + lines + ["  when: { \(condition) ? \(large.plain) : \(ordinary) })"]
  }

  private func plainStatement(_ constraint: CellPlan.Constraint) -> [String] {
    var chained = ""
    if constraint.priority != 1000 { chained += ".priority(\(constraint.priority.plain))" }
    if let identifier = constraint.identifier {
      chained += ".identifier(\(identifier.swiftLiteral))"
    }
    // Anchors have no multiplier for locations.
    if !constraint.first.attribute.isSize, constraint.multiplier != 1 {
      return wrapped("LayoutConstraint", initializerArguments(constraint), chained: chained)
    }
    return wrapped(
      anchor(constraint.first) + ".constraint", arguments(constraint), chained: chained)
  }

  private func arguments(_ constraint: CellPlan.Constraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    guard let second = constraint.second
    else { return "\(relation)Constant: \(constraint.constant.plain)" }
    let multiplier =
      constraint.multiplier == 1 ? "" : ", multiplier: \(constraint.multiplier.plain)"
    let constant = constraint.constant == 0 ? "" : ", constant: \(constraint.constant.plain)"
    return "\(relation): \(anchor(second))\(multiplier)\(constant)"
  }

  private func initializerArguments(_ constraint: CellPlan.Constraint) -> String {
    let second = constraint.second.map { ("\(element($0))", ".\($0.attribute)") } ?? ("nil", "nil")
    return "item: \(element(constraint.first)), "
      + "attribute: .\(constraint.first.attribute), relatedBy: .\(constraint.relation), "
      + "toItem: \(second.0), attribute: \(second.1), "
      + "multiplier: \(constraint.multiplier.plain), constant: \(constraint.constant.plain)"
  }

  private func anchor(_ anchor: CellPlan.Anchor) -> String {
    "\(holder(anchor)).\(anchor.attribute)Anchor"
  }

  func holder(_ anchor: CellPlan.Anchor) -> String {
    guard anchor.isMargin, !isGuide(anchor.item) else { return identifiers[anchor.item] }
    return anchor.item == 0 ? "margins" : "\(identifiers[anchor.item]).layoutMarginsGuide"
  }

  private func element(_ anchor: CellPlan.Anchor) -> String {
    let name = holder(anchor)
    return anchor.isMargin || isGuide(anchor.item) ? name : "\(name).layoutElement"
  }

  /// The statements of all constraints. Four that hold an item's edges at those of a view around it
  /// are one, in the place of the first of them.
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

  /// A required constraint between the same edge of an item and of a view around it.
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

  private func contains(_ outer: CellPlan.Anchor, _ inner: CellPlan.Anchor) -> Bool {
    !inner.isMargin && !isGuide(inner.item) && plan.contains(outer.item, inner.item)
  }
}

private struct EdgePair: Hashable {
  let inner: Int
  let outer: CellPlan.Anchor
}
