import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension FindingFinder {
  /// The conflicts with the height to which UIKit pins the cell before it is measured.
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
  /// The finding of a cell that only its fitting target keeps from growing; nil for others. A limit
  /// depends on the constraints, not on constants or sizes: so a cell that is all but empty is
  /// fitted, toward no height and toward one that no cell has. The engine has the declared
  /// constants.
  /// - Complexity: That of two fits.
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

extension FindingFinder {
  /// The fidelity of the height: the lowest one of the visible texts and figures, of the file that
  /// the cell was read from, and of the rules that decide where the constraints do not.
  var fidelity: Fidelity {
    // A height that no constraint gives is not the cell's own, whatever it shows.
    if hasFixedHeight || !shape.fileFindings.isEmpty { return .assumed }
    var fidelity: Fidelity = restsOnChoice ? .modelled : .exact
    for place in items.indices where !items[place].isHidden {
      if let text = items[place].text { fidelity = max(fidelity, text.fidelity) }
    }
    for figure in shape.figures where shape.isShown(figure.element) {
      fidelity = max(fidelity, figure.fidelity(atWidth: size.width))
    }
    return fidelity
  }

  /// Whether the height may be another one if UIKit decides otherwise where the constraints leave
  /// it a choice: which one it breaks, which of equal ones it favors, with what priorities it fits.
  private var restsOnChoice: Bool {
    if !solution.conflicts.isEmpty || solution.isWrappingOpen || tiedHeight != nil { return true }
    if shape.otherVariation != nil, dependsOnFitting { return true }
    if solution.ambiguousItems.isEmpty { return false }
    let isWidthOfUse =
      !shape.description.areAxesIndependent
      || shape.itemElements.contains {
        shape.isShown($0) && shape.description.elements[$0].attributes.isMultiline
      }
    return solution.ambiguousItems.contains { item in
      item.axis == .vertical ? item.element == 0 : isWidthOfUse
    }
  }

  var dependsOnFitting: Bool {
    let height = shape.grid.roundedUp(otherSolution.size.height)
    return !shape.grid.isSamePixel(height, size.height)
  }
}
