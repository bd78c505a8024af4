extension LinearSystem {
  func validate() throws(SolverError) {
    for position in rows.indices {
      try self[position].validate(as: position, variableCount: variableCount)
    }
  }
}

extension LinearConstraint {
  /// Throws the first error, with the constraint's index.
  func validate(as index: Int, variableCount: Int) throws(SolverError) {
    guard SolverLimits.allows(constant: constant) else {
      throw .invalidConstant(constant, constraint: index)
    }
    guard SolverLimits.allows(priority: priority) else {
      throw .invalidPriority(priority, constraint: index)
    }
    for term in terms {
      guard term.variable.index >= 0, term.variable.index < variableCount else {
        throw .unknownVariable(term.variable, constraint: index)
      }
      guard SolverLimits.allows(coefficient: term.coefficient) else {
        throw .invalidCoefficient(term.coefficient, variable: term.variable, constraint: index)
      }
    }
  }
}
