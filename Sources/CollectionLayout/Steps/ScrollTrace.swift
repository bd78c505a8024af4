/// The steps that a collection view took, with their sums.
package struct ScrollTrace: Hashable, Sendable {
  /// The steps, from the first.
  package private(set) var steps: [ScrollStep] = []

  /// Creates an empty trace.
  package init() {}

  /// Adds a step.
  package mutating func append(_ step: ScrollStep) {
    steps.append(step)
  }

  package var measuredCount: Int { steps.reduce(0) { $0 + $1.measuredCount } }

  /// The sum of the corrections' absolute values, in points.
  package var totalCorrection: Double { steps.reduce(0) { $0 + abs($1.correction) } }

  /// The largest displacement of a settled element in any step, in points.
  package var largestDisplacement: Double {
    steps.reduce(0) { max($0, $1.largestDisplacement) }
  }

  /// The largest displacement of the first fully visible settled item in any step, in points.
  package var largestFirstFullyVisibleDisplacement: Double {
    steps.reduce(0) { max($0, abs($1.firstFullyVisible?.distance ?? 0)) }
  }
}
