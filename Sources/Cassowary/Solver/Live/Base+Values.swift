/// A state of a cluster for which values are computed; every state has a number of its own.
struct Epoch {
  var number = 0
  /// Whether what the edits cannot reach is as the workspaces have it.
  var usesWorkspace = false
  /// By base: the last step that they can reach; the variables of later steps do not depend on them.
  var lastStep = Int.max
}

/// The values of a base's variables, computed one by one when they are asked for.
struct TapeMemory {
  /// By variable.
  var values: [Double]
  /// The number of the epoch of each value.
  var epochs: [Int]
  /// The constants of the rows, after what was put into them was subtracted.
  var moved: [Double]
  /// The number of the epoch of each of those.
  var movedEpochs: [Int]
  /// What is being computed: variables, and rows as complements.
  var stack: [Int32] = []
  /// How many values and constants were computed, ever.
  var visitCount = 0

  init(variableCount: Int, rowCount: Int) {
    values = Array(repeating: 0, count: variableCount)
    epochs = Array(repeating: -1, count: variableCount)
    moved = Array(repeating: 0, count: rowCount)
    movedEpochs = Array(repeating: -1, count: rowCount)
  }
}

extension Base {
  /// Notes the value of a variable that was left by presolve.
  func set(_ value: Double, of variable: Int, in epoch: Epoch) {
    memory.values[variable] = value
    memory.epochs[variable] = epoch.number
  }

  /// Computes a variable, and of the others only those on which it depends.
  ///
  /// - Complexity: O(entries of the steps on which it depends), the first time in an epoch.
  func value(of variable: Int, in epoch: Epoch) -> Double {
    if memory.epochs[variable] != epoch.number {
      let tape = tape
      memory.stack.append(Int32(variable))
      while let code = memory.stack.last {
        let isKnown =
          code >= 0
          ? compute(variable: Int(code), tape, epoch) : compute(row: Int(~code), tape, epoch)
        // What is missing lies above by now.
        if isKnown { memory.stack.removeLast() }
      }
    }
    return memory.values[variable]
  }

  /// Computes a variable if all it depends on is known; else puts on the stack what is missing.
  private func compute(variable: Int, _ tape: Tape, _ epoch: Epoch) -> Bool {
    if memory.epochs[variable] == epoch.number { return true }
    memory.visitCount += 1
    let step = Int(tape.stepOfVariable[variable])
    if step < 0 || (epoch.usesWorkspace && step > epoch.lastStep) {
      set(epoch.usesWorkspace ? workspace.exactValue(of: variable) : 0, of: variable, in: epoch)
      return true
    }
    let row = Int(tape.rows[step])
    var isKnown = true
    var sum = constants[row] + shifts[row]
    if tape.hasTransfers, !tape.sources(of: row).isEmpty {
      if memory.movedEpochs[row] == epoch.number {
        sum = memory.moved[row]
      } else {
        memory.stack.append(~Int32(row))
        isKnown = false
      }
    }
    for term in tape.terms(ofStep: step) {
      let other = Int(term.index)
      if memory.epochs[other] == epoch.number {
        sum -= term.factor * memory.values[other]
      } else {
        memory.stack.append(term.index)
        isKnown = false
      }
    }
    if isKnown { set(sum * tape.inverses[step], of: variable, in: epoch) }
    return isKnown
  }

  /// Computes a row's constant if all it depends on is known; else puts on the stack what is missing.
  private func compute(row: Int, _ tape: Tape, _ epoch: Epoch) -> Bool {
    if memory.movedEpochs[row] == epoch.number { return true }
    memory.visitCount += 1
    var isKnown = true
    var sum = constants[row] + shifts[row]
    for source in tape.sources(of: row) {
      let other = Int(source.index)
      if memory.movedEpochs[other] == epoch.number {
        sum -= source.factor * memory.moved[other]
      } else {
        memory.stack.append(~source.index)
        isKnown = false
      }
    }
    if isKnown {
      memory.moved[row] = sum
      memory.movedEpochs[row] = epoch.number
    }
    return isKnown
  }
}
