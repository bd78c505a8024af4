import SelfSizingCassowary
import SelfSizingGeometry

/// Writes the rows of a linear program for a described layout.
///
/// The order of rows is the order of the description, so that equal declarations give equal programs.
struct LayoutCompiler {
  /// Intrinsic sizes at 1000 silently give way to explicit required sizes, and to broken constraints.
  static let requiredIntrinsicPriority = 1000 - 2e-6
  /// A broken constraint still pulls, just below required.
  static let brokenPriority = 1000 - 1e-6

  let description: LayoutDescription
  let variation: LayoutVariation
  let isHidden: [Bool]
  let firstVariable: [Int?]
  private let broken: Set<RowOrigin>

  private(set) var variableCount: Int
  private(set) var rows: [LinearConstraint] = []
  private(set) var origins: [RowOrigin] = []
  private(set) var baselineRows: [LayoutProgram.BaselineRow] = []
  private(set) var intrinsicRows: [LayoutAxis: [Int: LayoutProgram.IntrinsicRows]] = [:]
  private(set) var targetRows = (width: 0, height: 0)

  init(_ description: LayoutDescription, _ variation: LayoutVariation, broken: [RowOrigin]) {
    self.description = description
    self.variation = variation
    self.broken = Set(broken)
    var isHidden = [Bool](repeating: false, count: description.elements.count)
    for element in variation.hiddenElements where isHidden.indices.contains(element) {
      isHidden[element] = true
    }
    self.isHidden = isHidden
    var count = 0
    firstVariable = description.elements.map { element in
      guard element.role != .marginsGuide else { return nil }
      defer { count += 4 }
      return count
    }
    variableCount = count
  }

  /// Pins the root to the origin and pulls it toward the target size.
  mutating func addRoot() {
    let root = LayoutRegion.item(0)
    for axis in LayoutAxis.allCases {
      add(start(of: root, axis), .equal, .constant(0), .required, .origin(axis))
    }
    let priorities = variation.fittingPriorities
    targetRows.width = rows.count
    add(
      size(of: root, .horizontal), .equal, .constant(0), priorities.horizontal,
      .fitting(.horizontal))
    targetRows.height = rows.count
    add(size(of: root, .vertical), .equal, .constant(0), priorities.vertical, .fitting(.vertical))
  }

  /// Keeps every size from being negative, and holds items at their intrinsic sizes.
  mutating func addSizes() {
    for (index, element) in description.elements.enumerated() where firstVariable[index] != nil {
      for axis in LayoutAxis.allCases {
        let size = size(of: .item(index), axis)
        add(
          size, .greaterThanOrEqual, .constant(0), .required,
          .nonNegative(element: index, axis))
        guard element.intrinsicAxes.contains(axis) else { continue }
        let hugging = rows.count
        addIntrinsic(
          size, .lessThanOrEqual, element.contentHugging[axis],
          .hugging(element: index, axis))
        let compressionResistance = rows.count
        addIntrinsic(
          size, .greaterThanOrEqual, element.compressionResistance[axis],
          .compressionResistance(element: index, axis))
        intrinsicRows[axis, default: [:]][index] = LayoutProgram.IntrinsicRows(
          hugging: hugging, compressionResistance: compressionResistance)
      }
    }
  }

  private mutating func addIntrinsic(
    _ size: LayoutExpression, _ relation: Relation, _ priority: LayoutPriority, _ origin: RowOrigin
  ) {
    let number = min(priority.rawValue, Self.requiredIntrinsicPriority)
    add(size, relation, .constant(0), LayoutPriority(number), origin)
  }

  /// Writes the constraints that were declared.
  mutating func addDeclaredConstraints() {
    for (index, constraint) in description.constraints.enumerated() {
      let isMirrored = isMirrored(constraint)
      let left = expression(constraint.firstAttribute, of: constraint.first, isMirrored: isMirrored)
      var right = LayoutExpression.constant(constraint.constant)
      if let second = constraint.second, let attribute = constraint.secondAttribute {
        right =
          right + expression(attribute, of: second, isMirrored: isMirrored) * constraint.multiplier
          + originShift(of: constraint, second: second, isMirrored: isMirrored)
      }
      add(left, Relation(constraint.relation), right, constraint.priority, .declared(index))
    }
  }

  /// Leading and trailing constraints, and centres compared with them, hold in the mirrored interface.
  private func isMirrored(_ constraint: DescribedConstraint) -> Bool {
    variation.direction == .rightToLeft
      && (constraint.firstAttribute.isDirectional
        || constraint.secondAttribute?.isDirectional == true)
  }

  /// A multiple of a location counts from the common ancestor's origin, not from the root's.
  private func originShift(
    of constraint: DescribedConstraint, second: Int, isMirrored: Bool
  ) -> LayoutExpression {
    guard constraint.multiplier != 1, !constraint.firstAttribute.isSize,
      let ancestor = description.commonAncestor(constraint.first, second)
    else { return .constant(0) }
    let axis = constraint.firstAttribute.axis
    let origin: LayoutAttribute =
      axis == .vertical ? .top : isMirrored ? .leading : .left
    return expression(origin, of: ancestor, isMirrored: isMirrored) * (1 - constraint.multiplier)
  }

  /// Appends the row `left relation right`.
  mutating func add(
    _ left: LayoutExpression, _ relation: Relation, _ right: LayoutExpression,
    _ priority: LayoutPriority, _ origin: RowOrigin
  ) {
    let difference = left - right
    if !difference.baselines.isEmpty {
      baselineRows.append(
        LayoutProgram.BaselineRow(
          row: rows.count, constant: -difference.constant, offsets: difference.baselines))
    }
    let isBroken = broken.contains(origin)
    rows.append(
      LinearConstraint(
        difference.terms, relation, -difference.constant,
        priority: isBroken ? Self.brokenPriority : priority.rawValue))
    origins.append(origin)
  }

  /// Creates an invisible rectangle of a stack's own, with sizes of at least zero.
  mutating func addGuide(of element: Int) -> LayoutRegion {
    let guide = LayoutRegion.variables(variableCount)
    variableCount += 4
    for axis in LayoutAxis.allCases {
      add(
        size(of: guide, axis), .greaterThanOrEqual, .constant(0), .required,
        .nonNegative(element: element, axis))
    }
    return guide
  }
}

extension Relation {
  fileprivate init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
