/// A region of constants within which one basis is optimal, as two affine maps of the constants.
///
/// The *bound map* gives a slack for every bound of the basis; the basis is optimal where none of
/// them is negative. It is stored by constraint, so that a changed constant moves only the slacks that
/// depend on it. The *output map* gives every variable of the group; it is stored by variable and
/// always evaluated in full, so that a value does not depend on the way by which it was reached.
///
/// - Source: Gal, Nedoma, Multiparametric Linear Programming, Management Science 18, 1972.
final class RegionMap: Sendable {
  /// A position and a factor.
  struct Entry: Sendable {
    var position: Int32
    var factor: Double
  }

  /// The number of bounds.
  let slackCount: Int
  /// Where the slacks of each constraint of the group start in `bounds`.
  private let boundStarts: [Int32]
  /// Slacks by constraint: `position` is a slack.
  private let bounds: [Entry]
  /// Where the terms of each variable of the group start in `outputs`.
  private let outputStarts: [Int32]
  /// Constants by variable: `position` is a constraint of the program.
  private let outputs: [Entry]

  /// Creates a map from rows of factors.
  ///
  /// - Parameters:
  ///   - slackRows: Per slack its factors by constraint of the group.
  ///   - outputRows: Per variable its factors by constraint of the group.
  ///   - constraints: The program's position of each constraint of the group.
  init(slackRows: [[Double]], outputRows: [[Double]], constraints: [Int]) {
    slackCount = slackRows.count
    var boundStarts: [Int32] = [0]
    var bounds: [Entry] = []
    for position in constraints.indices {
      for (slack, row) in slackRows.enumerated() where row[position] != 0 {
        bounds.append(Entry(position: Int32(slack), factor: row[position]))
      }
      boundStarts.append(Int32(bounds.count))
    }
    var outputStarts: [Int32] = [0]
    var outputs: [Entry] = []
    for row in outputRows {
      for (position, constraint) in constraints.enumerated() where row[position] != 0 {
        outputs.append(Entry(position: Int32(constraint), factor: row[position]))
      }
      outputStarts.append(Int32(outputs.count))
    }
    self.boundStarts = boundStarts
    self.bounds = bounds
    self.outputStarts = outputStarts
    self.outputs = outputs
  }

  /// Tells slacks that the constant of a constraint of the group has grown.
  ///
  /// - Parameter first: Where the map's slacks start.
  @inline(__always)
  func shift(_ slacks: inout [Double], from first: Int, _ position: Int, by growth: Double) {
    let (start, end) = (Int(boundStarts[position]), Int(boundStarts[position + 1]))
    slacks.withUnsafeMutableBufferPointer { slacks in
      bounds.withUnsafeBufferPointer { bounds in
        for entry in start..<end {
          slacks[first + Int(bounds[entry].position)] += bounds[entry].factor * growth
        }
      }
    }
  }

  /// Computes all slacks.
  ///
  /// - Parameters:
  ///   - first: Where the map's slacks start.
  ///   - constraints: The program's position of each constraint of the group.
  func evaluate(
    _ slacks: inout [Double], from first: Int, at constants: [Double],
    constraints: ArraySlice<Int>
  ) {
    slacks.withUnsafeMutableBufferPointer { slacks in
      bounds.withUnsafeBufferPointer { bounds in
        for slack in 0..<slackCount { slacks[first + slack] = 0 }
        var start = 0
        var position = 0
        for constraint in constraints {
          position += 1
          let end = Int(boundStarts[position])
          let constant = constants[constraint]
          if constant != 0 {
            for entry in start..<end {
              slacks[first + Int(bounds[entry].position)] += bounds[entry].factor * constant
            }
          }
          start = end
        }
      }
    }
  }

  /// Whether no slack is negative.
  @inline(__always)
  func isOptimal(_ slacks: [Double], from first: Int) -> Bool {
    slacks.withUnsafeBufferPointer { slacks in
      var least = 0.0
      for slack in first..<(first + slackCount) {
        least = slacks[slack] < least ? slacks[slack] : least
      }
      return least >= -Tolerance.region
    }
  }

  /// Computes a variable of the group.
  @inline(__always)
  func value(_ position: Int, at constants: [Double]) -> Double {
    let (start, end) = (Int(outputStarts[position]), Int(outputStarts[position + 1]))
    return outputs.withUnsafeBufferPointer { outputs in
      constants.withUnsafeBufferPointer { constants in
        var sum = 0.0
        for entry in start..<end {
          sum += outputs[entry].factor * constants[Int(outputs[entry].position)]
        }
        return sum
      }
    }
  }
}
