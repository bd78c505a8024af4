import SelfSizingGeometry

extension ScrollStep {
  /// Returns this step and one that followed before anything was shown, as one. No one requested
  /// what the later one scrolled: it counts as a correction, and as movement.
  package func followed(by end: ScrollStep) -> ScrollStep {
    let later = Dictionary(
      end.displacements.map { ($0.mover, $0) }, uniquingKeysWith: { first, _ in first })
    let unasked = end.requestedDelta == 0 ? 0 : end.scrolledDistance
    var anchored = end.anchorDisplacement
    if end.anchor == anchor, let first = anchorDisplacement, let last = anchored {
      anchored = first + last
    }
    return ScrollStep(
      cause: cause, requestedDelta: requestedDelta, offsetBefore: offsetBefore,
      offsetAfter: end.offsetAfter, correction: correction + end.correction + unasked,
      scrolledDistance: scrolledDistance + end.scrolledDistance - unasked,
      contentSizeBefore: contentSizeBefore, contentSizeAfter: end.contentSizeAfter,
      measuredCount: measuredCount + end.measuredCount,
      preferredAttributesCalls: preferredAttributesCalls + end.preferredAttributesCalls,
      dequeuedCellCount: dequeuedCellCount + end.dequeuedCellCount,
      createdCellCount: createdCellCount + end.createdCellCount,
      staleHeightCount: staleHeightCount + end.staleHeightCount, passes: passes + end.passes,
      anchor: end.anchor, anchorDisplacement: anchored,
      displacements: displacements.compactMap { first in
        later[first.mover].map { first.followed(by: $0, scrolled: unasked) }
      }, findings: findings + end.findings.filter { !findings.contains($0) })
  }
}

extension ScrollStep.Displacement {
  /// The identity of the element, wherever it is in the order.
  fileprivate var mover: ElementIdentity { ElementIdentity(kind: element.kind, identity: identity) }

  fileprivate func followed(by end: Self, scrolled: Double) -> Self {
    ScrollStep.Displacement(
      element: end.element, identity: identity, distance: distance + end.distance - scrolled,
      endDistance: endDistance + end.endDistance - scrolled,
      acrossDistance: acrossDistance + end.acrossDistance, wasSettled: wasSettled,
      staysInSight: staysInSight && end.staysInSight)
  }
}

extension [ScrollStep] {
  package var measuredCount: Int { reduce(0) { $0 + $1.measuredCount } }
  package var totalCorrection: Double { reduce(0) { $0 + abs($1.correction) } }

  package var largestFirstFullyVisibleDisplacement: Double {
    reduce(0) { Swift.max($0, abs($1.firstFullyVisible?.distance ?? 0)) }
  }

  /// By how much the content was too long after each step, compared to a collection view that
  /// measures ahead.
  package func contentSizeErrors(comparedTo exact: [ScrollStep], along axis: LayoutAxis)
    -> [Double]
  { zip(self, exact).map { $0.contentSizeAfter[axis] - $1.contentSizeAfter[axis] } }
}
