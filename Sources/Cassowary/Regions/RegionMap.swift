/// A region of constants as two affine maps.
///
/// The *bound map* gives a slack for every bound of the basis; the basis is optimal where none of
/// them is negative. It is stored twice: by slack, to look whether the region reaches to some
/// constants, and by constraint, so that a changed constant moves only the slacks that depend on it.
/// The *output map* gives every variable of the group; it is stored by variable and always evaluated
/// in full, so that a value does not depend on the way by which it was reached.
///
/// - Source: Gal, Nedoma, Multiparametric Linear Programming, Management Science 18, 1972.
struct RegionMap: Sendable {
  /// Beyond this number of constraints in a group maps would be larger than they are worth: a chain's
  /// last value depends on all constants before it.
  static let constraintLimit = 256

  /// By slack: `position` is a constraint of the program.
  let slacks: SparseFactors
  /// By constraint of the group: `position` is a slack.
  private let bounds: SparseFactors
  /// By variable of the group: `position` is a constraint of the program.
  private let outputs: SparseFactors

  /// Derives the maps of a solved group by running its tape backwards for every output and bound.
  ///
  /// - Complexity: O((variables + rows) × entries of the tape).
  init(_ basis: Basis?, group: Int, _ presolved: Presolved) {
    var gradient = RegionGradient(basis, group: group, presolved)
    var slacks = SparseFactors()
    if let basis {
      for (row, symbol) in basis.basic.enumerated() {
        let cost = basis.symbols[symbol].cost
        if cost.below == .infinity { gradient.appendDistance(inRow: row, sign: 1, to: &slacks) }
        if cost.above == .infinity { gradient.appendDistance(inRow: row, sign: -1, to: &slacks) }
      }
    }
    var outputs = SparseFactors()
    for variable in presolved.groups.variables(of: group) {
      gradient.appendVariable(variable, to: &outputs)
    }
    self.slacks = slacks
    self.outputs = outputs
    bounds = slacks.transposed(
      count: presolved.groups.constraints(of: group).count,
      places: presolved.groups.constraints)
  }

  /// Computes slacks until one is negative.
  ///
  /// - Parameter first: Where the map's slacks start.
  /// - Returns: Whether none is.
  func reaches(_ constants: [Double], _ slacks: inout [Double], from first: Int) -> Bool {
    for slack in 0..<self.slacks.count {
      let value = self.slacks.sum(slack, of: constants)
      if value < -Tolerance.region { return false }
      slacks[first + slack] = value
    }
    return true
  }

  /// Tells slacks that the constant of a constraint of the group has grown.
  ///
  /// - Parameter first: Where the map's slacks start.
  /// - Returns: By how much the number of negative slacks has changed.
  @inline(__always)
  func shift(
    _ slacks: inout [Double], from first: Int, _ position: Int, by growth: Double
  ) -> Int {
    let range = bounds.range(position)
    return slacks.withUnsafeMutableBufferPointer { slacks in
      bounds.entries.withUnsafeBufferPointer { bounds in
        var change = 0
        for index in range {
          let slack = first + Int(bounds[index].position)
          let before = slacks[slack]
          let after = before + bounds[index].factor * growth
          slacks[slack] = after
          if before < -Tolerance.region { change -= 1 }
          if after < -Tolerance.region { change += 1 }
        }
        return change
      }
    }
  }

  /// Computes a variable of the group.
  @inline(__always)
  func value(_ position: Int, at constants: [Double]) -> Double {
    outputs.sum(position, of: constants)
  }
}
