import SelfSizingCassowary

/// The cost of building, solving and editing linear systems.
enum SolverTasks {
  static let all =
    Sizes.all.map(building) + Sizes.all.map(editing) + [newConstants]

  /// A chain of boxes, each 8 points below the one before and as high as it likes to be: 2
  /// constraints a box.
  private static func chain(_ count: Int) -> [LinearConstraint] {
    var constraints = [LinearConstraint([LinearTerm(1, Variable(0))], .equal, 0)]
    constraints.reserveCapacity(2 * count + 1)
    for box in 0..<count {
      constraints.append(distance(8, above: box))
      constraints.append(
        LinearConstraint(
          [LinearTerm(1, Variable(2 * box + 2)), LinearTerm(-1, Variable(2 * box + 1))], .equal,
          height(box), priority: 750))
    }
    return constraints
  }

  /// How far a box is below the one before.
  private static func distance(_ points: Double, above box: Int) -> LinearConstraint {
    LinearConstraint(
      [LinearTerm(1, Variable(2 * box + 1)), LinearTerm(-1, Variable(2 * box))], .equal, points)
  }

  private static func height(_ box: Int) -> Double { Double(2 + box % 7) }

  /// Where the last box ends: computed without a solver.
  private static func end(_ count: Int) -> Double {
    (0..<count).reduce(0) { $0 + 8 + height($1) }
  }

  private static func building(_ count: Int) -> BenchmarkTask {
    BenchmarkTask(
      title: "Solver, chain of \(count) boxes, build and solve", state: .cold,
      growth: .init(name: "building and solving a chain, per box", size: count), count: count,
      unit: "box",
      prepare: {
        let constraints = chain(count)
        return {
          var workspace = Workspace(
            try Program(variableCount: 2 * count + 1, constraints: constraints))
          workspace.solve()
          return workspace.value(of: Variable(2 * count))
        }
      },
      expected: { end(count) })
  }

  private static let newConstants = BenchmarkTask(
    title: "Solver, 200 new right sides of a solved chain of 1000 boxes, solved after each",
    state: .warm, count: 200, unit: "edit",
    prepare: {
      var workspace = Workspace(try Program(variableCount: 2001, constraints: chain(1000)))
      workspace.solve()
      return {
        for edit in 0..<200 {
          try workspace.setConstant(Double(edit % 5), at: 2 + 2 * (edit * 4))
          workspace.solve()
        }
        let end = workspace.value(of: Variable(2000))
        for edit in 0..<200 {
          try workspace.setConstant(height(edit * 4), at: 2 + 2 * (edit * 4))
        }
        workspace.solve()
        return end
      }
    },
    expected: {
      (0..<200).reduce(end(1000)) { $0 + Double($1 % 5) - height($1 * 4) }
    })

  private static func editing(_ count: Int) -> BenchmarkTask {
    let edits = 20
    return BenchmarkTask(
      title:
        "Solver, \(edits) times a distance in a chain of \(count) boxes is replaced and put back, "
        + "the end read each time", state: .warm,
      growth: .init(name: "two replaced constraints, two values read, of boxes", size: count),
      count: edits, unit: "edit",
      prepare: {
        let solver = Solver()
        var ids: [ConstraintID] = []
        let constraints = chain(count)
        try solver.update { edits throws(SolverError) in
          for _ in 0...2 * count { _ = edits.addVariable() }
          for constraint in constraints { ids.append(try edits.add(constraint)) }
        }
        let last = Variable(2 * count)
        _ = try solver.value(of: last)
        func replace(_ box: Int, _ points: Double) throws -> Double {
          ids[1 + 2 * box] = try solver.update { edits throws(SolverError) in
            try edits.remove(ids[1 + 2 * box])
            return try edits.add(distance(points, above: box))
          }
          return try solver.value(of: last)
        }
        return {
          var sum = 0.0
          for edit in 0..<edits {
            let box = edit * 7919 % count
            sum += try replace(box, 11) - replace(box, 8)
          }
          return sum
        }
      },
      expected: { Double(3 * edits) })
  }
}
