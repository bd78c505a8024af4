import SelfSizing

struct SimulatedRun: Sendable {
  let layout: String, motion: String, anchor: String
  /// Everything about the steps; nil for a list that another process has moved.
  let trace: [ScrollStep]?
  let steps: [SimulatedStep]
  /// The largest miss of an item that was scrolled to, in points; nil if there was none.
  let largestMiss: Double?
  let oscillatingCells: Int
  /// The time that the steps took, measuring included, in microseconds.
  let microseconds: Double
  /// The findings, each once; of an app's list also what UIKit would log or raise.
  let findings: [String]
  /// The calls that an app's list took; nil for cells of templates.
  let work: SimulatedWork?
  /// File and line of an app's layout, or else its list's entry; nil for templates.
  let site: String?
  /// The window after each step; empty unless a film strip was asked for.
  let frames: [SimulatedFrame]
  /// Every request with its calls, as text; nil if they were not recorded.
  let calls: String?

  init(
    layout: String, motion: SimulateOptions.Motion, trace: [ScrollStep], _ outcome: MovedOutcome,
    largestMiss: Double?, microseconds: Double, frames: [SimulatedFrame]
  ) {
    self.layout = layout
    self.motion = motion.rawValue
    anchor = SimulateOptions.Anchor(outcome.anchor).rawValue
    self.trace = trace
    steps = trace.map { SimulatedStep($0) }
    oscillatingCells = trace.oscillatingCellCount
    self.largestMiss = largestMiss
    self.microseconds = microseconds
    findings = outcome.findings
    work = outcome.work
    site = outcome.site
    self.frames = frames
    calls = outcome.trace
  }

  /// The number of cells whose height was asked for, each counted once in every step.
  var measuredCells: Int { steps.map(\.measuredCount).reduce(0, +) }
  var correctedSteps: Int { steps.count { $0.correction != 0 } }

  /// The sum of the corrections' absolute values, in points.
  var totalCorrection: Double { steps.map(\.correction.magnitude).reduce(0, +) }

  /// How far the first fully visible item moved beyond the scrolling, at most.
  var largestDisplacement: Double { steps.compactMap(\.displacement?.magnitude).max() ?? 0 }
  var passes: Int { steps.map(\.passes).reduce(0, +) }
  var microsecondsPerStep: Double { microseconds / Double(max(steps.count, 1)) }
}

/// The work that moving an app's list took.
package struct SimulatedWork: Hashable, Sendable {
  /// The number of calls into the data source, the layout and the cells.
  package var calls: Int
  package var invalidations: Int
  /// The number of items that rectangle queries of the layout left out.
  package var lostElements: Int

  package init(calls: Int, invalidations: Int, lostElements: Int) {
    (self.calls, self.invalidations) = (calls, invalidations)
    self.lostElements = lostElements
  }
}

extension [ScrollStep] {
  package var findings: [CollectionFinding] { flatMap(\.findings).distinct }

  fileprivate var oscillatingCellCount: Int {
    let cells = findings.compactMap { finding in
      if case .oscillatingCell(let element, _) = finding { element } else { nil }
    }
    return Set(cells).count
  }
}

/// The figures of a step of a movement. Lengths are in points.
struct SimulatedStep: Hashable, Sendable {
  let cause: ScrollStep.Cause
  let offsetBefore: Double, offsetAfter: Double
  /// The sum of all corrections of the offset.
  let correction: Double
  let contentHeightBefore: Double, contentHeightAfter: Double
  /// The number of cells whose height was asked for.
  let measuredCount: Int
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
