/// A region of constants as two affine maps: where they are among the factors of a workspace.
///
/// The *bound map* gives a slack for every bound of the basis; the basis is optimal where none of
/// them is negative. It is stored twice: by slack, to look whether the region reaches to some
/// constants, and by constraint, so that a changed constant moves only the slacks that depend on
/// it. The *output map* gives every variable of the group; it is stored by variable and always
/// evaluated in full, so that a value does not depend on the way by which it was reached.
///
/// All maps of a workspace share their buffers: nothing is counted while a value is read.
///
/// - Source: Gal, Nedoma, Multiparametric Linear Programming, Management Science 18, 1972.
struct RegionMap: BitwiseCopyable, Sendable {
  /// Beyond this number of constraints in a group maps would be larger than they are worth: a
  /// chain's last value depends on all constants before it.
  static var constraintLimit: Int { Basis.storedLimit }

  /// The first row of factors by slack: positions are constraints of the program.
  let firstSlack: Int
  /// The first row by constraint of the group: positions are slacks.
  let firstBound: Int
  /// The first row by variable of the group: positions are constraints of the program.
  let firstOutput: Int
  /// The row after the last one.
  let end: Int

  /// The rows of factors by slack.
  var slacks: Range<Int> { firstSlack..<firstBound }
  /// All rows.
  var rows: Range<Int> { firstSlack..<end }

  /// Derives the maps of a solved group by running its tape backwards for every output and bound.
  ///
  /// - Complexity: O((variables + rows) × entries of the tape).
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

  /// The same maps in other rows.
  init(_ map: RegionMap, movedTo row: Int) {
    firstSlack = row
    firstBound = row + map.firstBound - map.firstSlack
    firstOutput = row + map.firstOutput - map.firstSlack
    end = row + map.end - map.firstSlack
  }
}
