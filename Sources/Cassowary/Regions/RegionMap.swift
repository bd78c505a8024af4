/// A region of constants within which one basis is optimal, as two affine maps of the constants.
///
/// The *bound map* gives a slack for every bound of the basis; the basis is optimal where none of
/// them is negative. It is stored by constraint, so that a changed constant moves only the slacks that
/// depend on it. The *output map* gives every variable of the group; it is stored by variable and
/// always evaluated in full, so that a value does not depend on the way by which it was reached.
///
/// - Source: Gal, Nedoma, Multiparametric Linear Programming, Management Science 18, 1972.
struct RegionMap {
  /// A constraint's constant and the factor by which it counts.
  struct Entry {
    var position: Int32
    var factor: Double
  }

  /// The slacks at the constants that were last told.
  private(set) var slacks: [Double]
  /// Changes since the slacks were last computed in full.
  private var shiftCount = 0
  /// Where the slacks of each constraint of the group start in `bounds`.
  private var boundStarts: [Int32]
  /// Slacks by constraint: `position` is a slack.
  private var bounds: [Entry]
  /// Where the terms of each variable of the group start in `outputs`.
  private var outputStarts: [Int32]
  /// Constants by variable: `position` is a constraint of the program.
  private var outputs: [Entry]

  /// So many changes may be added to slacks before they are computed anew.
  private static let shiftLimit = 256

  /// Creates a map from rows of factors.
  ///
  /// - Parameters:
  ///   - slackRows: Per slack its factors by constraint of the group.
  ///   - outputRows: Per variable its factors by constraint of the group.
  ///   - constraints: The program's position of each constraint of the group.
  init(slackRows: [[Double]], outputRows: [[Double]], constraints: [Int]) {
    slacks = Array(repeating: 0, count: slackRows.count)
    boundStarts = [0]
    bounds = []
    for position in constraints.indices {
      for (slack, row) in slackRows.enumerated() where row[position] != 0 {
        bounds.append(Entry(position: Int32(slack), factor: row[position]))
      }
      boundStarts.append(Int32(bounds.count))
    }
    outputStarts = [0]
    outputs = []
    for row in outputRows {
      for (position, constraint) in constraints.enumerated() where row[position] != 0 {
        outputs.append(Entry(position: Int32(constraint), factor: row[position]))
      }
      outputStarts.append(Int32(outputs.count))
    }
  }

  /// Whether the slacks have drifted through many changes and should be computed in full.
  var isStale: Bool { shiftCount > Self.shiftLimit }

  /// Whether no slack is negative.
  var isOptimal: Bool {
    slacks.withUnsafeBufferPointer { slacks in
      var least = 0.0
      for slack in slacks { least = min(least, slack) }
      return least >= -Tolerance.region
    }
  }

  /// Tells that the constant of a constraint has grown.
  mutating func shift(_ position: Int, by growth: Double) {
    shiftCount += 1
    let (start, end) = (Int(boundStarts[position]), Int(boundStarts[position + 1]))
    for entry in start..<end {
      slacks[Int(bounds[entry].position)] += bounds[entry].factor * growth
    }
  }

  /// Computes all slacks.
  mutating func evaluate(_ constants: [Double], constraints: [Int]) {
    shiftCount = 0
    for slack in slacks.indices { slacks[slack] = 0 }
    for (position, constraint) in constraints.enumerated() where constants[constraint] != 0 {
      let (start, end) = (Int(boundStarts[position]), Int(boundStarts[position + 1]))
      for entry in start..<end {
        slacks[Int(bounds[entry].position)] += bounds[entry].factor * constants[constraint]
      }
    }
  }

  /// Computes a variable of the group.
  func value(_ position: Int, _ constants: [Double]) -> Double {
    let (start, end) = (Int(outputStarts[position]), Int(outputStarts[position + 1]))
    return outputs.withUnsafeBufferPointer { outputs in
      var sum = 0.0
      for entry in start..<end {
        sum += outputs[entry].factor * constants[Int(outputs[entry].position)]
      }
      return sum
    }
  }
}
