/// The cost of a symbol away from its breakpoint: a convex function with one kink.
///
/// An infinite slope is a bound. The left side of `a >= 3` at a priority that is being optimized
/// has the slopes (1, 0); once its priority is settled and it holds, (infinity, 0); before its
/// turn, none.
struct KinkedCost: BitwiseCopyable, Equatable, Sendable {
  // Slopes are powers of two, sums of 0 and 1, or infinite: half the room holds them exactly.
  private var storedBelow: Float
  private var storedAbove: Float

  /// Creates a cost from its slopes.
  @inline(__always)
  init(below: Double, above: Double) { (storedBelow, storedAbove) = (Float(below), Float(above)) }

  /// The cost of a unit below the breakpoint.
  @inline(__always) var below: Double {
    get { Double(storedBelow) }
    set { storedBelow = Float(newValue) }
  }

  /// The cost of a unit above the breakpoint.
  @inline(__always) var above: Double {
    get { Double(storedAbove) }
    set { storedAbove = Float(newValue) }
  }

  /// The symbol may have any value.
  static let free = KinkedCost(below: 0, above: 0)
  /// The symbol stays at its breakpoint.
  static let fixed = KinkedCost(below: .infinity, above: .infinity)
  /// The symbol stays at its breakpoint or above.
  static let atLeast = KinkedCost(below: .infinity, above: 0)
  /// The symbol stays at its breakpoint or below.
  static let atMost = KinkedCost(below: 0, above: .infinity)

  /// Whether the symbol cannot leave its breakpoint.
  var isFixed: Bool { storedBelow == .infinity && storedAbove == .infinity }
  /// By how much the slope grows at the breakpoint.
  var kink: Double { below + above }

  /// The cost of violating a relation, per unit.
  static func violation(of relation: Relation, weight: Double) -> KinkedCost {
    switch relation {
    case .lessThanOrEqual: KinkedCost(below: 0, above: weight)
    case .equal: KinkedCost(below: weight, above: weight)
    case .greaterThanOrEqual: KinkedCost(below: weight, above: 0)
    }
  }

  /// The bound that keeps a relation.
  static func bound(of relation: Relation) -> KinkedCost {
    violation(of: relation, weight: .infinity)
  }
}
