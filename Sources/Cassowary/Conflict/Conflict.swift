/// An irreducible set of required constraints that contradict each other: together they cannot
/// hold, and without any one of them the others can.
public struct Conflict: Hashable, Sendable {
  /// The positions of the constraints in their program, ascending; never empty.
  public let constraints: [Int]
}
