/// A region of constants as two affine maps: where they are among the factors of a workspace. The
/// *bound map* gives a slack for every bound of the basis, which is optimal where none is negative:
/// by slack, to look whether the region reaches to some constants, and by constraint, to move only
/// the slacks that depend on a changed one. The *output map* gives every variable of the group; it
/// is always evaluated in full, so that a value does not depend on the way by which it was reached.
/// - Source: Gal, Nedoma, Multiparametric Linear Programming, Management Science 18, 1972.
struct RegionMap: BitwiseCopyable, Sendable {
  /// Larger groups get no maps: a chain's last value depends on all constants before it.
  static var constraintLimit: Int { Basis.storedLimit }

  /// By slack: positions are constraints of the program.
  let firstSlack: Int
  /// By constraint of the group: positions are slacks.
  let firstBound: Int
  /// By variable of the group: positions are constraints of the program.
  let firstOutput: Int
  let end: Int

  var slacks: Range<Int> { firstSlack..<firstBound }
  var rows: Range<Int> { firstSlack..<end }

  init(_ basis: Basis?, group: Int, _ presolved: Presolved, in factors: inout SparseFactors) {
    var gradient = RegionGradient(presolved)
    gradient.begin(group, basis)
    firstSlack = factors.count
    for check in presolved.elimination.checks(of: group) {
      if check.relation != .greaterThanOrEqual {
        gradient.appendConstant(check.row, sign: 1, to: &factors)
      }
      if check.relation != .lessThanOrEqual {
        gradient.appendConstant(check.row, sign: -1, to: &factors)
      }
    }
    if let basis {
      for row in basis.core.rows.indices {
        let cost = basis.symbols[basis.basic(row)].cost
        if cost.below == .infinity { gradient.appendDistance(inRow: row, sign: 1, to: &factors) }
        if cost.above == .infinity { gradient.appendDistance(inRow: row, sign: -1, to: &factors) }
      }
    }
    firstBound = factors.count
    factors.appendTransposed(
      firstSlack..<firstBound, count: presolved.groups.constraints(of: group).count,
      places: presolved.groups.constraints)
    firstOutput = factors.count
    for variable in presolved.groups.variables(of: group) {
      gradient.appendVariable(variable, to: &factors)
    }
    end = factors.count
  }

  init(_ map: RegionMap, movedTo row: Int) {
    firstSlack = row
    firstBound = row + map.firstBound - map.firstSlack
    firstOutput = row + map.firstOutput - map.firstSlack
    end = row + map.end - map.firstSlack
  }
}
