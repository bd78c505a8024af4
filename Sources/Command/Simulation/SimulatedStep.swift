import SelfSizing

/// The figures of a step of a movement. Lengths are in points.
struct SimulatedStep: Hashable, Sendable {
  let cause: ScrollStep.Cause
  let offsetBefore: Double
  let offsetAfter: Double
  /// The sum of all corrections of the offset.
  let correction: Double
  let contentHeightBefore: Double
  let contentHeightAfter: Double
  /// The number of cells whose height was asked for.
  let measuredCount: Int
  /// The number of passes over the visible cells until all agreed.
  let passes: Int
  /// The displacement of the first fully visible item; nil if there is none.
  let displacement: Double?
  let findings: [String]
}

extension SimulatedStep {
  init(_ step: ScrollStep) {
    self.init(
      cause: step.cause, offsetBefore: step.offsetBefore, offsetAfter: step.offsetAfter,
      correction: step.correction, contentHeightBefore: step.contentSizeBefore.height,
      contentHeightAfter: step.contentSizeAfter.height, measuredCount: step.measuredCount,
      passes: step.passes, displacement: step.firstFullyVisible?.distance,
      findings: step.findings.map { "\($0)" })
  }
}
