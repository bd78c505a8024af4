import SelfSizingCassowary

/// Why a layout cannot be compiled or solved at all.
public enum LayoutError: Error, Hashable, Sendable {
  /// The declaration is mistaken; measuring it would mean guessing.
  case declaration([DeclarationFinding])
  /// The target size or an element is out of range: what it is, and the number.
  case invalidNumber(String, Double)
  /// The solver refuses a number in the layout.
  case solver(SolverError)
  /// Nothing that may give way is left in a conflict.
  case unsatisfiable(LayoutConflict)
}
