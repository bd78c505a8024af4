extension LinearSystem {
  /// Checks every number and variable.
  ///
  /// - Throws: ``SolverError`` that names the first that is not allowed.
  /// - Complexity: O(constraints + terms).
  func validate() throws(SolverError) {
    guard variableCount >= 0 else { throw .invalidVariableCount(variableCount) }
    let terms = terms
    for (position, row) in rows.enumerated() {
      guard SolverLimits.allows(constant: row.constant) else {
        throw .invalidConstant(row.constant, constraint: position)
      }
      guard SolverLimits.allows(priority: row.priority) else {
        throw .invalidPriority(row.priority, constraint: position)
      }
      for index in row.range {
        try terms[index].validate(in: position, variableCount: variableCount)
      }
    }
  }
}

extension LinearConstraint {
  /// Checks every number and variable.
  ///
  /// - Throws: ``SolverError`` that names `index` and the first culprit.
  func validate(as index: Int, variableCount: Int) throws(SolverError) {
    guard SolverLimits.allows(constant: constant) else {
      throw .invalidConstant(constant, constraint: index)
    }
    guard SolverLimits.allows(priority: priority) else {
      throw .invalidPriority(priority, constraint: index)
    }
    for term in terms { try term.validate(in: index, variableCount: variableCount) }
  }
}

extension LinearTerm {
  /// Checks a term of the constraint at a position.
  @inline(__always)
  fileprivate func validate(in position: Int, variableCount: Int) throws(SolverError) {
    guard variable.index >= 0, variable.index < variableCount else {
      throw .unknownVariable(variable, constraint: position)
    }
    guard SolverLimits.allows(coefficient: coefficient) else {
      throw .invalidCoefficient(coefficient, variable: variable, constraint: position)
    }
  }
}
