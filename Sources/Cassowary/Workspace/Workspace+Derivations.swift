/// Why a variable has its value, one step back: a sum of constants and of other variables.
/// The variables of the sum have their own derivations, so a chain is given once, link by link.
public struct Derivation: Hashable, Sendable {
  /// The variable.
  public let variable: Variable
  /// The constraints whose constants add to the value, with the factors of these constants.
  public let constants: [Reason]
  /// The other variables that add to the value; each is derived before this one.
  public let variables: [LinearTerm]
}

extension Workspace {
  /// Derives every variable from constants and from variables that were derived before it.
  /// As many constraints hold exactly as there are variables. One that names a single variable not
  /// derived yet gives that one. Where none does, because several variables determine each other,
  /// presolve's own expression breaks the circle, or the tableau's. A variable that nothing holds
  /// elsewhere is 0 and has an empty sum. Solves first if a constant has changed; empty if the
  /// program is unsatisfiable.
  /// - Complexity: O(terms and entries of the tape), and O(entries of its group) for each core
  ///   variable that breaks a circle.
  public mutating func derivations() -> [Derivation] {
    guard case .solved = solve() else { return [] }
    let presolved = compiled.presolved
    var deriver = Deriver(presolved)
    for group in groupStates.indices {
      let current = groupStates[group].current
      deriver.derive(group, current < 0 ? nil : bases[current])
    }
    return deriver.derivations
  }
}

private struct Deriver: ~Copyable {
  private let presolved: Presolved
  private(set) var derivations: [Derivation] = []
  private var gradient: RegionGradient
  private var isDerived: [Bool]
  /// By constraint: the number of variables yet to be derived if it holds exactly, else -1.
  private var openCounts: [Int]
  /// By variable: the constraints that name it and hold exactly, ascending.
  private var namedBy: [[Int]]
  /// Constraints with a single variable yet to be derived.
  private var ready: [Int] = []

  init(_ presolved: Presolved) {
    self.presolved = presolved
    let system = presolved.system
    gradient = RegionGradient(presolved)
    isDerived = Array(repeating: false, count: system.variableCount)
    openCounts = Array(repeating: -1, count: system.rows.count)
    namedBy = Array(repeating: [], count: system.variableCount)
    derivations.reserveCapacity(system.variableCount)
  }

  mutating func derive(_ group: Int, _ basis: Basis?) {
    gradient.begin(group, basis)
    collect(
      presolved.elimination.steps(of: group).map { $0.row } + (basis?.rowsAtBreakpoints ?? []))
    let isLast = group == presolved.groups.count - 1
    for variable in (basis?.variablesAtZero ?? []) + (isLast ? presolved.looseVariables : []) {
      add(Derivation(of: variable))
    }
    follow()
    // What is left determines each other.
    for variable in basis?.core.columns.map({ $0.variable }) ?? [] where !isDerived[variable] {
      add(Derivation(of: variable, constants: gradient.reasons(for: variable)))
      follow()
    }
    for step in presolved.elimination.steps(of: group).reversed() where !isDerived[step.variable] {
      let (factor, variables) = presolved.elimination.expression(of: step)
      add(
        Derivation(
          of: step.variable, constants: gradient.reasons(forConstant: step.row, times: factor),
          variables: variables))
      follow()
    }
  }

  private mutating func collect(_ rows: [Int]) {
    let system = presolved.system
    for row in rows.sorted() {
      let range = system.rows[row].range
      openCounts[row] = range.count
      if range.count == 1 { ready.append(row) }
      for term in system.terms[range] { namedBy[term.variable.index].append(row) }
    }
    ready.reverse()
  }

  /// Derives all that follows from single constraints.
  private mutating func follow() {
    let system = presolved.system
    while let row = ready.popLast() {
      let terms = system.terms[system.rows[row].range]
      guard let own = terms.first(where: { !isDerived[$0.variable.index] }) else { continue }
      let inverse = 1 / own.coefficient
      add(
        Derivation(
          of: own.variable.index, constants: [Reason(constraint: row, factor: inverse)],
          variables: terms.lazy.filter { $0.variable != own.variable }
            .map { LinearTerm(-$0.coefficient * inverse, $0.variable) }))
    }
  }

  private mutating func add(_ derivation: Derivation) {
    let variable = derivation.variable.index
    derivations.append(derivation)
    isDerived[variable] = true
    for row in namedBy[variable] {
      openCounts[row] -= 1
      if openCounts[row] == 1 { ready.append(row) }
    }
  }
}

extension Derivation {
  fileprivate init(of index: Int, constants: [Reason] = [], variables: [LinearTerm] = []) {
    self.init(variable: Variable(index), constants: constants, variables: variables)
  }
}

extension Basis {
  /// By position in the program.
  fileprivate var rowsAtBreakpoints: [Int] {
    core.rows.indices.prefix(core.constraintCount).lazy
      .filter { symbols[core.columnCount + $0].place < 0 }.map { core.rows[$0].subject }
  }

  fileprivate var variablesAtZero: [Int] {
    core.subjects.lazy.filter { symbols[$0.symbol].place < 0 }.map { $0.variable }
  }
}
