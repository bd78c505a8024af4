import SelfSizingCassowary

/// Why a layout cannot be compiled or solved at all.
public enum LayoutError: Error, Hashable, Sendable {
  /// The declaration is mistaken; measuring it would mean guessing.
  case declaration([DeclarationFinding])
  /// The target size, a constant or a spacing is out of range: what it is, and the number.
  case invalidNumber(String, Double)
  /// A fitting priority is outside (0, 1000]: which one, and the number.
  case invalidPriority(String, Double)
  /// The solver refuses a number in the layout.
  case solver(SolverError)
  /// The root of a live layout, by its name, is in another tree or another live layout.
  case twoTrees(String)
  /// A variation is of another layout: it arranges another number of stacks.
  case foreignVariation(arrangements: Int, stacks: Int)
  /// Nothing that may give way is left in a conflict.
  case unsatisfiable(LayoutConflict)
}

extension LayoutError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .declaration(let findings):
      "the declaration is mistaken: " + findings.map { $0.description }.joined(separator: "; ")
    case .invalidNumber(let name, let number):
      "\(name) is \(number), which is "
        + (number < 0 && number >= -ConstraintValidator.largestNumber ? "negative" : "beyond ±1e6")
    case .invalidPriority(let name, let number): "\(name) is \(number), which is outside (0, 1000]"
    case .solver(let error): "the solver refuses the layout: \(error)"
    case .twoTrees(let name):
      "\(name) is in two trees: it was moved into another one, or is laid out by another live layout"
    case .foreignVariation(let arrangements, let stacks):
      "the variation is of another layout: it has \(arrangements) arrangements for \(stacks) stacks"
    case .unsatisfiable(let conflict):
      "nothing may give way among " + conflict.constraints.joined(separator: ", ")
    }
  }
}
