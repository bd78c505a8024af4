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

extension LayoutError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .declaration(let findings):
      "the declaration is mistaken: " + findings.map(\.description).joined(separator: "; ")
    case .invalidNumber(let name, let number):
      "\(name) is \(number), which is outside 0 ... \(IntrinsicContentSize.largestSize)"
    case .solver(let error): "the solver refuses the layout: \(error)"
    case .unsatisfiable(let conflict):
      "nothing may give way among " + conflict.constraints.joined(separator: ", ")
    }
  }
}
