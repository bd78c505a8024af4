import SelfSizingGeometry

/// A conflict with the height to which UIKit pins a cell before it is measured.
package struct EstimatedHeightConflict: Sendable {
  /// The constraints that contradict each other, the pinned height among them.
  package let conflict: LayoutConflict
  /// The constraint that may have the priority 999: with it there is no conflict while the height
  /// is pinned, and the same height when it is not. Nil if no single one does.
  package let relaxable: DescribedConstraint?
}

extension LayoutEngine {
  /// Pins the height to an estimate, as UIKit does before it measures a cell, and finds the
  /// conflicts that are not there without it.
  ///
  /// - Parameters:
  ///   - height: The table's or the layout's estimated height, in points.
  ///   - target: The size that the root is pulled toward once it is measured, in points.
  ///   - variation: Hidden states, axes, direction and fitting priorities.
  ///   - sizing: Gives the intrinsic sizes.
  /// - Throws: ``LayoutError``; the engine is then unchanged.
  /// - Complexity: That of a fit in its own program; where there is a conflict, that of three
  ///   more for each constraint in it.
  package func conflicts(
    atEstimatedHeight height: Double, _ target: LayoutSize, _ variation: LayoutVariation,
    sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> [EstimatedHeightConflict] {
    let pinnedConflicts = try conflicts(atFinalHeight: height, target, variation, sizing: &sizing)
    guard !pinnedConflicts.isEmpty else { return [] }
    let size = LayoutSize(width: target.width, height: height)
    let pinned = variation.pinningHeight
    let relaxed = try RelaxedLayout(
      description, broken: brokenRows, (target, variation), (size, pinned), &sizing)
    var found: [EstimatedHeightConflict] = []
    for conflict in pinnedConflicts {
      let index = try relaxed.constraint(
        resolving: conflict, amongst: pinnedConflicts.count, &sizing)
      found.append(
        EstimatedHeightConflict(
          conflict: conflict, relaxable: index.map { description.constraints[$0] }))
    }
    return found
  }
}

extension LayoutEngine {
  /// Pins the height as UIKit does once a list has given the cell its frame, and finds the
  /// conflicts that are not there without it: of constraints that do not add up to whole pixels,
  /// for instance.
  ///
  /// - Parameters:
  ///   - height: The height of the cell's frame, in points.
  ///   - target: The size that the root was pulled toward while it was measured, in points.
  ///   - variation: Hidden states, axes, direction and fitting priorities.
  ///   - sizing: Gives the intrinsic sizes.
  /// - Throws: ``LayoutError``; the engine is then unchanged.
  /// - Complexity: That of a fit in its own program.
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
  /// Whether the conflict is one with the height to which UIKit pins a cell before it is measured.
  fileprivate var holdsEncapsulatedHeight: Bool {
    members.contains { $0.origin == .fitting(.vertical) }
  }
}

/// A layout in which one constraint after the other gets a priority of 999.
private struct RelaxedLayout {
  typealias Fitting = (target: LayoutSize, variation: LayoutVariation)

  private let description: LayoutDescription
  private let broken: [RowOrigin]
  /// The fit once the cell is measured, and the one before.
  private let (measured, pinned): (Fitting, Fitting)
  private let height: Double

  init(
    _ description: LayoutDescription, broken: [RowOrigin], _ measured: Fitting, _ pinned: Fitting,
    _ sizing: inout some IntrinsicSizing
  ) throws(LayoutError) {
    self.description = description
    self.broken = broken
    self.measured = measured
    self.pinned = pinned
    let original = LayoutEngine(description, broken: broken)
    height = try original.fit(measured.target, measured.variation, sizing: &sizing).size.height
  }

  /// The declared constraint of a conflict whose relaxation leaves the fewest conflicts with the
  /// pinned height, and the height: of equally good ones the last, which is the pin to the bottom
  /// in most cells.
  ///
  /// - Parameter count: How many conflicts there are; nil is returned if none leaves fewer.
  func constraint(
    resolving conflict: LayoutConflict, amongst count: Int, _ sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> Int? {
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

  /// How many conflicts with the pinned height are left if a constraint is relaxed; nil if the cell
  /// would have another height then.
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
