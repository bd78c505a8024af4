extension Basis {
  /// Solves the core: its ranks, and where they leave something open, the tie rule, for which the
  /// core is replaced by its tied form. Where rounding keeps a known basis from its end, the core
  /// is solved from its own rows. `constants` are reduced ones; `scratch` has a number for each
  /// variable.
  mutating func solve(
    at constants: borrowing Scratch<Elimination.ReducedConstant>, _ presolved: Presolved,
    isNew: Bool, scratch: inout [Double], in block: ScratchBlock = .none,
    isCompiling: Bool = false, order: () -> TieOrder
  ) -> LexicographicSimplex.Termination {
    let wasTied = core.isTied
    let end = withSimplex(in: block, isCompiling: isCompiling) { simplex in
      simplex.setConstants(constants, presolved.elimination, scratch: &scratch)
      if isNew { simplex.startAtFirstRows() }
      let end = simplex.solve()
      guard end == .open else { return end }
      let tied = Core(
        tying: simplex.core, presolved, order: order(), in: block, isCompiling: isCompiling)
      return simplex.withTies(of: tied) { simplex in
        simplex.setConstants(constants, presolved.elimination, scratch: &scratch)
        return simplex.solveTies()
      }
    }
    let isSettled = isNew && core.isTied == wasTied
    guard case .imprecise = end, !isSettled else { return end }
    self = Basis(core, isFactored: isFactored)
    return solve(at: constants, presolved, isNew: true, scratch: &scratch, order: order)
  }
}
