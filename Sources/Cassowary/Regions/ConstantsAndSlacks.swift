/// The constants of a workspace and the slacks of the regions that it follows.
/// One look at who else holds their buffer does for both (`Benchmarks/compare solver`).
@usableFromInline struct ConstantsAndSlacks: Sendable {
  /// By constraint, and after them the slacks of all groups; empty before the first change.
  private var numbers: [Double] = []
  private let rows: [LinearSystem.Row]

  init(of rows: [LinearSystem.Row]) { self.rows = rows }

  private var constantCount: Int { rows.count }

  /// Copied from the program before the first change.
  var constants: ArraySlice<Double> {
    numbers.isEmpty ? rows.map { $0.constant }[...] : numbers[..<constantCount]
  }

  @inline(__always) subscript(constraint: Int) -> Double {
    numbers.isEmpty ? rows[constraint].constant : numbers[constraint]
  }

  @inline(__always) private mutating func copyConstants() {
    if numbers.isEmpty { numbers = rows.map { $0.constant } }
  }

  mutating func makeRoom(forSlacks count: Int) {
    copyConstants()
    numbers += repeatElement(0, count: constantCount + count - numbers.count)
  }

  /// Changes constants, and the slacks of followed regions; returns whether any was another one.
  @inline(__always) mutating func set(
    _ constant: Double, at constraints: Range<Int>, _ places: KeptList<Groups.Place>,
    of groups: inout [GroupState], _ factors: SparseFactors, _ firstDirty: inout Int
  ) -> Bool {
    copyConstants()
    let slackStart = constantCount
    return numbers.withUnsafeMutableBufferPointer { numbers in
      groups.withUnsafeMutableBufferPointer { groups in
        var isChanged = false
        for constraint in constraints where numbers[constraint] != constant {
          isChanged = true
          let growth = constant - numbers[constraint]
          numbers[constraint] = constant
          let place = places[constraint]
          var change = 0
          if groups[place.group].isMapped {
            let start = slackStart &+ groups[place.group].firstSlack
            let row = groups[place.group].firstBound &+ place.position
            factors.forEach(inRow: row) { position, factor in
              let before = numbers[start &+ position]
              let after = before + factor * growth
              numbers[start &+ position] = after
              change &+= (after < -Tolerance.region ? 1 : 0) &- (before < -Tolerance.region ? 1 : 0)
            }
          }
          groups[place.group].noteChange(change, of: place.group, &firstDirty)
        }
        return isChanged
      }
    }
  }

  /// Returns false, and leaves the rest out, if a slack is negative.
  mutating func evaluateSlacks(of map: RegionMap, from firstSlack: Int, _ factors: SparseFactors)
    -> Bool
  {
    let start = constantCount + firstSlack
    return numbers.withUnsafeMutableBufferPointer { numbers in
      for row in map.slacks {
        var sum = 0.0
        factors.forEach(inRow: row) { sum += $1 * numbers[$0] }
        if sum < -Tolerance.region { return false }
        numbers[start + row - map.firstSlack] = sum
      }
      return true
    }
  }

  @inline(__always) func sum(ofRow row: Int, _ factors: borrowing SparseFactors) -> Double {
    numbers.withUnsafeBufferPointer { numbers in
      var sum = 0.0
      factors.forEach(inRow: row) { sum += $1 * numbers[$0] }
      return sum
    }
  }
}
