/// The height of an element before its cell was asked.
public enum ElementHeight: Hashable, Sendable {
  /// A height in points that the cell cannot change.
  case fixed(Double)
  /// A guess in points that holds until the cell has answered with its preferred height.
  case estimated(Double)

  /// The height or the guess, in points.
  public var value: Double {
    switch self {
    case .fixed(let value), .estimated(let value): value
    }
  }

  /// Whether the cell's preferred height replaces the value.
  package var isEstimated: Bool { if case .estimated = self { true } else { false } }
}
