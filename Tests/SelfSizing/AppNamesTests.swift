import AppNames
import SelfSizing
import Testing

/// Names that an app gave to its own types, next to `import SelfSizing`: were the umbrella to
/// export the solver or the layout engine, this file would not compile.
@Suite("Names of an app")
struct AppNamesTests {
  private static let types: [Any.Type] = [
    BindingConstraint.self, Conflict.self, ConstraintID.self, Derivation.self, LevelViolation.self,
    LinearConstraint.self, LinearSystem.self, LinearTerm.self, Outcome.self, Program.self,
    Reason.self, Relation.self, Solver.self, SolverError.self, SolverLimits.self,
    TieBreak.self, Variable.self, Workspace.self,
    AmbiguousItem.self, IntrinsicAxes.self, IntrinsicContentSize.self, IntrinsicSizing.self,
    LayoutDescription.self, LayoutEngine.self, LayoutProgram.self, LayoutProgramCache.self,
    LayoutRow.self, LayoutSolution.self, LayoutVariation.self, LayoutWorkspace.self,
    LiveLayout.self,
  ]

  @Test("are the app's, not the solver's or the layout engine's")
  func areTheApps() {
    for type in Self.types { #expect(String(reflecting: type).hasPrefix("AppNames.")) }
  }
}
