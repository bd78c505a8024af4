import SelfSizingCassowary
import SelfSizingGeometry

/// Writes the rows of a layout in the order of its description: equal declarations, equal programs.
struct LayoutCompiler {
  /// Required intrinsic sizes give way to explicit required sizes, and to broken constraints.
  static let requiredIntrinsicPriority = 1000 - 2e-6
  /// A broken constraint still pulls, just below required.
  static let brokenPriority = 1000 - 1e-6
  let description: LayoutDescription
  let variation: LayoutVariation
  let isHidden: [Bool]
  /// -1 for guides that are only a part of their container.
  let firstVariable: [Int]
  let elementVariableCount: Int
  let regions: [LayoutRegion]
  private let broken: Set<RowOrigin>
  var buffer: RowBuffer
  private(set) var intrinsicRows: [LayoutProgram.IntrinsicRows]
  private(set) var targetRows = (width: 0, height: 0)
  private(set) var firstDeclaredRow = 0
  private let start: LayoutStart

  init(
    _ description: LayoutDescription, _ variation: LayoutVariation, broken: [RowOrigin],
    start: LayoutStart = LayoutStart()
  ) {
    self.description = description
    self.start = start
    self.variation = variation
    self.broken = Set(broken)
    let elements = description.elements
    var isHidden = [Bool](repeating: false, count: elements.count)
    for element in variation.hiddenElements where isHidden.indices.contains(element) {
      isHidden[element] = true
    }
    self.isHidden = isHidden
    var firstVariable = [Int](repeating: -1, count: elements.count)
    var regions: [LayoutRegion] = []
    regions.reserveCapacity(elements.count)
    var count = 0
    for index in elements.indices {
      let container = elements[index].container ?? 0
      switch elements[index].role {
      case .item, .guide, .readableGuide:
        firstVariable[index] = count
        regions.append(LayoutRegion(firstVariable: count))
        count += 4
      case .marginsGuide:
        regions.append(
          LayoutRegion(
            firstVariable: regions[container].firstVariable,
            insets: elements[container].attributes.margins(in: variation.direction)))
      case .safeAreaGuide:
        regions.append(
          LayoutRegion(
            firstVariable: regions[container].firstVariable,
            insets: elements[container].attributes.safeAreaInsets))
      }
    }
    self.firstVariable = firstVariable
    elementVariableCount = count
    self.regions = regions
    intrinsicRows = [LayoutProgram.IntrinsicRows](
      repeating: LayoutProgram.IntrinsicRows(), count: elements.count)
    buffer = RowBuffer(
      variableCount: count,
      capacity: 4 + 4 * elements.count + description.constraints.count + 2
        * description.stacks.count, constraintCount: description.constraints.count, measured: start)
  }

  mutating func addRoot() {
    let root = regions[0]
    for axis in LayoutAxis.allCases {
      equate(.start(of: root, axis), .constant(0), .origin(axis))
    }
    let priorities = variation.fittingPriorities
    targetRows = (buffer.count, buffer.count + 1)
    add(
      .size(of: root, .horizontal), .equal, .constant(start.target.width), priorities.horizontal,
      .fitting(.horizontal))
    add(
      .size(of: root, .vertical), .equal, .constant(start.target.height), priorities.vertical,
      .fitting(.vertical))
  }

  mutating func addSizes() {
    for index in description.elements.indices where firstVariable[index] >= 0 {
      let attributes = description.elements[index].attributes
      for axis in LayoutAxis.allCases {
        let size = LayoutExpression.size(of: regions[index], axis)
        // A readable guide has no room in an item narrower than its margins.
        if description.elements[index].role != .readableGuide {
          add(
            size, .greaterThanOrEqual, .constant(0), .required, .nonNegative(element: index, axis))
        }
        guard attributes.intrinsicAxes.contains(axis) else { continue }
        intrinsicRows[index][axis] = buffer.count
        let intrinsic = LayoutExpression.constant(start.size(ofElementAt: index)[axis])
        add(
          size, .lessThanOrEqual, intrinsic, Self.optional(attributes.contentHugging[axis]),
          .hugging(element: index, axis))
        add(
          size, .greaterThanOrEqual, intrinsic,
          Self.optional(attributes.compressionResistance[axis]),
          .compressionResistance(element: index, axis))
      }
    }
  }

  private static func optional(_ priority: LayoutPriority) -> LayoutPriority {
    min(priority, LayoutPriority(requiredIntrinsicPriority))
  }

  mutating func addDeclaredConstraints() {
    firstDeclaredRow = buffer.count
    for index in description.constraints.indices {
      let constraint = description.constraints[index]
      let isMirrored = isMirrored(constraint)
      buffer.add(
        expression(constraint.firstAttribute, of: constraint.first, isMirrored: isMirrored))
      if let second = constraint.second, let attribute = constraint.secondAttribute {
        buffer.add(
          expression(attribute, of: second, isMirrored: isMirrored), times: -constraint.multiplier)
        subtractOriginShift(of: constraint, second: second, isMirrored: isMirrored)
        subtractSystemSpacing(of: constraint)
      }
      buffer.endRest(constraint.constant)
      end(Relation(constraint.relation), constraint.priority, .declared(index))
    }
  }

  private func isMirrored(_ constraint: DescribedConstraint) -> Bool {
    isRightToLeft
      && (constraint.firstAttribute.isDirectional
        || constraint.secondAttribute?.isDirectional == true)
  }

  /// A multiple of a location counts from the common ancestor's origin, not from the root's.
  private mutating func subtractOriginShift(
    of constraint: DescribedConstraint, second: Int, isMirrored: Bool
  ) {
    guard constraint.multiplier != 1, !constraint.firstAttribute.isSize,
      let ancestor = description.commonAncestor(constraint.first, second)
    else { return }
    let axis = constraint.firstAttribute.axis
    let origin: LayoutAttribute = axis == .vertical ? .top : isMirrored ? .leading : .left
    buffer.add(
      expression(origin, of: ancestor, isMirrored: isMirrored) * (constraint.multiplier - 1))
  }

  /// Between baselines the system's spacing is the distance at which the two texts touch, times the
  /// multiplier.
  /// - Source: Modelled; UIKit documents that it depends on the fonts, not the rule.
  private mutating func subtractSystemSpacing(of constraint: DescribedConstraint) {
    guard let multiplier = constraint.systemSpacing else { return }
    for (attribute, element) in [
      (constraint.firstAttribute, constraint.first),
      (constraint.secondAttribute, constraint.second ?? 0),
    ] {
      guard let attribute, attribute.isBaseline else { continue }
      buffer.add(baselineOffset(of: element, isFirst: attribute == .firstBaseline) * -multiplier)
    }
  }

  mutating func add(
    _ left: LayoutExpression, _ relation: Relation, _ right: LayoutExpression,
    _ priority: LayoutPriority, _ origin: RowOrigin
  ) {
    buffer.add(left)
    buffer.add(right, times: -1)
    end(relation, priority, origin)
  }

  mutating func equate(
    _ left: LayoutExpression, _ right: LayoutExpression, _ origin: RowOrigin
  ) { add(left, .equal, right, .required, origin) }

  mutating func end(_ relation: Relation, _ priority: LayoutPriority, _ origin: RowOrigin) {
    let isBroken = !broken.isEmpty && broken.contains(origin)
    buffer.end(relation, priority: isBroken ? Self.brokenPriority : priority.rawValue, origin)
  }

  /// A stack's own rectangle, with an extent of at least zero along the only axis that is used.
  mutating func addGuide(of element: Int, along axis: LayoutAxis) -> LayoutRegion {
    let guide = LayoutRegion(firstVariable: buffer.addRectangle())
    add(
      .size(of: guide, axis), .greaterThanOrEqual, .constant(0), .required,
      .nonNegative(element: element, axis))
    return guide
  }
}

extension Relation {
  fileprivate init(_ relation: LayoutConstraint.Relation) {
    self = Relation(rawValue: relation.rawValue) ?? .equal
  }
}
