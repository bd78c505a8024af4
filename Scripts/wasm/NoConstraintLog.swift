import SelfSizingGeometry

/// The words in which Xcode logs a conflict, where no one reads them.
struct ConstraintLog {
  init(_ program: LayoutProgram, _ constraints: [DescribedConstraint], target: LayoutSize) {}

  func line(ofRow row: Int) -> String? { nil }
}
