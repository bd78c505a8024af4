extension Workspace: CustomStringConvertible {
  /// The system as it is solved, in words, to read and to learn from.
  ///
  /// Group by group: what presolve took out, in order (`x3 = …` reads its row and the variables that
  /// were left then); the rows of the core; and the optimal basis, each basic symbol as a sum of
  /// nonbasic ones, which rest at their breakpoints. `x3` is a variable, `r3` the left side of
  /// constraint 3. The article on the solver explains it line by line.
  public var description: String {
    var lines: [String] = []
    for group in program.usedGroups {
      lines.append("group \(group)")
      describeElimination(of: group, in: &lines)
      if let simplex = groups[group].simplex { describe(simplex, in: &lines) }
    }
    if !program.looseVariables.isEmpty {
      lines.append("free: " + program.looseVariables.map { "x\($0)" }.joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }

  private func describeElimination(of group: Int, in lines: inout [String]) {
    let elimination = program.elimination
    for step in elimination.steps[elimination.stepRange(group)] {
      var text = "  x\(step.variable) = \(Self.plain(step.inverse)) r\(step.row)"
      for entry in step.entries where elimination.rows.columns[entry] != step.variable {
        let factor = -elimination.rows.coefficients[entry] * step.inverse
        text += Self.term(factor, "x\(elimination.rows.columns[entry])")
      }
      lines.append(text)
    }
    for transfer in elimination.transfers(of: group) {
      lines.append(
        "  constant of r\(transfer.target)" + Self.term(-transfer.factor, "r\(transfer.source)"))
    }
  }

  private func describe(_ simplex: LexicographicSimplex, in lines: inout [String]) {
    let component = simplex.component
    for (row, constraint) in component.constraints.enumerated() {
      var text = "  core r\(constraint):"
      for entry in component.matrix.entries(of: row) {
        let coefficient = component.matrix.coefficients[entry] / component.scales[row]
        text += Self.term(coefficient, "x\(component.variables[component.matrix.columns[entry]])")
      }
      let priority = program.constraints[constraint].priority
      lines.append(
        text + " \(Self.sign(of: component.relations[row])) "
          + "\(Self.plain(simplex.breakpoint(ofRow: row))) @\(Self.plain(priority))")
    }
    for (row, symbol) in simplex.tableau.basic.enumerated() {
      var text = "  basic \(name(of: symbol, component)) ="
      for (column, nonbasic) in simplex.tableau.nonbasic.enumerated()
      where simplex.tableau[row, column] != 0 {
        let factor =
          simplex.tableau[row, column] * scale(of: nonbasic, component)
          / scale(of: symbol, component)
        text += Self.term(factor, name(of: nonbasic, component))
      }
      lines.append(text)
    }
  }

  private func name(of symbol: Int, _ component: Component) -> String {
    let row = symbol - component.columnCount
    if row < 0 { return "x\(component.variables[symbol])" }
    if row < component.constraints.count { return "r\(component.constraints[row])" }
    return "x\(component.followers[row - component.constraints.count])"
  }

  private func scale(of symbol: Int, _ component: Component) -> Double {
    let row = symbol - component.columnCount
    return row < 0 ? 1 : component.scales[row]
  }

  private static func sign(of relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private static func term(_ factor: Double, _ name: String) -> String {
    let sign = factor < 0 ? "-" : "+"
    return factor.magnitude == 1
      ? " \(sign) \(name)" : " \(sign) \(plain(factor.magnitude)) \(name)"
  }

  /// A number without a fraction that says nothing: 8 for 8.0.
  private static func plain(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
