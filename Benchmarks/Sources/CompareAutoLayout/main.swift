import Foundation
import SampleLayouts
import SelfSizingAutoLayout
import SelfSizingGeometry
import Timing

// Times one piece of work: prints the median in nanoseconds, and a number that must agree with the
// peer's. Run by peers/auto-layout/compare.

#if InternalChecks
  #error("Benchmarks of a build with internal checks say nothing.")
#endif

let arguments = CommandLine.arguments
guard arguments.count >= 3,
  let layout = SampleLayout.named(arguments[2], arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1)
else {
  print(
    "usage: CompareAutoLayout dump|describe|compile|layOut|activate|swap|instance|solver|solverSwap|fit LAYOUT [COUNT]"
  )
  exit(64)
}
let description = LayoutDescription(root: layout.root, constraints: layout.constraints)
let variation = layout.variation(of: description)
let target = LayoutSize(width: 375, height: 0)
/// So many runs of one batch that small layouts take long enough to be timed.
let runs = max(1, 600 / description.elements.count)

/// Describes, compiles, measures and lays out, and gives the height.
func layOut(_ contents: Contents) throws -> Double {
  let description = LayoutDescription(root: layout.root, constraints: layout.constraints)
  let engine = LayoutEngine(description)
  var sizing = contents
  return try engine.fit(target, layout.variation(of: description), sizing: &sizing).size.height
}

/// Writes the compiled rows, and what the items measure round by round, for the peer.
func dump() throws {
  let program = try LayoutProgram(description, variation)
  print("variables", program.variableCount)
  for row in program.rows {
    let relation = row.relation.rawValue
    let isTarget = row.name == "fitting target width"
    print(
      "row", relation, row.priority.rawValue, isTarget ? 375 : row.constant,
      row.measuredElement ?? -1, row.terms.count,
      row.terms.map { "\($0.coefficient) \($0.variable)" }.joined(separator: " "))
  }
  for (index, element) in description.elements.enumerated() where element.name == "title" {
    print("text", index)
  }
  for (index, element) in description.elements.enumerated() where element.name == "summary" {
    print("text", index)
  }
  for round in 0...shortRound {
    let contents = Contents(description, round: round)
    for element in description.elements.indices {
      print(
        "content", round, element, contents.lengths[element], contents.sizes[element].width,
        contents.sizes[element].height)
    }
  }
}

/// The priorities under which a cell is fitted.
let cellPriorities = AxisPriorities(horizontal: .required, vertical: .fittingSizeLevel)

/// Activates all constraints of a tree that has a live layout, lays out, and deactivates them.
func activate(_ sizing: inout Contents) throws -> Double {
  let live = LiveLayout(root: layout.root)
  LayoutConstraint.activate(layout.constraints)
  let solution = try live.layout(target, fittingPriorities: cellPriorities, sizing: &sizing)
  LayoutConstraint.deactivate(layout.constraints)
  return solution.size.height
}

func result(of work: String) throws -> (nanoseconds: Double, answer: Double) {
  switch work {
  case "describe":
    return medianTime(batches: 15, of: runs) {
      let description = LayoutDescription(root: layout.root, constraints: layout.constraints)
      return Double(description.elements.count)
    }
  case "compile":
    // From the declared tree to a program that is ready to be solved for any sizes.
    return try medianTime(batches: 15, of: runs) {
      let description = LayoutDescription(root: layout.root, constraints: layout.constraints)
      return Double(
        try LayoutProgram(description, layout.variation(of: description)).variableCount)
    }
  case "layOut":
    let contents = Contents(description, round: shortRound)
    return try medianTime(batches: runs > 10 ? 15 : 5, of: runs) { try layOut(contents) }
  case "activate":
    var sizing = Contents(description, round: shortRound)
    LayoutConstraint.deactivate(layout.constraints)
    return try medianTime(batches: 15, of: runs) { try activate(&sizing) }
  case "swap":
    // One constraint makes room for another and comes back, laid out each time.
    var sizing = Contents(description, round: shortRound)
    let live = LiveLayout(root: layout.root)
    let constraint = layout.constraints[1]
    return try medianTime(batches: 15, of: runs) {
      var sum = 0.0
      for isActive in [false, true] {
        constraint.isActive = isActive
        sum += try live.layout(target, fittingPriorities: cellPriorities, sizing: &sizing).size
          .height
      }
      return sum
    }
  case "instance":
    // The first layout of a cell whose class was laid out before.
    var sizing = Contents(description, round: shortRound)
    let programs = LayoutProgramCache()
    return try medianTime(batches: 15, of: runs) {
      try LiveLayout(root: layout.root, programs: programs)
        .layout(target, fittingPriorities: cellPriorities, sizing: &sizing).size.height
    }
  case "solver":
    let program = try LayoutProgram(description, variation)
    let contents = Contents(description, round: shortRound)
    return try medianTime(batches: 15, of: runs) {
      var solver = SolverSide(program, contents, width: target.width)
      return try solver.fill()
    }
  case "solverSwap":
    let program = try LayoutProgram(description, variation)
    var solver = SolverSide(program, Contents(description, round: shortRound), width: target.width)
    _ = try solver.fill()
    return try medianTime(batches: 15, of: runs) { try solver.swap("photo.top ==") }
  case "fit":
    // A laid-out tree whose intrinsic sizes change round by round.
    let engine = LayoutEngine(description)
    var contents = (0..<rounds).map { Contents(description, round: $0) }
    return try medianTime(batches: runs > 10 ? 31 : 3, of: max(1, runs / 2)) {
      var sum = 0.0
      for round in 0..<rounds {
        sum += try engine.fit(target, variation, sizing: &contents[round]).size.height
      }
      return sum
    }
  default:
    print("no work is called \(work)")
    exit(64)
  }
}

if arguments[1] == "dump" {
  try dump()
} else {
  let (time, answer) = try result(of: arguments[1])
  print(time, answer)
}
