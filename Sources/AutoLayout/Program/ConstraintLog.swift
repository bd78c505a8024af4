import SelfSizingGeometry

/// Writes constraints as UIKit describes them in logs.
/// What a visual format can say is one, the rest an equation. Addresses show the declaration order.
/// - Source: Public logs of iOS 10 to 18.
struct ConstraintLog {
  private let program: LayoutProgram
  private let constraints: [DescribedConstraint]
  private let target: LayoutSize

  init(_ program: LayoutProgram, _ constraints: [DescribedConstraint], target: LayoutSize) {
    self.target = target
    self.program = program
    self.constraints = constraints
  }

  private var description: LayoutDescription { program.description }

  /// Nil for rows that UIKit has no constraint for.
  func line(ofRow row: Int) -> String? {
    #if hasFeature(Embedded)
      return nil  // A page shows no logs.
    #else
      switch program.origins[row] {
      case .declared(let index): return line(row, constraints[index])
      case .stack(let element, let rule, let item):
        return line(row, rule, element: element, item: item)
      case .fitting(let axis):
        return wrap(
          row,
          "'\(identifier(ofTarget: axis))' \(item(0)).\(axis.extentName) == \(target[axis].plain)")
      case .autoresizing(let element, let attribute): return autoresizing(row, element, attribute)
      case .hugging, .compressionResistance, .readable, .nonNegative, .origin: return nil
      }
    #endif
  }

  private func identifier(ofTarget axis: LayoutAxis) -> String {
    if axis == .horizontal { return "fittingSizeHTarget" }
    return program.variation.encapsulatesHeight
      ? LayoutProgram.encapsulatedHeight : "fittingSizeVTarget"
  }

  private func wrap(
    _ row: Int, _ text: String, names: String = "", class name: String = "NSLayoutConstraint"
  ) -> String {
    "<\(name):\(Self.address(0x6000_0000_0000, 0x10 * (row + 1))) \(text)   (active\(names))>"
  }

  private func item(_ element: Int) -> String {
    let described = description.elements[element]
    let address = Self.address(0x7f00_0000_0000, 0x100 * (element + 1))
    let name =
      switch described.role {
      case .item, .guide: described.name
      case .marginsGuide: "UIViewLayoutMarginsGuide"
      case .safeAreaGuide: "UIViewSafeAreaLayoutGuide"
      case .readableGuide: "UIViewReadableContentGuide"
      }
    return "\(described.className):\(address)'\(name)'"
  }

  /// Wider than an `Int` may be.
  private static func address(_ base: UInt64, _ offset: Int) -> String {
    "0x\(String(base + UInt64(offset), radix: 16))"
  }

  private func names(superview element: Int) -> String { ", names: '|':\(item(element)) " }

  private func line(_ row: Int, _ constraint: DescribedConstraint) -> String {
    let prefix = constraint.identifier.map { "'\($0)' " } ?? ""
    let priority =
      constraint.priority == .required ? "" : " @ \(constraint.priority.rawValue.plain)"
    if let (format, superview) = visualFormat(of: constraint) {
      return wrap(
        row, prefix + format + priority, names: superview.map { names(superview: $0) } ?? "")
    }
    var text = "\(item(constraint.first)).\(constraint.firstAttribute) "
    text += constraint.relation.symbol + " "
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier.plain)*" }
      text += "\(item(second)).\(attribute)"
      text += constraint.constant.summand()
    } else {
      text += constraint.constant.plain
    }
    return wrap(row, prefix + text + priority)
  }

  /// The format, and the superview that `|` means in it.
  private func visualFormat(of constraint: DescribedConstraint) -> (String, superview: Int?)? {
    guard let second = constraint.second, let attribute = constraint.secondAttribute,
      constraint.multiplier == 1, !attribute.isMargin, !constraint.firstAttribute.isMargin,
      constraint.systemSpacing == nil
    else { return nil }
    let (first, edge) = (constraint.first, constraint.firstAttribute)
    let distance = Self.distance(constraint)
    let axis = edge.axis == .horizontal ? "H:" : "V:"
    let direction = edge.isAbsoluteSide ? "(LTR)" : ""
    if description.elements[first].container == second, edge == attribute {
      if edge.isStart { return ("\(axis)|-(\(distance))-[\(item(first))]\(direction)", second) }
      if edge.isEnd, let negative = Self.mirrored(constraint) {
        return ("\(axis)[\(item(first))]-(\(negative))-|\(direction)", second)
      }
    }
    if description.elements[second].container == first, edge == attribute, edge.isEnd {
      return ("\(axis)[\(item(second))]-(\(distance))-|\(direction)", first)
    }
    guard description.elements[first].container == description.elements[second].container,
      edge.isStart, attribute.isEnd
    else { return nil }
    return ("\(axis)[\(item(second))]-(\(distance))-[\(item(first))]\(direction)", nil)
  }

  private static func distance(_ constraint: DescribedConstraint) -> String {
    (constraint.relation == .equal ? "" : constraint.relation.symbol) + constraint.constant.plain
  }

  private static func mirrored(_ constraint: DescribedConstraint) -> String? {
    let sign =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: ">="
      case .greaterThanOrEqual: "<="
      }
    return sign + (0 - constraint.constant).plain
  }

  private func autoresizing(_ row: Int, _ element: Int, _ attribute: LayoutAttribute) -> String {
    guard let resizing = description.elements[element].autoresizing,
      let container = description.elements[element].container
    else { return "" }
    func mask(_ axis: LayoutAxis) -> String {
      let (before, extent, behind) = resizing.mask.flexibility(axis)
      // Without a flexible stretch the last one takes the rest.
      let isRigid = !before && !extent && !behind
      return [before, extent, behind || isRigid].map { $0 ? "&" : "-" }.joined()
    }
    let masks = "h=\(mask(.horizontal)) v=\(mask(.vertical)) "
    let axis = attribute.axis
    let name = attribute == .left ? "minX" : attribute == .top ? "minY" : "\(attribute)"
    let (before, extent) = resizing.shares(axis)
    let share = attribute.isSize ? extent : before
    let length = attribute.isSize ? resizing.frame.size[axis] : resizing.frame.origin[axis]
    let rest = length - share * resizing.containerSize[axis]
    var text = "\(item(element)).\(name) == "
    if share == 0 {
      text += rest.plain
    } else {
      text += (share == 1 ? "" : "\(share.plain)*") + "\(item(container)).\(axis.extentName)"
      text += rest.summand()
    }
    return wrap(
      row, masks + text, names: attribute.isSize ? "" : names(superview: container),
      class: "NSAutoresizingMaskLayoutConstraint")
  }

  private func line(_ row: Int, _ rule: StackRule, element: Int, item: Int?) -> String {
    let prefix = "'\(rule.rawValue)' "
    guard let stack = description.elements[element].stack else { return wrap(row, prefix) }
    let arrangement = program.variation.arrangements[stack]
    let axis = arrangement.axis
    if rule == .hiding, let item {
      return wrap(row, prefix + "\(self.item(item)).\(axis.extentName) == 0")
    }
    let arranged = description.stacks[stack].arranged
    let isPlain = program.baselines(ofRow: row) == nil
    if rule == .spacing, isPlain, let item, let position = arranged.firstIndex(of: item),
      position > 0
    {
      let gap = program.buffer.constant(ofRow: row).magnitude.plain
      let sign = arrangement.distribution.hasEqualGaps ? ">=" : ""
      return wrap(
        row,
        prefix + (axis == .horizontal ? "H:" : "V:")
          + "[\(self.item(arranged[position - 1]))]-(\(sign)\(gap))-[\(self.item(item))]")
    }
    return wrap(row, prefix + StackEquation(program, row, item: self.item).text)
  }
}

extension LayoutAttribute {
  var isStart: Bool { self == .left || self == .leading || self == .top }
  var isEnd: Bool { self == .right || self == .trailing || self == .bottom }
}
