import SelfSizingCassowary
import TestSupport
import Testing

/// Runs every sequence of `solver-edits.json`.
@Suite struct SolverEditsConformance {
  @Test("agrees with independent oracles after every step of a sequence of edits")
  func sequences() {
    var tally = ConformanceTally("solver-edits")
    for file in ConformanceSuite("solver-edits", fixtures: fixtures).decode(EditsFile.self) {
      for sequence in file.sequences {
        tally.record(sequence) { sequence in
          var run = try EditRun(sequence)
          return try run.outcome()
        }
      }
    }
    tally.finish()
  }
}

/// The format of `solver-edits.json`.
private struct EditsFile: Decodable {
  var sequences: [ConformanceEntry<EditSequence>]
}

/// A system, and steps that change it.
private struct EditSequence: Decodable {
  var name: String
  var variables: [String]
  var constraints: [ConstraintEntry]
  var steps: [EditStep]
}

/// Operations, and what is known of the optimum after them.
private struct EditStep: Decodable {
  var ops: [EditOperation]
  var expect: Expectation
}

/// One change of the declared system.
private enum EditOperation: Decodable {
  case constant(Int, Double)
  case priority(Int, Double)
  case remove(Int)
  case add(Int, ConstraintEntry)

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let kind = try list.decode(String.self)
    let id = try list.decode(Int.self)
    switch kind {
    case "constant": self = .constant(id, try list.decode(Double.self))
    case "priority": self = .priority(id, try list.decode(Double.self))
    case "remove": self = .remove(id)
    case "add": self = .add(id, try list.decode(ConstraintEntry.self))
    default:
      throw DecodingError.dataCorruptedError(
        in: list, debugDescription: "no operation: \(kind)")
    }
  }
}

/// Keeps the declared system apart from the solver, and submits their difference step by step.
private struct EditRun {
  let sequence: EditSequence
  let indices: [String: Int]
  let solver = Solver()
  var declared: [Int: LinearConstraint] = [:]
  var installed: [Int: (id: ConstraintID, constraint: LinearConstraint)] = [:]

  init(_ sequence: EditSequence) throws {
    self.sequence = sequence
    indices = Dictionary(sequence.variables.enumerated().map { ($1, $0) }) { first, _ in first }
    for _ in sequence.variables { _ = solver.addVariable() }
    for (id, entry) in sequence.constraints.enumerated() {
      declared[id] = try entry.constraint(indices)
    }
  }

  mutating func outcome() throws -> ConformanceOutcome {
    for (index, step) in sequence.steps.enumerated() {
      for operation in step.ops { try declare(operation) }
      var observed = Observation(isFeasible: try submit())
      if observed.isFeasible {
        observed.levels = try solver.levels()
        observed.values = try sequence.variables.indices.map {
          try solver.value(of: Variable($0))
        }
        observed.ambiguous = Set(try solver.ambiguousVariables().map(\.index))
      }
      if let difference = step.expect.difference(
        from: observed, variables: sequence.variables)
      {
        return .failed("step \(index): \(difference)")
      }
    }
    return .passed
  }

  private mutating func declare(_ operation: EditOperation) throws {
    switch operation {
    case .constant(let id, let constant): declared[id]?.constant = constant
    case .priority(let id, let priority): declared[id]?.priority = priority
    case .remove(let id): declared[id] = nil
    case .add(let id, let entry): declared[id] = try entry.constraint(indices)
    }
  }

  /// Submits what is declared and not installed, all or nothing.
  ///
  /// - Returns: Whether the required constraints can hold.
  private mutating func submit() throws -> Bool {
    var next = installed
    do {
      try solver.update { edits throws(SolverError) in
        for (id, old) in installed.sorted(by: { $0.key < $1.key }) {
          guard let new = declared[id], new.terms == old.constraint.terms,
            new.relation == old.constraint.relation
          else {
            try edits.remove(old.id)
            next[id] = nil
            continue
          }
          try edits.setConstant(new.constant, of: old.id)
          try edits.setPriority(new.priority, of: old.id)
          next[id] = (old.id, new)
        }
        for (id, new) in declared.sorted(by: { $0.key < $1.key }) where next[id] == nil {
          next[id] = (try edits.add(new), new)
        }
      }
    } catch SolverError.conflict {
      return false
    }
    installed = next
    return true
  }
}
