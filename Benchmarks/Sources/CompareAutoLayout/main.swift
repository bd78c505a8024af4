import SelfSizing

#if canImport(Glibc)
  import Glibc
#endif

// Times one piece of work: prints the median in nanoseconds, and a number that must agree with the
// peer's. Run by peers/auto-layout/compare.

#if InternalChecks
  #error("Benchmarks of a build with internal checks say nothing.")
#endif

let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
  print("usage: CompareAutoLayout work [count]")
  exit(64)
}
let clock = ContinuousClock()

/// Runs a body in batches and gives the median time of one run.
func median(batches: Int, of count: Int, _ body: () throws -> Double) rethrows -> (Double, Double) {
  var times: [Double] = []
  var answer = try body()
  for _ in 0..<batches {
    let start = clock.now
    for _ in 0..<count { answer = try body() }
    let passed = (clock.now - start).components
    times.append(
      (Double(passed.seconds) * 1e9 + Double(passed.attoseconds) / 1e9) / Double(count))
  }
  times.sort()
  return (times[times.count / 2], answer)
}

/// Describes, compiles, measures and lays out, and gives the height.
func layOut(_ layouts: Layouts, _ contents: Contents) throws -> Double {
  let description = LayoutDescription(root: layouts.root, constraints: layouts.constraints)
  var engine = LayoutEngine(description)
  var sizing = contents
  return try engine.fit(
    LayoutSize(width: 375, height: 0), layouts.variation(of: description), sizing: &sizing
  ).size.height
}

func contents(of layouts: Layouts, round: Int) -> Contents {
  Contents(
    LayoutDescription(root: layouts.root, constraints: layouts.constraints), round: round)
}

/// Writes the compiled rows of the cell, and what its items measure round by round, for the peer.
func dumpCell() throws {
  let layouts = Layouts.cell()
  let description = LayoutDescription(root: layouts.root, constraints: layouts.constraints)
  let program = try LayoutProgram(description, layouts.variation(of: description))
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
  for round in 0..<rounds {
    let contents = Contents(description, round: round)
    for element in description.elements.indices {
      print(
        "content", round, element, contents.lengths[element], contents.sizes[element].width,
        contents.sizes[element].height)
    }
  }
}

/// How many contents follow each other before they repeat.
let rounds = 60

func result(of work: String) throws -> (Double, Double) {
  let count = arguments.count > 2 ? Int(arguments[2]) ?? 1 : 1
  switch work {
  case "compile":
    let layouts = Layouts.cell()
    let contents = contents(of: layouts, round: 0)
    return try median(batches: 15, of: 50) { try layOut(layouts, contents) }
  case "program":
    let layouts = Layouts.cell()
    let description = LayoutDescription(root: layouts.root, constraints: layouts.constraints)
    let variation = layouts.variation(of: description)
    return try median(batches: 15, of: 50) {
      Double(try LayoutProgram(description, variation).variableCount)
    }
  case "describe":
    let layouts = Layouts.cell()
    return median(batches: 15, of: 200) {
      Double(
        LayoutDescription(root: layouts.root, constraints: layouts.constraints).elements.count)
    }
  case "fit":
    let layouts = Layouts.cell()
    let description = LayoutDescription(root: layouts.root, constraints: layouts.constraints)
    let variation = layouts.variation(of: description)
    var engine = LayoutEngine(description)
    var contents = (0..<rounds).map { Contents(description, round: $0) }
    return try median(batches: 31, of: 20) {
      var sum = 0.0
      for round in 0..<rounds {
        sum += try engine.fit(
          LayoutSize(width: 375, height: 0), variation, sizing: &contents[round]
        ).size.height
      }
      return sum
    }
  case "nested", "siblings", "arranged":
    let layouts =
      work == "nested"
      ? Layouts.nestedStacks(count)
      : work == "siblings" ? Layouts.siblings(count) : Layouts.arranged(count)
    let contents = contents(of: layouts, round: 1)
    return try median(batches: 5, of: max(1, 100 / count)) { try layOut(layouts, contents) }
  default:
    print("no work is called \(work)")
    exit(64)
  }
}

if arguments[1] == "dump" {
  try dumpCell()
} else {
  let (time, answer) = try result(of: arguments[1])
  print(time, answer)
}
