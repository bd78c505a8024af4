import SelfSizingCassowary

/// A system of constraints as a file has it: named variables, and constraints over them.
struct SystemFile: Decodable {
  let variables: [String]
  let constraints: [Entry]

  struct Entry: Decodable {
    let terms: [Term]
    let relation: String
    let constant: Double
    let priority: Double?
  }

  /// A coefficient and the name of its variable: `[2, "x"]`.
  struct Term: Decodable {
    let coefficient: Double
    let variable: String

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
  func program(name: String) throws(FileProblem) -> Program {
    func error(_ problem: String) -> FileProblem { FileProblem(file: name, problem: problem) }
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
      var terms: [LinearTerm] = []
      for term in entry.terms {
        guard let index = indices[term.variable] else {
          throw error(
            "\(place): there is no variable \(quoted(term.variable))"
              + suggestion(for: term.variable, in: variables))
        }
        terms.append(LinearTerm(term.coefficient, Variable(index)))
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
