import SelfSizingCassowary

/// Solves a small system of integers exactly, by looking at every point that could be an optimum.
///
/// All costs are piecewise linear with kinks on the hyperplanes `row == constant` and `variable ==
/// 0` (for the tie rule), so among the optimal solutions there is one where as many of these
/// hyperplanes meet as there are variables. A far away box stands for infinity. It shares nothing
/// with the solver but the statement of the problem.
struct VertexOracle {
  let variableCount: Int
  let constraints: [LinearConstraint]

  /// Half the edge of the box.
  private static let box = 10_000_000
  /// A bound that no vertex off the box reaches, with three variables, coefficients up to 3 and
  /// constants up to 20 (Cramer's rule: 3! × 3² × 20 = 1080), and every unbounded variable exceeds.
  private static let infinity = Rational(2_000)

  /// The exact optimum.
  struct Optimum {
    /// The sums of violations, high priority to low.
    var levels: [Rational]
    /// The vertices of the optimal face, within the box.
    var face: [[Rational]]

    /// The variables that differ on the face.
    var ambiguous: [Int] {
      face[0].indices.filter { index in face.contains { $0[index] != face[0][index] } }
    }
  }

  /// Finds the optimum; nil if the required constraints contradict each other.
  func optimum() -> Optimum? {
    let priorities = Set(constraints.map(\.priority)).sorted(by: >)
    var best: Optimum?
    for vertex in vertices() {
      let sums = priorities.map { priority in
        constraints.filter { $0.priority == priority }
          .reduce(Rational.zero) { $0 + violation(of: $1, at: vertex) }
      }
      let isRequired = priorities.first == 1000
      if isRequired, sums[0] != .zero { continue }
      let levels = Array(sums.dropFirst(isRequired ? 1 : 0))
      guard let present = best else {
        best = Optimum(levels: levels, face: [vertex])
        continue
      }
      if levels == present.levels {
        best?.face.append(vertex)
      } else if levels.lexicographicallyPrecedes(present.levels) {
        best = Optimum(levels: levels, face: [vertex])
      }
    }
    return best
  }

  /// Applies the documented tie rule to the optimal face.
  func breakTies(_ optimum: Optimum, steps: [TieBreak]) -> [Rational] {
    var face = optimum.face
    for step in steps {
      let index = step.variable.index
      let values = face.map { $0[index] }.sorted()
      let (least, greatest) = (values[0], values[values.count - 1])
      let hasLeast = Self.infinity.magnitude > least.magnitude
      let hasGreatest = Self.infinity.magnitude > greatest.magnitude
      let nearest = values.map(\.magnitude).min()
      let isChosen: (Rational) -> Bool =
        switch step.direction {
        case .maximize where hasGreatest: { $0 == greatest }
        case .maximize where hasLeast: { $0 == least }
        case .minimize where hasLeast: { $0 == least }
        case .minimize where hasGreatest: { $0 == greatest }
        default: { $0.magnitude == nearest }
        }
      face = face.filter { isChosen($0[index]) }
    }
    return face[0]
  }

  /// The irreducible conflict that a deletion filter leaves, greatest position first.
  func conflict() -> [Int] {
    var kept = constraints.indices.filter { constraints[$0].priority == 1000 }
    for candidate in kept.reversed() {
      let rest = kept.filter { $0 != candidate }
      let part = VertexOracle(
        variableCount: variableCount, constraints: rest.map { constraints[$0] })
      if part.optimum() == nil { kept = rest }
    }
    return kept
  }

  private func violation(of constraint: LinearConstraint, at point: [Rational]) -> Rational {
    let sum = constraint.terms.reduce(Rational.zero) {
      $0 + Rational(Int($1.coefficient)) * point[$1.variable.index]
    }
    let distance = sum - Rational(Int(constraint.constant))
    switch constraint.relation {
    case .equal: return distance.magnitude
    case .lessThanOrEqual: return max(.zero, distance)
    case .greaterThanOrEqual: return max(.zero, .zero - distance)
    }
  }

  /// All points within the box at which `variableCount` independent hyperplanes meet.
  private func vertices() -> [[Rational]] {
    var planes: [(normal: [Int], constant: Int)] = constraints.map { constraint in
      var normal = [Int](repeating: 0, count: variableCount)
      for term in constraint.terms { normal[term.variable.index] += Int(term.coefficient) }
      return (normal, Int(constraint.constant))
    }
    for index in 0..<variableCount {
      var normal = [Int](repeating: 0, count: variableCount)
      normal[index] = 1
      planes += [(normal, 0), (normal, Self.box), (normal, -Self.box)]
    }
    let limit = Rational(Self.box)
    return Self.subsets(of: planes.count, size: variableCount).compactMap { subset in
      Self.intersection(subset.map { planes[$0] })
    }.filter { point in point.allSatisfy { $0.magnitude <= limit } }
  }

  private static func subsets(of count: Int, size: Int) -> [[Int]] {
    var result: [[Int]] = [[]]
    for _ in 0..<size {
      result = result.flatMap { subset in
        ((subset.last ?? -1) + 1..<count).map { subset + [$0] }
      }
    }
    return result
  }

  /// Solves a square system by Gauss–Jordan elimination; nil if it is singular.
  private static func intersection(_ planes: [(normal: [Int], constant: Int)]) -> [Rational]? {
    var rows = planes.map { ($0.normal + [$0.constant]).map { Rational($0) } }
    for column in rows.indices {
      guard let pivot = rows.indices[column...].first(where: { rows[$0][column] != .zero }) else {
        return nil
      }
      rows.swapAt(pivot, column)
      rows[column] = rows[column].map { [divisor = rows[column][column]] in $0 / divisor }
      for row in rows.indices where row != column && rows[row][column] != .zero {
        let factor = rows[row][column]
        rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
      }
    }
    return rows.map { $0[rows.count] }
  }
}
