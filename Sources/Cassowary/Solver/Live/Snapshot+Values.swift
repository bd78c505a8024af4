/// A state of an edit set for which values are computed; every state has a number of its own.
struct Epoch {
  var number = 0
  /// The last step that the edits can reach; the variables of later steps, and those that presolve
  /// left, are as the workspace has them.
  var lastStep = Int.max
}

/// The values of a snapshot's variables, computed one by one when they are asked for.
struct ReplayMemory: ~Copyable {
  /// A number, and the epoch in which it was computed.
  struct Entry: BitwiseCopyable {
    var value = 0.0
    var epoch = -1
  }

  /// By variable.
  var values: Scratch<Entry>
  /// By row: its reduced constant.
  var constants: Scratch<Entry>
  /// The values yet to be computed.
  var stack: [ReplayTask] = []
  /// How many values and constants were computed, ever.
  var visitCount = 0

  init(variableCount: Int, rowCount: Int) {
    values = Scratch(repeating: Entry(), count: variableCount)
    constants = Scratch(repeating: Entry(), count: rowCount)
  }
}

/// Something to be computed from a tape.
enum ReplayTask: BitwiseCopyable {
  case value(variable: Int32)
  case constant(row: Int32)
}

extension Snapshot {
  /// Computes a variable, and of the others only those on which it depends.
  ///
  /// - Complexity: O(entries of the steps on which it depends), the first time in an epoch.
  func value(of variable: Int, in epoch: Epoch) -> Double {
    prepareMemory()
    let known = memory.values[variable]
    if known.epoch == epoch.number { return known.value }
    var stack: [ReplayTask] = []
    swap(&stack, &memory.stack)
    stack.append(.value(variable: Int32(truncatingIfNeeded: variable)))
    let tape = tape
    tape.elimination.entries.withUnsafeBufferPointer { entries in
      var replay = Replay(
        tape: tape, entries: entries, snapshot: self, epoch: epoch,
        constants: rows.elements, values: memory.values.elements,
        reduced: memory.constants.elements, stack: stack)
      replay.run()
      stack = replay.stack
      memory.visitCount += replay.visitCount
    }
    swap(&stack, &memory.stack)
    return memory.values[variable].value
  }

  /// Makes room for values, the first time.
  private func prepareMemory() {
    if memory.values.count == variables.count { return }
    memory = ReplayMemory(variableCount: variables.count, rowCount: rows.count)
  }
}

/// A run along a tape, backward from a variable to all on which it depends.
private struct Replay {
  let tape: TapeIndex
  let entries: UnsafeBufferPointer<LinearTerm>
  let snapshot: Snapshot
  let epoch: Epoch
  let constants: BorrowedElements<Snapshot.Row>
  var values: BorrowedElements<ReplayMemory.Entry>
  var reduced: BorrowedElements<ReplayMemory.Entry>
  var stack: [ReplayTask]
  var visitCount = 0

  /// Computes until nothing is left to do.
  mutating func run() {
    while let task = stack.last {
      visitCount += 1
      let count = stack.count
      switch task {
      case .value(let variable): computeValue(of: Int(variable))
      case .constant(let row): computeConstant(of: Int(row))
      }
      // What was missing lies above by now.
      if stack.count == count { stack.removeLast() }
    }
  }

  /// Computes a variable if all it depends on is known; else puts on the stack what is missing.
  private mutating func computeValue(of variable: Int) {
    if values[variable].epoch == epoch.number { return }
    guard let position = tape.step(ofVariable: variable), position <= epoch.lastStep else {
      return note(snapshot.workspace.exactValue(of: variable), of: variable)
    }
    let step = tape.elimination.steps[position]
    let isReduced = tape.isReduced(step.row)
    let count = stack.count
    if isReduced { requireConstant(of: step.row) }
    for entry in step.entries {
      let other = entries[entry].variable.index
      if other != variable, values[other].epoch != epoch.number {
        stack.append(.value(variable: Int32(truncatingIfNeeded: other)))
      }
    }
    if stack.count > count { return }
    let constant = isReduced ? reduced[step.row].value : constants[step.row].rightSide
    note(step.value(constant: constant, entries, { values[$0].value }), of: variable)
  }

  /// Computes a row's constant if all it depends on is known; else puts on the stack what is
  /// missing.
  private mutating func computeConstant(of row: Int) {
    if reduced[row].epoch == epoch.number { return }
    let count = stack.count
    var sum = constants[row].rightSide
    for transfer in tape.transfers(to: row) {
      requireConstant(of: transfer.source)
      sum += transfer.part(of: reduced[transfer.source].value)
    }
    if stack.count > count { return }
    reduced[row] = ReplayMemory.Entry(value: sum, epoch: epoch.number)
  }

  private mutating func requireConstant(of row: Int) {
    if reduced[row].epoch == epoch.number { return }
    stack.append(.constant(row: Int32(truncatingIfNeeded: row)))
  }

  private mutating func note(_ value: Double, of variable: Int) {
    values[variable] = ReplayMemory.Entry(value: value, epoch: epoch.number)
  }
}
