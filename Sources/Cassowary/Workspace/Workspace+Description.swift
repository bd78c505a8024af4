extension Workspace: CustomStringConvertible {
  /// The system as it is solved, in words, to read and to learn from.
  ///
  /// Group by group: what presolve took out, in order (`x3 = …` reads its row and the variables
  /// that were left then); the rows of the core; and the optimal basis, each basic symbol as a sum
  /// of nonbasic ones, which rest at their breakpoints. `x3` is a variable, `r3` the left side of
  /// constraint 3. The article on the solver explains it line by line.
  public var description: String {
    var lines: [String] = []
    let presolved = compiled.presolved
    for group in groupStates.indices where !presolved.groups.constraints(of: group).isEmpty {
      lines.append("group \(group)")
      describe(presolved.elimination, group: group, in: &lines)
      if let basis = currentBasis(of: group) { describe(basis, in: &lines) }
    }
    if !presolved.looseVariables.isEmpty {
      lines.append("free: " + presolved.looseVariables.map { "x\($0)" }.joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }

  private func describe(_ elimination: Elimination, group: Int, in lines: inout [String]) {
    for step in elimination.steps(of: group) {
      let expression = elimination.expression(of: step)
      var text = "  x\(step.variable) = \(Self.plain(expression.constant)) r\(step.row)"
      for term in expression.variables {
        text += Self.term(term.coefficient, "x\(term.variable.index)")
      }
      lines.append(text)
    }
    for transfer in elimination.transfers(of: group) {
      lines.append(
        "  constant of r\(transfer.target)" + Self.term(transfer.part(of: 1), "r\(transfer.source)")
      )
    }
  }

  private func describe(_ basis: Basis, in lines: inout [String]) {
    let core = basis.core
    for (index, row) in core.rows[..<core.constraintCount].enumerated() {
      var text = "  core r\(row.subject):"
      for entry in core.entries[row.entries] {
        text += Self.term(entry.coefficient / row.scale, "x\(core.columns[entry.column].variable)")
      }
      let constant = basis.symbols[core.columnCount + index].breakpoint / row.scale
      lines.append(
        text
          + " \(Self.sign(of: row.relation)) \(Self.plain(constant)) @\(Self.plain(row.priority))")
    }
    for row in core.rows.indices {
      let symbol = basis.basic(row)
      var text = "  basic \(name(of: symbol, core)) ="
      for entry in basis.entries(ofRow: row).sorted(by: { $0.column < $1.column })
      where entry.coefficient != 0 {
        let nonbasic = basis.nonbasic(entry.column)
        let factor = entry.coefficient * scale(of: nonbasic, core) / scale(of: symbol, core)
        text += Self.term(factor, name(of: nonbasic, core))
      }
      lines.append(text)
    }
  }

  private func name(of symbol: Int, _ core: Core) -> String {
    let index = symbol - core.columnCount
    if index < 0 { return "x\(core.columns[symbol].variable)" }
    return index < core.constraintCount
      ? "r\(core.rows[index].subject)" : "x\(core.rows[index].subject)"
  }

  private func scale(of symbol: Int, _ core: Core) -> Double {
    let index = symbol - core.columnCount
    return index < 0 ? 1 : core.rows[index].scale
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

  /// Whole numbers without a fraction.
  private static func plain(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int64(number))" : "\(number)"
  }
}
