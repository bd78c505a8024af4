import Foundation
import SelfSizingCassowary
import Timing

// Times one piece of work: prints the median in nanoseconds, and a number that must agree with the
// peer's. Run by peers/solver/compare.

#if InternalChecks
  #error("Benchmarks of a build with internal checks say nothing.")
#endif

let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
  print("usage: CompareSolver work [position]")
  exit(64)
}
/// Builds and solves a system, reads every variable, and gives their sum.
func solve(_ system: LinearSystem) throws -> Double {
  var workspace = Workspace(try Program(system))
  workspace.solve()
  var sum = 0.0
  for variable in 0..<system.variableCount { sum += workspace.value(of: Variable(variable)) }
  return sum
}

func setTitleHeight(_ height: Double, in workspace: inout Workspace) throws -> Double {
  try workspace.setConstant(height, at: Systems.titleHeightRows)
  workspace.solve()
  return workspace.value(of: Systems.cellOutputs.0) + workspace.value(of: Systems.cellOutputs.1)
}

func result(of work: String) throws -> (nanoseconds: Double, answer: Double) {
  switch work {
  case "file" where arguments.count > 2:
    let systems = try Systems.read(arguments[2])
    let clock = ContinuousClock()
    var sum = 0.0
    let time = try clock.measure { for system in systems { sum += try solve(system) } }
    return (time.nanoseconds / Double(max(1, systems.count)), sum)
  case "file-memory" where arguments.count > 3:
    // The most that building and solving adds to what reading has left. Other systems are solved
    // before, or half a megabyte of the program's own code would count.
    let systems = try Systems.read(arguments[2])
    for system in try Systems.read(arguments[3]) { _ = try solve(system) }
    let before = ProcessMemory.startOver()
    let workspaces = try systems.map { Workspace(try Program($0)) }
    let most = (ProcessMemory.peak.bytes ?? 0) - before
    // The memory is compared with the number of entries of the cores and of their factors.
    let programs = workspaces.map { $0.program }
    print(programs.reduce(0) { $0 + $1.coreEntryCount }, terminator: " ")
    print(programs.reduce(0) { $0 + $1.factorEntryCount }, terminator: " ")
    return (most, Double(programs.count))
  case "files" where arguments.count > 2:
    let systems = try Systems.read(arguments[2])
    let (time, sum) = try medianTime(batches: 9, of: 1) {
      var sum = 0.0
      for system in systems { sum += try solve(system) }
      return sum
    }
    return (time / Double(max(1, systems.count)), sum)
  case "chain-100":
    return try medianTime(batches: 9, of: 20) { try solve(Systems.chain(100)) }
  case "chain-1000":
    return try medianTime(batches: 9, of: 3) { try solve(Systems.chain(1000)) }
  case "nested":
    return try medianTime(batches: 9, of: 20) { try solve(Systems.nested(100)) }
  case "cell":
    return try medianTime(batches: 15, of: 100) { try solve(Systems.cell()) }
  case "instance", "new-workspace":
    let program = try Program(Systems.cell())
    // A task that joins in gets a copy of a workspace that has seen contents of this kind; or, to
    // compare, a new workspace that has seen nothing.
    var known = Workspace(program)
    if work == "instance" {
      for height in [66.0, 22, 66, 22, 66, 22] { _ = try setTitleHeight(height, in: &known) }
    }
    return try medianTime(batches: 15, of: 200) {
      var workspace = known
      return try setTitleHeight(70, in: &workspace)
    }
  case "same-basis", "new-basis":
    let program = try Program(Systems.cell())
    var workspace = Workspace(program)
    let heights = work == "same-basis" ? [70.0, 88, 132, 66] : [66.0, 22, 110, 0]
    var turn = 0
    var sum = 0.0
    let (time, _) = try medianTime(batches: 31, of: 4000) {
      turn = (turn + 1) & 3
      if turn == 1 { sum = 0 }
      sum += try setTitleHeight(heights[turn], in: &workspace)
      return sum
    }
    sum = 0
    for height in heights { sum += try setTitleHeight(height, in: &workspace) }
    return (time, sum)
  case "unseen-basis":
    let program = try Program(Systems.cell())
    let known = Workspace(program)
    return try medianTime(batches: 15, of: 200) {
      var workspace = known
      return try setTitleHeight(22, in: &workspace) + setTitleHeight(66, in: &workspace)
    }
  case "edit":
    let position = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
    let system = Systems.chain(1000)
    let constraints = (0..<system.constraintCount).map { system[$0] }
    let solver = Solver()
    for _ in 0..<system.variableCount { _ = solver.addVariable() }
    var ids = try solver.update { edits throws(SolverError) in
      var ids: [ConstraintID] = []
      for constraint in constraints { ids.append(try edits.add(constraint)) }
      return ids
    }
    // One value that the constraint names, and two at the far end of all that may depend on it.
    let outputs = [
      constraints[position].terms[0].variable, Variable(system.variableCount - 4),
      Variable(system.variableCount - 1),
    ]
    func sum() throws -> Double {
      var sum = 0.0
      for output in outputs { sum += try solver.value(of: output) }
      return sum
    }
    _ = try sum()
    return try medianTime(batches: 15, of: 20) {
      try solver.remove(ids[position])
      let without = try sum()
      ids[position] = try solver.add(constraints[position])
      return try sum() + 0 * without
    }
  case "memory":
    let programs = 1000
    let start = ProcessMemory.resident.bytes ?? 0
    let system = Systems.cell()
    let made = try (0..<programs).map { _ in try Program(system) }
    let middle = ProcessMemory.resident.bytes ?? 0
    var workspaces = made.map(Workspace.init)
    for index in workspaces.indices {
      for height in [66.0, 22, 66, 22, 66] {
        _ = try setTitleHeight(height, in: &workspaces[index])
      }
    }
    let end = ProcessMemory.resident.bytes ?? 0
    let count = Double(programs * system.constraintCount)
    return ((middle - start) / count, (end - middle) / count)
  default:
    print("no work is called \(work)")
    exit(64)
  }
}

if arguments[1] == "values", arguments.count > 2 {
  for system in try Systems.read(arguments[2]) {
    let workspace = Workspace(try Program(system))
    for variable in 0..<system.variableCount { print(workspace.value(of: Variable(variable))) }
  }
  exit(0)
}
let (time, answer) = try result(of: arguments[1])
print(time, answer)
