/// A state of a cluster for which values are computed; every state has a number of its own.
struct Epoch {
  var number = 0
  /// Whether what the edits cannot reach is as the workspaces have it.
  var usesWorkspace = false
  /// The last step that they can reach; the variables of later steps do not depend on them.
  var lastStep = Int.max
}

/// The values of a base's variables, computed one by one when they are asked for.
final class TapeMemory {
  /// By variable.
  let values: Scratch<Double>
  /// The number of the epoch of each value.
  let epochs: Scratch<Int>
  /// The constants of the rows, after what was put into them was subtracted.
  let moved: Scratch<Double>
  /// The number of the epoch of each of those.
  let movedEpochs: Scratch<Int>
  /// What is being computed: variables, and rows as complements.
  var stack: [Int32] = []
  /// How many values and constants were computed, ever.
  var visitCount = 0

  init(variableCount: Int, rowCount: Int) {
    values = Scratch(repeating: 0, count: variableCount)
    epochs = Scratch(repeating: -1, count: variableCount)
    moved = Scratch(repeating: 0, count: rowCount)
    movedEpochs = Scratch(repeating: -1, count: rowCount)
  }

  /// Notes the value of a variable.
  @inline(__always)
  func set(_ value: Double, of variable: Int, in epoch: Epoch) {
    values[variable] = value
    epochs[variable] = epoch.number
  }
}

extension Base {
  /// Notes the value of a variable that was left by presolve.
  func set(_ value: Double, of variable: Int, in epoch: Epoch) {
    memory.set(value, of: variable, in: epoch)
  }

  /// Computes a variable, and of the others only those on which it depends.
  ///
  /// - Complexity: O(entries of the steps on which it depends), the first time in an epoch.
  func value(of variable: Int, in epoch: Epoch) -> Double {
    let memory = memory
    if memory.epochs[variable] == epoch.number { return memory.values[variable] }
    let tape = tape
    var stack: [Int32] = []
    swap(&stack, &memory.stack)
    stack.append(Int32(variable))
    var visitCount = 0
    constants.withUnsafeBufferPointer { constants in
      shifts.withUnsafeBufferPointer { shifts in
        while let code = stack.last {
          visitCount += 1
          let isKnown =
            code >= 0
            ? compute(variable: Int(code), tape, memory, epoch, constants, shifts, &stack)
            : compute(row: Int(~code), tape, memory, epoch, constants, shifts, &stack)
          // What is missing lies above by now.
          if isKnown { stack.removeLast() }
        }
      }
    }
    memory.visitCount += visitCount
    swap(&stack, &memory.stack)
    return memory.values[variable]
  }

  /// Computes a variable if all it depends on is known; else puts on the stack what is missing.
  @inline(__always)
  private func compute(
    variable: Int, _ tape: Tape, _ memory: TapeMemory, _ epoch: Epoch,
    _ constants: UnsafeBufferPointer<Double>, _ shifts: UnsafeBufferPointer<Double>,
    _ stack: inout [Int32]
  ) -> Bool {
    if memory.epochs[variable] == epoch.number { return true }
    let step = Int(tape.stepOfVariable[variable])
    if step < 0 || (epoch.usesWorkspace && step > epoch.lastStep) {
      let value = epoch.usesWorkspace ? workspace.exactValue(of: variable) : 0
      memory.set(value, of: variable, in: epoch)
      return true
    }
    let row = Int(tape.rows[step])
    var isKnown = true
    var sum = constants[row] + shifts[row]
    if tape.hasTransfers, !tape.sources(of: row).isEmpty {
      if memory.movedEpochs[row] == epoch.number {
        sum = memory.moved[row]
      } else {
        stack.append(~Int32(row))
        isKnown = false
      }
    }
    for index in tape.termRange(ofStep: step) {
      let term = tape.terms[index]
      if memory.epochs[Int(term.index)] == epoch.number {
        sum -= term.factor * memory.values[Int(term.index)]
      } else {
        stack.append(term.index)
        isKnown = false
      }
    }
    if isKnown { memory.set(sum * tape.inverses[step], of: variable, in: epoch) }
    return isKnown
  }

  /// Computes a row's constant if all it depends on is known; else puts on the stack what is missing.
  private func compute(
    row: Int, _ tape: Tape, _ memory: TapeMemory, _ epoch: Epoch,
    _ constants: UnsafeBufferPointer<Double>, _ shifts: UnsafeBufferPointer<Double>,
    _ stack: inout [Int32]
  ) -> Bool {
    if memory.movedEpochs[row] == epoch.number { return true }
    var isKnown = true
    var sum = constants[row] + shifts[row]
    for source in tape.sources(of: row) {
      let other = Int(source.index)
      if memory.movedEpochs[other] == epoch.number {
        sum -= source.factor * memory.moved[other]
      } else {
        stack.append(~source.index)
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
