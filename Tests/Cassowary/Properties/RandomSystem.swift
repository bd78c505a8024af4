import SelfSizingCassowary
import TestSupport

/// A random system of small integers, the same for the same seed.
struct RandomSystem: CustomStringConvertible {
  let seed: UInt64
  let variableCount: Int
  var constraints: [LinearConstraint] = []
  /// A complete order of ties.
  var ties: [TieBreak] = []

  /// Creates a system with few priorities, so that rows compete.
  ///
  /// - Parameters:
  ///   - requiredShare: How many rows in ten are required.
  init(
    seed: UInt64, variableCount: Int, constraintCount: Int, requiredShare: Int = 4,
    termLimit: Int = 3
  ) {
    self.seed = seed
    self.variableCount = variableCount
    var random = SeededGenerator(seed: seed)
    for _ in 0..<constraintCount {
      let terms = (0..<Int.random(in: 1...termLimit, using: &random)).map { _ in
        LinearTerm(
          Double([-3, -2, -1, -1, 1, 1, 1, 2, 3].randomElement(using: &random) ?? 1),
          Variable(Int.random(in: 0..<variableCount, using: &random)))
      }
      var merged: [LinearTerm] = []
      for term in terms where !merged.contains(where: { $0.variable == term.variable }) {
        merged.append(term)
      }
      let isRequired = Int.random(in: 0..<10, using: &random) < requiredShare
      constraints.append(
        LinearConstraint(
          merged, Relation.allCases.randomElement(using: &random) ?? .equal,
          Double(Int.random(in: -20...20, using: &random)),
          priority: isRequired ? 1000 : [750, 749.5, 250].randomElement(using: &random) ?? 1))
    }
    ties = (0..<variableCount).shuffled(using: &random).map {
      TieBreak(
        Variable($0), TieBreak.Direction.allCases.randomElement(using: &random) ?? .maximize)
    }
  }

  var description: String {
    let rows = constraints.map { row in
      let terms = row.terms.map { "\($0.coefficient) x\($0.variable.index)" }
      return "\(terms.joined(separator: " + ")) \(row.relation) \(row.constant) @\(row.priority)"
    }
    let steps = ties.map { "\($0.direction) x\($0.variable.index)" }
    return "seed \(seed):\n\(rows.joined(separator: "\n"))\nties: \(steps)"
  }
}
