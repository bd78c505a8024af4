import SelfSizingAutoLayout
import SelfSizingGeometry

extension FindingFinder {
  /// The findings that only other fits of the cell show, in the order of kinds: how it does before
  /// it is measured, toward another height, and under priorities that let the width go.
  ///
  /// - Parameters:
  ///   - estimatedHeight: The height to which UIKit pins the cell before it is measured, its list's
  ///     estimate, in points; nil if that is not asked for.
  ///   - engine: What laid the cell out.
  ///   - sizing: Gives the intrinsic sizes.
  /// - Throws: `LayoutError`, as fitting does.
  /// - Complexity: That of two fits, each in a program of its own; more where the estimate
  ///   conflicts.
  package func findingsInOtherFits(
    estimatedHeight: Double?, _ engine: LayoutEngine, sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> [CellFinding] {
    var findings: [CellFinding] = []
    if let estimatedHeight {
      let conflicts = try engine.conflicts(
        atEstimatedHeight: estimatedHeight, cell.target, cell.variation, sizing: &sizing)
      findings = conflicts.map { found in
        CellFinding(
          .estimatedHeight(
            estimatedHeight, found.conflict,
            relaxable: found.relaxable.map(cell.description.text)), item: nil,
          site: found.relaxable?.site ?? found.conflict.site ?? cell.site)
      }
    }
    if missingPins(overhangs()).chained[.bottom] == nil {
      findings += try unboundedHeight(engine, sizing: &sizing)
    }
    return findings + missedTargetWidth()
  }

  /// Fits into a target that no cell has, and sees whether the height follows.
  private func unboundedHeight(_ engine: LayoutEngine, sizing: inout some IntrinsicSizing)
    throws(LayoutError) -> [CellFinding]
  {
    var expanded = cell.variation
    guard expanded.fittingPriorities.vertical < .required else { return [] }
    expanded.fittingPriorities.vertical = .fittingSizeLevel
    let height = LayoutSize.layoutFittingExpandedSize.height
    let other = try engine.fit(
      LayoutSize(width: cell.target.width, height: height), expanded, sizing: &sizing)
    guard other.size.height >= height else { return [] }
    let stretched = items.filter { item in
      !item.isHidden && item.kind != .cell && item.kind != .contentView
        && other.frames[item.element].height
          > solution.frames[item.element].height + LayoutSolution.tolerance
    }
    // Of those that contain each other, the innermost are the ones that stretch.
    let containers = Set(stretched.map { cell.description.elements[$0.element].container })
    let innermost = stretched.filter { !containers.contains($0.element) }
    return [
      CellFinding(
        .unboundedHeight(cell: cell.contentViewName, stretching: innermost.map { $0.name }),
        item: nil, site: cell.site)
    ]
  }

  private func missedTargetWidth() -> [CellFinding] {
    let priority = cell.variation.fittingPriorities.horizontal
    guard priority < .required, cell.target.width > 0,
      (solution.size.width - cell.target.width).magnitude > pixel
    else { return [] }
    return [
      CellFinding(
        .missesTargetWidth(
          solution.size.width, target: cell.target.width, priority: priority),
        item: nil, site: cell.site)
    ]
  }
}
