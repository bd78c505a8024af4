/// The tape of a program's presolve, stored so that it can be followed from any variable or row.
///
/// An ``Elimination`` is replayed from one end to the other. Here only what depends on an edit is
/// visited: the steps form a graph, in which a variable that was taken out depends on the constant of
/// its row and on the variables that its row names.
final class Tape {
  /// A term of the row that gives a variable, or of the sum that makes up a row's constant.
  struct Link: BitwiseCopyable {
    /// The variable, or the row, that takes part.
    var index: Int32
    /// The variable's coefficient, or how often the row was subtracted.
    var factor: Double
  }

  /// The step that took out each variable; -1 for those that were left.
  let stepOfVariable: Scratch<Int32>
  /// The step that took out each row; -1 for those that were left.
  let stepOfRow: Scratch<Int32>
  /// The variable that each step took out.
  let variables: Scratch<Int32>
  /// The row that each step took out.
  let rows: Scratch<Int32>
  /// By step: by how much the variable grows with its row's constant.
  let inverses: Scratch<Double>

  private let termStarts: Scratch<Int32>
  /// The terms of the rows of all steps, but for the variables that they took out.
  let terms: Scratch<Link>
  private let dependentStarts: [Int32]
  /// The variables whose rows name a variable, by that one.
  let dependents: [Int32]
  private let sourceStarts: [Int32]
  private let sourceLinks: [Link]
  private let targetStarts: [Int32]
  private let targetLinks: [Link]
  /// Whether any row was put into another one.
  let hasTransfers: Bool
  /// The number of steps.
  let stepCount: Int

  /// Where the other variables that a step's row names stand among the terms.
  @inline(__always)
  func termRange(ofStep step: Int) -> Range<Int> {
    Int(termStarts[step])..<Int(termStarts[step + 1])
  }

  /// The other variables that a step's row names.
  func terms(ofStep step: Int) -> some Sequence<Link> {
    termRange(ofStep: step).lazy.map { self.terms[$0] }
  }

  /// Where the variables that depend directly on a variable stand among ``dependents``.
  func dependentRange(of variable: Int) -> Range<Int> {
    Int(dependentStarts[variable])..<Int(dependentStarts[variable + 1])
  }

  /// The rows that were put into a row: its constant lost the factor times theirs.
  func sources(of row: Int) -> ArraySlice<Link> {
    if !hasTransfers { return [] }
    return sourceLinks[Int(sourceStarts[row])..<Int(sourceStarts[row + 1])]
  }

  /// The rows into which a row was put: their constants lost the factor times its own.
  func targets(of row: Int) -> ArraySlice<Link> {
    if !hasTransfers { return [] }
    return targetLinks[Int(targetStarts[row])..<Int(targetStarts[row + 1])]
  }

  /// Sorts the steps and transfers of a program.
  ///
  /// - Complexity: O(entries of the steps + transfers + variables + constraints).
  init(_ presolved: Presolved) {
    let elimination = presolved.elimination
    let variableCount = presolved.system.variableCount
    let rowCount = presolved.system.constraintCount
    let steps = elimination.steps
    var stepOfVariable = [Int32](repeating: -1, count: variableCount)
    var stepOfRow = [Int32](repeating: -1, count: rowCount)
    var variables: [Int32] = []
    var rows: [Int32] = []
    var inverses: [Double] = []
    var termStarts: [Int32] = [0]
    var terms: [Link] = []
    variables.reserveCapacity(steps.count)
    rows.reserveCapacity(steps.count)
    inverses.reserveCapacity(steps.count)
    termStarts.reserveCapacity(steps.count + 1)
    var pairs: [(key: Int32, dependent: Int32)] = []
    for (index, step) in steps.enumerated() {
      stepOfVariable[step.variable] = Int32(index)
      stepOfRow[step.row] = Int32(index)
      variables.append(Int32(step.variable))
      rows.append(Int32(step.row))
      inverses.append(step.inverse)
      for entry in step.entries {
        let term = elimination.entries[entry]
        if term.variable.index == step.variable { continue }
        terms.append(Link(index: Int32(term.variable.index), factor: term.coefficient))
        pairs.append((Int32(term.variable.index), Int32(step.variable)))
      }
      termStarts.append(Int32(terms.count))
    }
    self.stepOfVariable = Scratch(stepOfVariable, filler: 0)
    self.stepOfRow = Scratch(stepOfRow, filler: 0)
    self.variables = Scratch(variables, filler: 0)
    self.rows = Scratch(rows, filler: 0)
    self.inverses = Scratch(inverses, filler: 0)
    self.termStarts = Scratch(termStarts, filler: 0)
    self.terms = Scratch(terms, filler: Link(index: 0, factor: 0))
    (dependentStarts, dependents) = Self.sorted(
      pairs.map { (Int($0.key), $0.dependent) }, keyCount: variableCount)
    stepCount = steps.count
    let transfers = elimination.transfers
    hasTransfers = !transfers.isEmpty
    if transfers.isEmpty {
      (sourceStarts, sourceLinks, targetStarts, targetLinks) = ([], [], [], [])
    } else {
      (sourceStarts, sourceLinks) = Self.sorted(
        transfers.map { ($0.target, Link(index: Int32($0.source), factor: $0.factor)) },
        keyCount: rowCount)
      (targetStarts, targetLinks) = Self.sorted(
        transfers.map { ($0.source, Link(index: Int32($0.target), factor: $0.factor)) },
        keyCount: rowCount)
    }
  }

  /// Sorts values by key, in place among equals.
  private static func sorted<Value>(
    _ pairs: [(key: Int, value: Value)], keyCount: Int
  ) -> ([Int32], [Value]) {
    guard let first = pairs.first else {
      return ([Int32](repeating: 0, count: keyCount + 1), [])
    }
    var starts = [Int32](repeating: 0, count: keyCount + 1)
    for pair in pairs { starts[pair.key + 1] += 1 }
    for key in 0..<keyCount { starts[key + 1] += starts[key] }
    var next = starts
    var values = [Value](repeating: first.value, count: pairs.count)
    for pair in pairs {
      values[Int(next[pair.key])] = pair.value
      next[pair.key] += 1
    }
    return (starts, values)
  }

  /// The earliest turn among each variable and all that depend on it.
  ///
  /// - Complexity: O(entries of the steps).
  func earliestTurns(_ turns: [Int]) -> [Int] {
    var earliest = turns
    // What depends on a variable was taken out before it.
    for step in 0..<stepCount {
      let turn = earliest[Int(variables[step])]
      for term in terms(ofStep: step) where turn < earliest[Int(term.index)] {
        earliest[Int(term.index)] = turn
      }
    }
    return earliest
  }

  /// The rows that the shift of a row reaches, with factors: itself, and those into which it was put.
  ///
  /// - Complexity: O(transfers that are followed × log).
  func reach(of row: Int) -> [(row: Int, factor: Double)] {
    if targets(of: row).isEmpty { return [(row, 1)] }
    var factors: [Int: Double] = [row: 1]
    var waiting = IndexHeap()
    var result: [(row: Int, factor: Double)] = []
    waiting.push(Int(stepOfRow[row]), row)
    while let (_, next) = waiting.pop() {
      guard let factor = factors.removeValue(forKey: next) else { continue }
      result.append((next, factor))
      for target in targets(of: next) {
        let other = Int(target.index)
        if factors[other] == nil {
          let step = stepOfRow[other]
          waiting.push(step < 0 ? Int.max : Int(step), other)
        }
        factors[other, default: 0] -= target.factor * factor
      }
    }
    return result
  }
}

extension Scratch {
  /// Copies the elements of an array.
  ///
  /// - Parameter filler: Any element.
  fileprivate init(_ elements: [Element], filler: Element) {
    self.init(repeating: filler, count: elements.count)
    for (index, element) in elements.enumerated() { self[index] = element }
  }
}
