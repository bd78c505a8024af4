import SelfSizingAutoLayout
import SelfSizingGeometry

extension FindingFinder {
  /// The conflicts with the height to which UIKit pins the cell before it is measured.
  ///
  /// - Parameters:
  ///   - estimatedHeight: The estimate of the cell's list, in points.
  ///   - engine: The engine that laid the cell out.
  ///   - sizing: Gives the intrinsic sizes.
  /// - Throws: `LayoutError`, as fitting does.
  /// - Complexity: That of a fit in its own program; more where the estimate conflicts.
  func findings(
    atEstimatedHeight estimatedHeight: Double, _ engine: LayoutEngine,
    sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> [CellFinding] {
    let conflicts = try engine.conflicts(
      atEstimatedHeight: estimatedHeight, target, shape.variation, sizing: &sizing)
    return conflicts.map { found in
      CellFinding(
        .estimatedHeight(
          estimatedHeight, found.conflict, relaxable: found.relaxable.map(shape.description.text)),
        item: nil, site: found.relaxable?.site ?? found.conflict.site ?? shape.site)
    }
  }

  /// A cell without a limit to its height, unless a missing pin explains it.
  func unboundedHeights(_ missingPins: MissingPins) -> [CellFinding] {
    guard missingPins.chained[.bottom] == nil, let unboundedHeight else { return [] }
    return [unboundedHeight]
  }

  func missedTargetWidth() -> [CellFinding] {
    let priority = shape.variation.fittingPriorities.horizontal
    guard priority < .required, target.width > 0,
      (solution.size.width - target.width).magnitude > pixel
    else { return [] }
    return [
      CellFinding(
        .missesTargetWidth(solution.size.width, target: target.width, priority: priority),
        item: nil, site: shape.site)
    ]
  }
}

extension CellShape {
  /// The finding of a cell that only its fitting target keeps from growing; nil for others.
  ///
  /// Whether a height has a limit is a property of the constraints, whatever their constants and
  /// the sizes of items: a limit moves with them, and does not go. So a cell that is all but empty
  /// is fitted, toward no height and toward one that no cell has, and what is found holds for all
  /// contents.
  ///
  /// - Parameters:
  ///   - width: The width in points that the cell is fitted into.
  ///   - engine: An engine of the description, with the constants that it declares.
  /// - Throws: `LayoutError`, as fitting does.
  /// - Complexity: That of two fits; in a program of its own where the vertical fitting priority is
  ///   not `fittingSizeLevel`.
  func unboundedHeight(atWidth width: Double, _ engine: LayoutEngine)
    throws(LayoutError) -> CellFinding?
  {
    var variation = variation
    guard variation.fittingPriorities.vertical < .required else { return nil }
    variation.fittingPriorities.vertical = .fittingSizeLevel
    var sizing = LeastSizes()
    let height = IntrinsicContentSize.largestSize
    let expanded = try engine.fit(
      LayoutSize(width: width, height: height), variation, sizing: &sizing)
    guard expanded.size.height >= height else { return nil }
    let fitted = try engine.fit(LayoutSize(width: width, height: 0), variation, sizing: &sizing)
    let stretched = itemElements.filter { element in
      !isHidden[element] && kinds[element] != .cell && kinds[element] != .contentView
        && expanded.frames[element].height
          > fitted.frames[element].height + LayoutSolution.tolerance
    }
    // Of those that contain each other, the innermost are the ones that stretch.
    let containers = Set(stretched.map { description.elements[$0].container })
    let innermost = stretched.filter { !containers.contains($0) }
    return CellFinding(
      .unboundedHeight(
        cell: contentViewName, stretching: innermost.map { description.elements[$0].name }),
      item: nil, site: site)
  }
}

/// The sizes of a cell that is all but empty. Not of one that is: stacks may divide by them.
private struct LeastSizes: IntrinsicSizing {
  func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  {
    IntrinsicContentSize(width: 1, height: 1)
  }
}
