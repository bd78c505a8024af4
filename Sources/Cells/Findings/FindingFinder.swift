import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Looks a cell that was laid out through for what its author should know.
///
/// What one layout shows costs next to nothing. Other layouts are solved only where a fault is
/// known already, and then few: a second layout for what is open, reasons for what is too small.
///
/// Most cells have no findings, and items are large: the searches look at them where they are, and
/// copy those alone of which there is something to say.
package struct FindingFinder {
  let cell: LaidOutCell
  var items: [LaidOutItem] { cell.items }
  var solution: LayoutSolution { cell.solution }
  /// The height of a physical pixel, in points.
  let pixel: Double

  /// Creates a finder for a cell.
  package init(_ cell: LaidOutCell) {
    self.cell = cell
    pixel = 1 / cell.grid.scale
  }

  /// All findings, by kind and then in the order of the tree.
  ///
  /// - Parameters:
  ///   - other: The cell under the other pair of fitting priorities, if it may depend on them.
  ///   - otherPriority: The vertical one of them.
  ///   - engine: What laid the cell out.
  ///   - sizing: Gives the intrinsic sizes.
  /// - Throws: `LayoutError`, as fitting does.
  package func findings(
    comparedTo other: LayoutSolution?, _ otherPriority: LayoutPriority?,
    _ engine: LayoutEngine, sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> [CellFinding] {
    let overhangs = self.overhangs()
    let missingPins = overhangs.isEmpty ? MissingPins() : missingPins(overhangs)
    let squeezed = try squeezed(engine, sizing: &sizing)
    var findings = conflicts()
    findings += try ambiguities(engine, sizing: &sizing)
    findings += missingPins.findings
    if cell.size.height < pixel { findings += noHeight(missingPins) }
    findings += truncations(squeezed)
    findings += squeezings(squeezed)
    findings += clippings(overhangs, missingPins)
    findings += overlaps()
    findings += shrinkings()
    if let other, let otherPriority { findings += fittings(other, otherPriority) }
    findings += unsettled()
    findings += missingGlyphs()
    findings += assumptions()
    return findings
  }

  /// A finding about an item.
  func finding(_ detail: CellFinding.Detail, _ item: LaidOutItem) -> CellFinding {
    CellFinding(detail, item: item.name, site: item.site)
  }
}

extension FindingFinder {
  private func conflicts() -> [CellFinding] {
    solution.conflicts.map { conflict in
      CellFinding(.conflicting(conflict), item: nil, site: conflict.site ?? cell.site)
    }
  }

  private func ambiguities(_ engine: LayoutEngine, sizing: inout some IntrinsicSizing)
    throws(LayoutError) -> [CellFinding]
  {
    if solution.ambiguousItems.isEmpty { return [] }
    let found = try engine.ambiguities(cell.target, cell.variation, sizing: &sizing)
    return found.map { found in
      let element = cell.description.elements[found.item.element]
      return CellFinding(
        .ambiguous(CellFinding.Ambiguity(found, cell)), item: element.name, site: element.site)
    }
  }

  private func fittings(_ other: LayoutSolution, _ otherPriority: LayoutPriority) -> [CellFinding] {
    let height = cell.grid.roundedUp(other.size.height)
    guard !cell.grid.isSamePixel(height, cell.size.height) else { return [] }
    let changes = items.compactMap { item -> CellFinding.FittingComparison.Change? in
      let (one, two) = (
        solution.frames[item.element].height.withoutNoise,
        other.frames[item.element].height.withoutNoise
      )
      guard !item.isHidden, item.kind != .cell, item.kind != .contentView,
        (one - two).magnitude > pixel
      else { return nil }
      return CellFinding.FittingComparison.Change(name: item.name, height: one, other: two)
    }
    return [
      CellFinding(
        .fittingDependent(
          CellFinding.FittingComparison(
            height: cell.size.height, priority: cell.variation.fittingPriorities.vertical,
            other: height, otherPriority: otherPriority, changes: changes)),
        item: nil, site: cell.site)
    ]
  }

  private func unsettled() -> [CellFinding] {
    if solution.thirdPassHeights.isEmpty { return [] }
    return items.compactMap { item in
      guard !item.isHidden, let height = solution.thirdPassHeights[item.element] else { return nil }
      let present = solution.intrinsicContentSizes[item.element].height
      return finding(.unsettled(.vertical, extent: present, next: height), item)
    }
  }
}

extension Double {
  /// The length without the last bits of a sum, which depend on what was solved before: findings
  /// that read alike are equal.
  var withoutNoise: Double {
    let fraction = 65_536.0
    return magnitude < 1e9 ? (self * fraction).rounded() / fraction : self
  }
}

extension LayoutRect {
  fileprivate var withoutNoise: LayoutRect {
    LayoutRect(
      x: origin.x.withoutNoise, y: origin.y.withoutNoise, width: size.width.withoutNoise,
      height: size.height.withoutNoise)
  }
}

extension CellFinding.Ambiguity {
  /// The item that a choice concerns, and those whose extents it concerns as well.
  fileprivate init(_ found: LayoutAmbiguity, _ cell: LaidOutCell) {
    let axis = found.item.axis
    let elements = cell.description.elements
    let sizes = cell.solution.intrinsicContentSizes
    func item(_ index: Int) -> Item {
      let attributes = elements[index].attributes
      let isSized = attributes.intrinsicAxes.contains(axis)
      return Item(
        name: elements[index].name, taken: found.taken[index].withoutNoise,
        other: found.other?[index].withoutNoise,
        contentHugging: isSized ? attributes.contentHugging[axis] : nil,
        compressionResistance: isSized ? attributes.compressionResistance[axis] : nil,
        intrinsicExtent: isSized ? sizes[index][axis] : nil)
    }
    self.axis = axis
    let others = cell.items.filter { other in
      guard let frames = found.other, other.element != found.item.element, !other.isHidden else {
        return false
      }
      let extents = (found.taken[other.element].size[axis], frames[other.element].size[axis])
      return (extents.0 - extents.1).magnitude > LayoutSolution.tolerance
    }
    let first = item(found.item.element)
    let isSized = first.intrinsicExtent != nil
    // Of two labels and the stack around one of them, the labels are what readers can distinguish.
    items =
      [first]
      + others.map { item($0.element) }.filter { isSized ? $0.intrinsicExtent != nil : true }
  }
}
