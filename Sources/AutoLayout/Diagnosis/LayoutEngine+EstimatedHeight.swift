import SelfSizingGeometry

/// A conflict with the height to which UIKit pins a cell before it is measured: the constraints,
/// and the one that may have the priority 999: with it there is no conflict while the height is
/// pinned, and the same height when it is not. Nil if no single one does.
package struct EstimatedHeightConflict: Sendable {
  package let conflict: LayoutConflict
  package let relaxable: DescribedConstraint?
}

extension LayoutEngine {
  /// Pins the height to an estimate, as UIKit does before it measures a cell, and finds the
  /// conflicts that are not there without it.
  ///
  /// - Throws: ``LayoutError``; the engine is then unchanged.
  /// - Complexity: That of a fit in its own program; with conflicts three more for each constraint.
  package func conflicts(
    atEstimatedHeight height: Double, _ target: LayoutSize, _ variation: LayoutVariation,
    sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> [EstimatedHeightConflict] {
    let pinnedConflicts = try conflicts(atFinalHeight: height, target, variation, sizing: &sizing)
    guard !pinnedConflicts.isEmpty else { return [] }
    let size = LayoutSize(width: target.width, height: height)
    let original = LayoutEngine(description, broken: brokenRows)
    let relaxed = RelaxedLayout(
      description: description, broken: brokenRows, measured: (target, variation),
      pinned: (size, variation.pinningHeight),
      height: try original.fit(target, variation, sizing: &sizing).size.height)
    return pinnedConflicts.map { conflict in
      let index = relaxed.constraint(
        resolving: conflict, amongst: pinnedConflicts.count, &sizing)
      return EstimatedHeightConflict(
        conflict: conflict, relaxable: index.map { description.constraints[$0] })
    }
  }

  /// Pins the height as UIKit does once a list has given the cell its frame, and finds the
  /// conflicts that are not there without it: of constraints that do not add up to whole pixels,
  /// for instance.
  ///
  /// - Throws: ``LayoutError``; the engine is then unchanged.
  package func conflicts(
    atFinalHeight height: Double, _ target: LayoutSize, _ variation: LayoutVariation,
    sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> [LayoutConflict] {
    let size = LayoutSize(width: target.width, height: height)
    let conflicts: [LayoutConflict]
    do {
      conflicts = try pass(size, variation.pinningHeight, sizing: &sizing).conflicts
    } catch .unsatisfiable(let conflict) { conflicts = [conflict] }
    return conflicts.filter { $0.holdsEncapsulatedHeight }
  }
}

extension LayoutVariation {
  fileprivate var pinningHeight: LayoutVariation {
    var pinned = self
    pinned.fittingPriorities.vertical = .required
    pinned.encapsulatesHeight = true
    return pinned
  }
}

extension LayoutConflict {
  fileprivate var holdsEncapsulatedHeight: Bool {
    members.contains { $0.origin == .fitting(.vertical) }
  }
}

private struct RelaxedLayout {
  typealias Fitting = (target: LayoutSize, variation: LayoutVariation)
  let description: LayoutDescription
  let broken: [RowOrigin]
  let measured, pinned: Fitting
  let height: Double

  /// The declared constraint of a conflict whose relaxation leaves fewer than `count` conflicts
  /// with the pinned height, as few as possible, and the height: of equally good ones the last,
  /// which is the pin to the bottom in most cells.
  func constraint(
    resolving conflict: LayoutConflict, amongst count: Int, _ sizing: inout some IntrinsicSizing
  ) -> Int? {
    var best: (index: Int, remaining: Int)?
    for member in conflict.members.reversed() {
      guard case .declared(let index) = member.origin,
        let remaining = remainingConflicts(relaxing: index, &sizing),
        remaining < best?.remaining ?? count
      else { continue }
      best = (index, remaining)
    }
    return best?.index
  }

  /// Nil if the cell would have another height with a relaxed constraint.
  private func remainingConflicts(relaxing index: Int, _ sizing: inout some IntrinsicSizing) -> Int?
  {
    var relaxed = description
    relaxed.constraints[index].priority = 999
    let engine = LayoutEngine(relaxed, broken: broken)
    guard let during = try? engine.fit(pinned.target, pinned.variation, sizing: &sizing),
      let after = try? engine.fit(measured.target, measured.variation, sizing: &sizing),
      (after.size.height - height).magnitude <= LayoutSolution.tolerance
    else { return nil }
    return during.conflicts.count { $0.holdsEncapsulatedHeight }
  }
}
