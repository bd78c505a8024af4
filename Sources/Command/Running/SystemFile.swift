import SelfSizingCassowary

/// A system of constraints as a file has it: named variables, and constraints over them.
struct SystemFile: Decodable {
  let variables: [String], constraints: [Entry]

  struct Entry: Decodable {
    let terms: [Term], relation: String, constant: Double, priority: Double?
  }

  /// A coefficient and the name of its variable: `[2, "x"]`.
  struct Term: Decodable {
    let coefficient: Double, variable: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      coefficient = try values.decode(Double.self)
      variable = try values.decode(String.self)
      if !values.isAtEnd {
        throw DecodingError.dataCorruptedError(
          in: values, debugDescription: "a term is a coefficient and a variable")
      }
    }
  }

  init(_ bytes: [UInt8], name: String) throws(ContentError) {
    self = try ContentReader().readDocument(SystemFile.self, from: bytes, name: name)
  }

  /// The program of the system; the error names what the file has wrong.
  func program(name: String) throws(CommandProblem) -> Program {
    func error(_ problem: String) -> CommandProblem { CommandProblem("\(name): \(problem)") }
    var indices: [String: Int] = [:]
    for (index, variable) in variables.enumerated() {
      if let first = indices.updateValue(index, forKey: variable) {
        throw error(
          "variables[\(index)]: \(quoted(variable)) is declared already, as variables[\(first)]")
      }
    }
    let relations: [String: Relation] = [
      "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
    ]
    var rows: [LinearConstraint] = []
    for (number, entry) in constraints.enumerated() {
      let place = "constraints[\(number)]"
      guard let relation = relations[entry.relation] else {
        throw error("\(place).relation: expected <=, == or >=, got \(quoted(entry.relation))")
      }
      let terms = try entry.terms.map { (term) throws(CommandProblem) in
        if let index = indices[term.variable] {
          return LinearTerm(term.coefficient, Variable(index))
        }
        throw error(
          "\(place): there is no variable \(quoted(term.variable))"
            + suggestion(for: term.variable, in: variables))
      }
      rows.append(
        LinearConstraint(terms, relation, entry.constant, priority: entry.priority ?? 1000))
    }
    do {
      return try Program(variableCount: variables.count, constraints: rows)
    } catch let refusal {
      throw error(
        refusal.text(
          constraint: { "constraints[\($0)]" }, variable: { quoted(variables[$0.index]) }))
    }
  }
}
