/// Required constraints that cannot hold together, with a proof of it.
struct ContradictorySystem {
  private let presolved: Presolved
  /// The core of each group.
  private let bases: [Basis?]
  private let group: Int
  /// How far its constraints are from holding together.
  private let gap: Double
  /// The growth of the gap with each constant, by the constraints' positions in the part.
  private let factors: [Double]
  /// Where each constraint of the whole system is in the part; -1 if it is not.
  private let places: [Int32]
  /// Nil until it is asked for.
  private var othersHold: Bool?

  /// Looks for a proof; nil if the constraints can hold. All are required and valid, each variable
  /// at most once in one; their positions in the whole system, of `count` constraints, ascend.
  init?(_ part: LinearSystem, of positions: [Int], among count: Int) {
    var bases: [Basis?] = []
    let presolved = Presolved(part, ColumnCounts(part), bases: &bases)
    let reduced = presolved.reducedConstants()
    var scratch = [Double](repeating: 0, count: part.variableCount)
    var found: (group: Int, proof: InfeasibilityProof)?
    for group in 0..<presolved.groups.count {
      let proof = presolved.proof(group, bases[group], reduced, scratch: &scratch)
      guard let proof else { continue }
      found = (group, proof)
      break
    }
    guard let found else { return nil }
    var factors = Scratch<Double>(repeating: 0, count: positions.count)
    for term in found.proof.terms { factors[term.row] += term.factor }
    // A row stands for those that presolve put into it.
    presolved.elimination.differentiateTransfers(&factors, group: found.group)
    var places = [Int32](repeating: -1, count: count)
    for (place, position) in positions.enumerated() { places[position] = Int32(place) }
    self.presolved = presolved
    self.bases = bases
    self.factors = factors.array
    self.places = places
    group = found.group
    gap = found.proof.gap
  }

  func takesPart(_ position: Int) -> Bool {
    places[position] >= 0 && factors[Int(places[position])] != 0
  }

  /// Whether all other constraints are seen to hold: all do if this one's constant closes the gap.
  /// If not, solving has to decide.
  mutating func holds(without position: Int) -> Bool {
    let place = Int(places[position])
    let shift = -gap / factors[place]
    guard shift.magnitude <= SolverLimits.constant else { return false }
    var scratch = [Double](repeating: 0, count: presolved.system.variableCount)
    if othersHold == nil {
      let reduced = presolved.reducedConstants()
      othersHold = presolved.groups.starts.indices.dropLast().allSatisfy {
        $0 == group || presolved.proof($0, bases[$0], reduced, scratch: &scratch) == nil
      }
    }
    guard othersHold == true else { return false }
    var constants = presolved.system.rows.map { $0.constant }[...]
    constants[place] += shift
    let reduced = presolved.reducedConstants(constants, group: group)
    return presolved.proof(group, bases[group], reduced, scratch: &scratch) == nil
  }
}

extension Presolved {
  /// A proof that a group cannot hold, with rows by their positions; nil if it can.
  fileprivate func proof(
    _ group: Int, _ basis: Basis?, _ reduced: borrowing Scratch<Elimination.ReducedConstant>,
    scratch: inout [Double]
  ) -> InfeasibilityProof? {
    for check in elimination.checks(of: group) where !check.holds(reduced[check.row]) {
      return InfeasibilityProof(gap: reduced[check.row].constant, terms: [(check.row, 1)])
    }
    guard var basis else { return nil }
    let found = basis.withSimplex { simplex in
      simplex.setConstants(reduced, elimination, scratch: &scratch)
      return simplex.proofOfInfeasibility()
    }
    guard let found else { return nil }
    let rows = basis.core.rows
    return InfeasibilityProof(
      gap: found.gap, terms: found.terms.map { (rows[$0.row].subject, $0.factor) })
  }
}
