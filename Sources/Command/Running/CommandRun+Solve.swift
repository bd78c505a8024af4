import SelfSizing
import SelfSizingCassowary

extension CommandRun {
  func solve(_ options: SolveOptions) throws -> ExitStatus {
    let name = options.source.name
    let file = try SystemFile(try options.source.bytes(), name: name)
    var workspace = Workspace(try file.program(name: name))
    let outcome = workspace.solve()
    if case .unsolved(let priority) = outcome {
      throw CommandProblem("\(name): \(SolverError.unsolved(priority: priority))")
    }
    let solved = SolvedSystem(file, &workspace, outcome)
    console.write(options.format == .json ? solved.json() : solved.text())
    return .success
  }
}

private struct SolvedSystem {
  private let file: SystemFile, conflict: [Int]?
  private var values: [Double] = [], derivations: [Derivation] = []
  private var ambiguous: Set<Int> = [], levels: [LevelViolation] = []

  init(_ file: SystemFile, _ workspace: inout Workspace, _ outcome: Outcome) {
    self.file = file
    if case .unsatisfiable(let conflict) = outcome {
      self.conflict = conflict.constraints
      return
    }
    conflict = nil
    values = file.variables.indices.map { workspace.value(of: Variable($0)) }
    levels = workspace.levels
    ambiguous = Set(workspace.ambiguousVariables().map(\.index))
    derivations = workspace.derivations().sorted { $0.variable.index < $1.variable.index }
  }

  func text() -> String {
    if let conflict {
      return "unable to simultaneously satisfy:\n"
        + conflict.map { "  \(words(of: $0))\n" }.joined()
    }
    var text = ""
    for (index, name) in file.variables.enumerated() {
      let open = ambiguous.contains(index) ? ", ambiguous" : ""
      text += "\(name) = \(number(values[index]))\(open)\n"
      let derivation = derivations[index]
      for reason in derivation.constants {
        text += "  \(number(reason.factor)) × the constant of \(words(of: reason.constraint))\n"
      }
      for term in derivation.variables {
        text += "  \(number(term.coefficient)) × \(file.variables[term.variable.index])\n"
      }
    }
    for level in levels where level.violation != 0 {
      text += "violated at \(number(level.priority)): \(number(level.violation)) in total\n"
    }
    return text
  }

  func json() -> String {
    var members: [(String, JSONValue)] = [
      ("schema", .string("selfsize.solve.v1")), ("feasible", .bool(conflict == nil)),
    ]
    if let conflict {
      members.append(("conflict", .array(conflict.map { .number(Double($0)) })))
    } else {
      let levels = levels.map { JSONValue.array([.number($0.priority), .number($0.violation)]) }
      members += [
        ("values", .object(zip(file.variables, values).map { ($0, .number($1)) })),
        ("levels", .array(levels)),
        ("ambiguous", .array(ambiguous.sorted().map { .string(file.variables[$0]) })),
        ("reasons", .object(zip(file.variables, derivations).map { ($0, reasons($1)) })),
      ]
    }
    return JSONValue.object(members).text() + "\n"
  }

  /// A derivation as JSON: the positions of constraints and the names of variables, with factors.
  private func reasons(_ derivation: Derivation) -> JSONValue {
    let constraints = derivation.constants.map {
      JSONValue.array([.number(Double($0.constraint)), .number($0.factor)])
    }
    let variables = derivation.variables.map {
      JSONValue.array([.string(file.variables[$0.variable.index]), .number($0.coefficient)])
    }
    return .object([("constraints", .array(constraints)), ("variables", .array(variables))])
  }

  /// A constraint in words: `constraints[2]: x − 2 y >= 3 @750`.
  private func words(of index: Int) -> String {
    let entry = file.constraints[index]
    var text = ""
    for term in entry.terms {
      let isNegative = term.coefficient < 0
      text += text.isEmpty ? (isNegative ? "−" : "") : isNegative ? " − " : " + "
      let size = term.coefficient.magnitude
      text += (size == 1 ? "" : "\(number(size)) ") + term.variable
    }
    if text.isEmpty { text = "0" }
    let priority = entry.priority.map { $0 < 1000 ? " @\(number($0))" : "" } ?? ""
    return "constraints[\(index)]: \(text) \(entry.relation) \(number(entry.constant))\(priority)"
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
