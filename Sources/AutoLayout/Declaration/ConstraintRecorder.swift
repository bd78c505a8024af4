/// Notes every constraint that is made while a layout is declared, so that none is lost silently.
public final class ConstraintRecorder {
  /// All constraints, in the order in which they were made.
  public private(set) var constraints: [LayoutConstraint] = []

  /// Creates an empty record.
  public init() {}

  func record(_ constraint: LayoutConstraint) {
    constraints.append(constraint)
  }
}
