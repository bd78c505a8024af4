import Foundation
import SelfSizingCassowary
import TestSupport

/// The format of `solver.json`.
struct SystemFile: Decodable {
  var cases: [ConformanceEntry<SystemCase>]
}

/// One system and what is known of its optimum.
struct SystemCase: Decodable {
  var name: String
  var variables: [String]
  var constraints: [ConstraintEntry]
  var expect: Expectation
}

/// A constraint over named variables.
struct ConstraintEntry: Decodable {
  var terms: [(coefficient: Double, variable: String)]
  var relation: Relation
  var constant: Double
  var priority: Double

  private enum Key: String, CodingKey {
    case terms, relation, constant, priority
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    var list = try values.nestedUnkeyedContainer(forKey: .terms)
    terms = []
    while !list.isAtEnd {
      var pair = try list.nestedUnkeyedContainer()
      terms.append((try pair.decode(Double.self), try pair.decode(String.self)))
    }
    let symbol = try values.decode(String.self, forKey: .relation)
    guard
      let relation = ["<=": .lessThanOrEqual, "==": .equal, ">=": Relation.greaterThanOrEqual][
        symbol]
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .relation, in: values, debugDescription: "no relation: \(symbol)")
    }
    self.relation = relation
    constant = try values.decode(Double.self, forKey: .constant)
    priority = try values.decodeIfPresent(Double.self, forKey: .priority) ?? 1000
  }

  /// The constraint over indices into the case's variables.
  func constraint(_ indices: [String: Int]) throws -> LinearConstraint {
    let terms = try terms.map { term in
      guard let index = indices[term.variable] else { throw UnknownName(name: term.variable) }
      return LinearTerm(term.coefficient, Variable(index))
    }
    return LinearConstraint(terms, relation, constant, priority: priority)
  }
}

/// A case names a variable that it does not list.
struct UnknownName: Error {
  var name: String
}

/// The known facts of an optimum; a key that is null is not checked.
struct Expectation: Decodable {
  var feasible: Bool
  var levels: [[Double]]?
  var determined: [String: Double]?
  var ambiguous: [String]?
  var conflict: [Int]?
  var conflictUnique: Bool?
}

/// An optimum as the solver found it.
struct Observation {
  var isFeasible: Bool
  var levels: [LevelViolation] = []
  var values: [Double] = []
  var ambiguous: Set<Int> = []
}

extension Expectation {
  /// A description of the difference; nil if everything agrees.
  func difference(from observed: Observation, variables: [String]) -> String? {
    guard feasible == observed.isFeasible else {
      return "expected feasible \(feasible), got \(observed.isFeasible)"
    }
    guard feasible else { return nil }
    var differences: [String] = []
    if let levels {
      if levels.count != observed.levels.count {
        differences.append("expected \(levels.count) levels, got \(observed.levels.count)")
      }
      for (expected, actual) in zip(levels, observed.levels)
      where expected.number(0) != actual.priority
        || !isClose(expected.number(1), actual.violation)
      {
        differences.append("level \(expected), got \(actual)")
      }
    }
    for (index, name) in variables.enumerated() {
      if let expected = determined?[name], !isClose(expected, observed.values[index]) {
        differences.append("\(name): \(expected), got \(observed.values[index])")
      }
      let isAmbiguous = observed.ambiguous.contains(index)
      if let expected = ambiguous?.contains(name), expected != isAmbiguous {
        differences.append("\(name) ambiguous: \(expected), got \(isAmbiguous)")
      }
    }
    return differences.isEmpty ? nil : differences.joined(separator: "; ")
  }

  /// The suites' tolerance: their values are printed with six decimals.
  private func isClose(_ expected: Double, _ actual: Double) -> Bool {
    (expected - actual).magnitude <= 1e-6 * max(1, expected.magnitude)
  }
}

/// The folder of this target's conformance files.
let fixtures = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Fixtures", isDirectory: true)
