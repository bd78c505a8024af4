// Steps that the reader sees as one: a request, and what it led to before anything was shown.

extension ScrollStep {
  /// Returns this step and one that followed at once as one step. No one requested what the later
  /// one scrolled: it counts as a correction, and as movement. Complexity: O(visible elements).
  package func followed(by end: ScrollStep) -> ScrollStep {
    let later = Dictionary(
      end.displacements.map { (Displaced($0), $0) }, uniquingKeysWith: { first, _ in first })
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
        later[Displaced(first)].map { first.followed(by: $0, scrolled: unasked) }
      }, findings: findings + end.findings.filter { !findings.contains($0) })
  }

  /// An element that moved, wherever it is in the order.
  private struct Displaced: Hashable {
    let kind: CollectionElementKind
    let identity: ItemIdentity

    init(_ displacement: Displacement) {
      (kind, identity) = (displacement.element.kind, displacement.identity)
    }
  }
}

extension ScrollStep.Displacement {
  fileprivate func followed(by end: ScrollStep.Displacement, scrolled: Double)
    -> ScrollStep.Displacement
  {
    ScrollStep.Displacement(
      element: end.element, identity: identity, distance: distance + end.distance - scrolled,
      endDistance: endDistance + end.endDistance - scrolled,
      acrossDistance: acrossDistance + end.acrossDistance, wasSettled: wasSettled,
      staysInSight: staysInSight && end.staysInSight)
  }
}
