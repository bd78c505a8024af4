import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A measured cell with everything that a debugger would show: every element, every active
/// constraint with its slack, and the explanation of the cell's height.
public struct CellInspection: Sendable {
  /// An item or a guide as it was laid out.
  public struct Element: Sendable {
    /// The element's name.
    public let name: String
    /// The frame in the content view's coordinates, in points, not rounded.
    public let frame: LayoutRect
    /// Whether the element is an item, and not a guide.
    public let isItem: Bool
    /// Whether the element, or a view that contains it, is hidden.
    public let isHidden: Bool
  }

  /// A constraint that took part.
  public struct Constraint: Sendable {
    /// The constraint as it was declared; elements are indices of ``CellInspection/elements``.
    package let declared: DescribedConstraint
    /// The constraint in words.
    public let text: String
    /// The left side minus the right side, in points; nil if unknown.
    public let difference: Double?

    /// The distance of an inequality from its bound, in points; 0 at the bound.
    public var slack: Double { isViolated ? 0 : (difference ?? 0).magnitude }

    /// Whether the constraint is violated by a visible amount.
    public var isViolated: Bool {
      guard let difference else { return false }
      return switch declared.relation {
      case .equal: difference.magnitude > Self.visible
      case .lessThanOrEqual: difference > Self.visible
      case .greaterThanOrEqual: difference < -Self.visible
      }
    }

    /// A difference in points that is worth telling.
    private static let visible = 0.01
  }

  /// The measurement.
  public package(set) var measurement: CellMeasurement
  /// All findings, by kind: the measurement's own, and those that only other fits of the cell show.
  public package(set) var findings: [CellFinding]
  /// All items and guides, the content view first.
  public let elements: [Element]
  /// The active constraints, the strongest first, else in the order of their declaration.
  public let constraints: [Constraint]
  /// Why the cell is as high as it is.
  public let explanation: LayoutExplanation
  /// The sets of required constraints that contradict each other; one of each was broken.
  public let conflicts: [LayoutConflict]
}

extension CellInspection {
  /// The distances of a text's baselines from its top and from its bottom, in points.
  typealias Baselines = (first: Double, last: Double)

  /// Reads what a debugger would show off a laid-out cell; bound constants are by constraint.
  init(
    _ measurement: CellMeasurement, _ finder: FindingFinder, findings: [CellFinding],
    _ explanation: LayoutExplanation, baselines: [Int: Baselines], boundConstants: [Int: Double],
    constraintTexts: [String]
  ) {
    let description = finder.shape.description
    let reader = AttributeReader(
      frames: finder.solution.frames,
      isMirrored: finder.shape.variation.direction == .rightToLeft, baselines: baselines)
    self.measurement = measurement
    self.findings = findings.byKind
    elements = description.elements.enumerated().map { index, element in
      Element(
        name: element.name, frame: finder.solution.frames[index], isItem: element.isItem,
        isHidden: finder.shape.isHidden[index])
    }
    constraints = description.constraintsByPriority.map { index in
      let declared = description.constraints[index]
      let constant = boundConstants[index] ?? declared.constant
      return Constraint(
        declared: declared, text: constraintTexts[index],
        difference: reader.difference(of: declared, constant: constant))
    }
    self.explanation = explanation
    conflicts = finder.solution.conflicts
  }
}

extension [CellFinding] {
  package var byKind: [CellFinding] {
    isEmpty ? [] : CellFinding.Kind.allCases.flatMap { kind in filter { $0.kind == kind } }
  }
}

extension LayoutDescription {
  package var constraintsByPriority: [Int] {
    // Sorting keeps no order of equals; the index does.
    constraints.indices.sorted { first, second in
      let (one, two) = (constraints[first].priority, constraints[second].priority)
      return one == two ? first < second : one > two
    }
  }
}

/// Reads attributes off solved frames, as constraints compare them.
private struct AttributeReader {
  let frames: [LayoutRect]
  let isMirrored: Bool
  let baselines: [Int: CellInspection.Baselines]

  /// By how much the left side exceeds the right one; nil where a multiplied location, a margin or
  /// the system's spacing makes the comparison another one than of two edges.
  func difference(of constraint: DescribedConstraint, constant: Double) -> Double? {
    guard constraint.systemSpacing == nil,
      let left = value(constraint.firstAttribute, of: constraint.first)
    else { return nil }
    guard let second = constraint.second, let attribute = constraint.secondAttribute else {
      return left - constant
    }
    guard constraint.multiplier == 1 || attribute.isSize, let right = value(attribute, of: second)
    else { return nil }
    let difference = left - constraint.multiplier * right
    // Leading and trailing count from the right edge in a mirrored interface.
    let countsFromRight =
      isMirrored && (constraint.firstAttribute.isDirectional || attribute.isDirectional)
    return (countsFromRight ? -difference : difference) - constant
  }

  private func value(_ attribute: LayoutAttribute, of element: Int) -> Double? {
    let frame = frames[element]
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .leading: return isMirrored ? frame.maxX : frame.minX
    case .trailing: return isMirrored ? frame.minX : frame.maxX
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .firstBaseline: return baselines[element].map { frame.minY + $0.first }
    case .lastBaseline: return baselines[element].map { frame.maxY - $0.last }
    default: return nil
    }
  }
}
