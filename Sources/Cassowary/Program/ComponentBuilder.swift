/// Splits a system into its components by joining the variables of each row (union-find).
struct ComponentBuilder {
  private(set) var variablePlaces: [Program.Place]
  private(set) var constraintPlaces: [Program.Place]
  private var variables: [[Int]] = []
  private var constraints: [[Int]] = []

  /// Assigns every variable and every constraint its component.
  ///
  /// A row without entries is a component of its own, and so is a variable without rows.
  ///
  /// - Complexity: O(entries) but for the inverse Ackermann function.
  init(_ matrix: SparseRows, variableCount: Int) {
    let unplaced = Program.Place(component: -1, position: -1)
    variablePlaces = Array(repeating: unplaced, count: variableCount)
    constraintPlaces = Array(repeating: unplaced, count: matrix.rowCount)
    var parents = Array(0..<variableCount)
    for row in 0..<matrix.rowCount {
      let columns = matrix.columns[matrix.entries(of: row)]
      guard let first = columns.first else { continue }
      for column in columns.dropFirst() {
        let (one, other) = (Self.root(of: first, &parents), Self.root(of: column, &parents))
        parents[max(one, other)] = min(one, other)
      }
    }
    var componentOfRoot = [Int](repeating: -1, count: variableCount)
    func component(of variable: Int) -> Int {
      let root = Self.root(of: variable, &parents)
      if componentOfRoot[root] < 0 { componentOfRoot[root] = addComponent() }
      return componentOfRoot[root]
    }
    for row in 0..<matrix.rowCount {
      let first = matrix.columns[matrix.entries(of: row)].first
      let index = first.map(component(of:)) ?? addComponent()
      constraintPlaces[row] = Program.Place(component: index, position: constraints[index].count)
      constraints[index].append(row)
    }
    for variable in 0..<variableCount {
      let index = component(of: variable)
      variablePlaces[variable] = Program.Place(component: index, position: variables[index].count)
      variables[index].append(variable)
    }
  }

  /// The components, in the order in which `init` found them.
  func components(
    of all: [LinearConstraint], matrix: SparseRows, ties: TieOrder
  ) -> [Component] {
    var steps = [[TieBreak]](repeating: [], count: variables.count)
    for step in ties.steps {
      let place = variablePlaces[step.variable.index]
      steps[place.component].append(TieBreak(Variable(place.position), step.direction))
    }
    return variables.indices.map { index in
      var rows = SparseRows()
      for constraint in constraints[index] {
        let entries = matrix.entries(of: constraint)
        rows.append(
          columns: matrix.columns[entries].lazy.map { variablePlaces[$0].position },
          coefficients: matrix.coefficients[entries])
      }
      return Component(
        variables: variables[index], constraints: constraints[index], matrix: rows, of: all,
        ties: steps[index])
    }
  }

  private mutating func addComponent() -> Int {
    variables.append([])
    constraints.append([])
    return variables.count - 1
  }

  /// Finds a set's representative, its least member, and halves the path to it.
  private static func root(of member: Int, _ parents: inout [Int]) -> Int {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }
}
