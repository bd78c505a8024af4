import SelfSizingCollectionLayout

/// The sums and extremes of a whole scroll, to be compared with those of others.
package struct ScrollSummary: Hashable, Sendable {
  package var steps = 0
  /// The number of cells that were asked, each counted once in every step.
  package var measuredCells = 0
  package var correctedSteps = 0
  /// The sum of the corrections' absolute values, in points.
  package var totalCorrection = 0.0
  /// The largest displacement of a settled element that was visible before and after a step, in
  /// points.
  package var largestDisplacement = 0.0
  /// The largest displacement of the first settled item that was fully visible, in points.
  package var largestFirstFullyVisibleDisplacement = 0.0
  package var displacedSteps = 0
  package var createdCells = 0
  /// The largest change of the content's length in a step, in points: what makes the scroll bar
  /// jump.
  package var largestContentChange = 0.0
  package var findings = 0

  /// Creates the sums of no steps.
  package init() {}
}

extension ScrollTrace {
  /// The sums and the largest values of all steps.
  package var summary: ScrollSummary {
    var summary = ScrollSummary()
    summary.steps = steps.count
    for step in steps {
      summary.measuredCells += step.measuredCount
      summary.totalCorrection += abs(step.correction)
      if step.correction != 0 { summary.correctedSteps += 1 }
      let largest = step.largestDisplacement
      summary.largestDisplacement = max(summary.largestDisplacement, largest)
      if largest != 0 { summary.displacedSteps += 1 }
      summary.largestFirstFullyVisibleDisplacement = max(
        summary.largestFirstFullyVisibleDisplacement, abs(step.firstFullyVisible?.distance ?? 0))
      summary.createdCells += step.createdCellCount
      let change = max(
        abs(step.contentSizeAfter.width - step.contentSizeBefore.width),
        abs(step.contentSizeAfter.height - step.contentSizeBefore.height))
      summary.largestContentChange = max(summary.largestContentChange, change)
      summary.findings += step.findings.count
    }
    return summary
  }
}
