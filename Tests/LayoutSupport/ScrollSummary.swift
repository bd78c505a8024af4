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

  package init(_ steps: [ScrollStep] = []) {
    self.steps = steps.count
    for step in steps {
      measuredCells += step.measuredCount
      totalCorrection += abs(step.correction)
      if step.correction != 0 { correctedSteps += 1 }
      let largest = step.largestDisplacement
      largestDisplacement = max(largestDisplacement, largest)
      if largest != 0 { displacedSteps += 1 }
      largestFirstFullyVisibleDisplacement = max(
        largestFirstFullyVisibleDisplacement, abs(step.firstFullyVisible?.distance ?? 0))
      createdCells += step.createdCellCount
      let change = max(
        abs(step.contentSizeAfter.width - step.contentSizeBefore.width),
        abs(step.contentSizeAfter.height - step.contentSizeBefore.height))
      largestContentChange = max(largestContentChange, change)
      findings += step.findings.count
    }
  }
}

extension [ScrollStep] {
  package var summary: ScrollSummary { ScrollSummary(self) }
}
