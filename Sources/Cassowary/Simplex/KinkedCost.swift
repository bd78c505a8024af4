/// The cost of a symbol away from its breakpoint: a convex function with one kink.
///
/// An infinite slope is a bound. The left side of `a >= 3` has the slopes (1, 0) at a priority that
/// is being optimized; (infinity, 0) once that is settled and it holds; and none before its turn.
struct KinkedCost: BitwiseCopyable, Equatable, Sendable {
  // Slopes are powers of two, sums of 0 and 1, or infinite: half the room holds them exactly.
  private var storedBelow: Float
  private var storedAbove: Float

  @inline(__always)
  init(below: Double, above: Double) { (storedBelow, storedAbove) = (Float(below), Float(above)) }

  @inline(__always) var below: Double {
    get { Double(storedBelow) }
    set { storedBelow = Float(newValue) }
  }

  @inline(__always) var above: Double {
    get { Double(storedAbove) }
    set { storedAbove = Float(newValue) }
  }

  static let free = KinkedCost(below: 0, above: 0)
  static let fixed = KinkedCost(below: .infinity, above: .infinity)
  static let atLeast = KinkedCost(below: .infinity, above: 0)
  static let atMost = KinkedCost(below: 0, above: .infinity)

  var isFixed: Bool { storedBelow == .infinity && storedAbove == .infinity }
  /// The growth of the slope at the breakpoint.
  var kink: Double { below + above }

  static func violation(of relation: Relation, weight: Double) -> KinkedCost {
    switch relation {
    case .lessThanOrEqual: KinkedCost(below: 0, above: weight)
    case .equal: KinkedCost(below: weight, above: weight)
    case .greaterThanOrEqual: KinkedCost(below: weight, above: 0)
    }
  }

  static func bound(of relation: Relation) -> KinkedCost {
    violation(of: relation, weight: .infinity)
  }
}
