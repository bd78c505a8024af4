import SelfSizingCassowary
import Testing

/// Rounding errors of pivots decide nothing.
@Suite struct RoundingTests {
  /// Constraints of 60 variables, one a line: terms, relation, constant and priority.
  ///
  /// They leave x5 a range from about -31 to 211. On the way an entry of 1 cancels to 0.0005 and
  /// that to 5e-16, in the row of x29, whose turn comes before that of x5 but which is determined.
  private static let source = """
    0.75 x29 0.75 x13 1 x10 0.75 x38 == 11.5 @1000
    1 x17 -0.5 x55 -1 x38 == 22 @1000
    -0.5 x7 -1 x52 <= -18.5 @1000
    2 x40 -1 x46 == -6 @750
    -1 x5 2 x34 -0.5 x41 <= 4 @1000
    0.75 x57 -0.5 x15 <= -14.5 @1000
    -1 x4 1 x15 -1 x56 -1 x0 == -17 @1000
    -0.5 x52 1 x27 0.75 x10 <= -16.5 @1000
    2 x19 2 x7 >= -39 @1000
    -0.5 x7 2 x46 >= -20 @1000
    0.75 x52 >= -26 @1000
    0.75 x41 >= -16.5 @333.5
    1 x22 2 x52 2 x2 -1 x57 >= -15 @1000
    0.75 x24 >= 0 @333.5
    -0.5 x57 1 x30 -1 x47 == -8 @1000
    2 x26 0.75 x48 0.75 x37 -1 x30 == 26.5 @1000
    -1 x3 -1 x27 0.75 x10 -1 x5 >= -7 @1000
    -1 x5 1 x13 1 x57 <= -8 @1000
    -1 x3 == -7.5 @333.5
    1 x29 2 x13 1 x35 -1 x17 >= 2 @1000
    2 x28 -1 x34 <= 0 @1000
    1 x2 2 x57 <= 31.5 @1000
    0.75 x40 1 x12 == 0 @1000
    -1 x37 == 0 @750
    -1 x23 1 x7 == -40 @1000
    0.75 x33 -1 x10 -1 x46 == 0 @750
    2 x0 -1 x15 1 x4 -1 x22 == 39 @750
    2 x4 == 0 @333.5
    0.75 x10 1 x10 1 x8 <= 0 @1000
    -1 x22 -0.5 x57 <= 0 @750
    -0.5 x2 -0.5 x4 2 x12 >= -19.5 @1000
    2 x30 2 x59 >= -36 @1000
    -0.5 x11 >= 0 @250
    -1 x46 <= 0 @1000
    -1 x33 0.75 x37 <= -29 @1000
    1 x27 2 x46 <= -6.5 @1000
    -1 x10 2 x59 == -17.5 @750
    1 x56 -1 x50 1 x34 <= 0 @1000
    0.75 x38 >= -8 @1000
    -1 x56 -1 x30 -1 x23 -1 x47 >= 21.5 @1000
    0.75 x15 -0.5 x56 -1 x15 <= -20.5 @1000
    -0.5 x48 -1 x59 2 x36 >= -33 @1000
    0.75 x47 <= 0 @1000
    2 x13 -1 x27 0.75 x28 2 x10 >= 0 @1000
    2 x15 2 x13 <= 0 @333.5
    0.75 x11 == -26 @250
    1 x48 -1 x34 == -38 @1000
    1 x22 <= -30.5 @1000
    0.75 x24 -1 x50 -1 x26 >= 0 @750
    -1 x36 2 x55 0.75 x11 == 2.5 @1000
    2 x23 >= 0 @750
    1 x2 2 x57 >= 9 @1000
    0.75 x26 == 0 @333.5
    -0.5 x17 -0.5 x26 >= 8.5 @1000
    -1 x0 >= -17.5 @1000
    """

  private static func constraint(_ line: Substring) throws -> LinearConstraint {
    let words = line.split(separator: " ")
    let place = try #require(words.firstIndex { ["<=", "==", ">="].contains($0) })
    let relation: Relation =
      words[place] == "<="
      ? .lessThanOrEqual : words[place] == "==" ? .equal : .greaterThanOrEqual
    var terms: [LinearTerm] = []
    for index in stride(from: 0, to: place, by: 2) {
      let variable = Variable(try #require(Int(words[index + 1].dropFirst())))
      terms.append(LinearTerm(try #require(Double(words[index])), variable))
    }
    return LinearConstraint(
      terms, relation, try #require(Double(words[place + 1])),
      priority: try #require(Double(words[place + 2].dropFirst())))
  }

  /// Solves the constraints with the variables numbered otherwise, but in the same order of ties.
  private func values(numbering: (Int) -> Int) throws -> [Double] {
    let constraints = try Self.source.split(separator: "\n").map(Self.constraint)
    let renamed = constraints.map { constraint in
      var constraint = constraint
      constraint.terms = constraint.terms.map {
        LinearTerm($0.coefficient, Variable(numbering($0.variable.index)))
      }
      return constraint
    }
    var workspace = Workspace(try Program(variableCount: 60, constraints: renamed))
    #expect(workspace.solve() == .solved)
    return (0..<60).map { workspace.value(of: Variable(numbering($0))) }
  }

  @Test("an entry that cancels in several pivots does not hold a variable that ties may move")
  func cancellation() throws {
    let values = try values { $0 }
    #expect(values[5] == 0)
    #expect(try self.values { 59 - $0 } == values)
    #expect(try self.values { ($0 * 37 + 11) % 60 } == values)
  }
}
