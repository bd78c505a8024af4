/// How the left side of a linear constraint compares to its constant; with UIKit's raw values.
public enum Relation: Int, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// The left side is at most the constant.
  case lessThanOrEqual = -1
  /// The left side equals the constant.
  case equal
  /// The left side is at least the constant.
  case greaterThanOrEqual

  package var mirrored: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
