import SelfSizingCassowary
import TestSupport

/// A published constraint system over plain numbers.
struct LinearCase: Decodable {
  struct Row: Decodable {
    let terms: [String: Double]
    let relation: String
    let constant: Double
    let priority: Double

    init(from decoder: Decoder) throws {
      var row = try decoder.unkeyedContainer()
      terms = try row.decode([String: Double].self)
      relation = try row.decode(String.self)
      constant = try row.decode(Double.self)
      priority = try row.decode(Double.self)
    }
  }

  let variables: [String]
  let constraints: [Row]
  let expect: [String: Double]
  let ambiguous: Bool?

  func outcome() throws -> ConformanceOutcome {
    let relations: [String: Relation] = [
      "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
    ]
    let program = try Program(
      variableCount: variables.count,
      constraints: constraints.map { row in
        LinearConstraint(
          row.terms.sorted { $0.key < $1.key }.compactMap { name, coefficient in
            variables.firstIndex(of: name).map { LinearTerm(coefficient, Variable($0)) }
          }, relations[row.relation] ?? .equal, row.constant, priority: row.priority)
      })
    var workspace = Workspace(program)
    guard workspace.solve() == .solved else { return .failed("unsatisfiable") }
    for (name, value) in expect.sorted(by: { $0.key < $1.key }) {
      let actual = workspace.value(of: Variable(variables.firstIndex(of: name) ?? 0))
      if abs(actual - value) > 1e-6 { return .failed("\(name): expected \(value), got \(actual)") }
    }
    let isAmbiguous = !workspace.ambiguousVariables().isEmpty
    return isAmbiguous == (ambiguous == true)
      ? .passed : .failed(isAmbiguous ? "is ambiguous" : "is not ambiguous")
  }
}
