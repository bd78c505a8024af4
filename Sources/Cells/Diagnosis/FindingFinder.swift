import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Finds what the author of a cell should know, in the cell's solved layout. It reads no lines, so
/// that it finds the same at any depth. Other layouts are solved only where a fault is known: a
/// second one for what is ambiguous, reasons for what is too small.
struct FindingFinder {
  private(set) var shape: CellShape
  private(set) var target = LayoutSize.zero
  var solution = LayoutSolution()
  var otherSolution = LayoutSolution()
  /// The content view's size in points, rounded up to whole pixels.
  private(set) var size = LayoutSize.zero
  var items: [SolvedItem] = []
  /// The finding of a cell that only its fitting target keeps from growing; nil for others.
  var unboundedHeight: CellFinding?
  /// The height that constraints of one priority leave open; nil for others.
  var tiedHeight: LayoutAmbiguity?
  /// The constraints that contradict the height once it is on whole pixels.
  var roundingConflicts: [LayoutConflict] = []

  var pixel: Double { 1 / shape.grid.scale }

  init(_ shape: CellShape) { self.shape = shape }

  mutating func begin(_ shape: CellShape, fitting target: LayoutSize) {
    if self.shape !== shape { self.shape = shape }
    self.target = target
    size = LayoutSize(
      width: shape.grid.roundedUp(solution.size.width),
      height: shape.grid.roundedUp(solution.size.height))
    unboundedHeight = nil
    tiedHeight = nil
    roundingConflicts = []
    items.removeAll(keepingCapacity: true)
    let isClipping = !shape.clipping.isEmpty
    let visible =
      isClipping
      ? shape.description.visibleFrames(
        within: solution.frames.map(shape.grid.aligned), shape.clipping) : []
    for place in shape.itemElements.indices {
      let element = shape.itemElements[place]
      let frame = shape.grid.aligned(solution.frames[element])
      items.append(
        SolvedItem(
          element: element, kind: shape.kinds[element], frame: frame,
          visibleFrame: isClipping ? visible[element].clipped : frame,
          unscrolledFrame: isClipping ? visible[element].scrolled : frame,
          isHidden: shape.isHidden[element]))
    }
  }

  func findings(_ engine: LayoutEngine, sizing: inout some IntrinsicSizing)
    throws(LayoutError) -> [CellFinding]
  {
    let overhangs = self.overhangs()
    let clues = Clues(
      overhangs: overhangs, missingPins: overhangs.isEmpty ? MissingPins() : missingPins(overhangs),
      squeezed: try squeezed(engine, sizing: &sizing))
    var findings: [CellFinding] = []
    for kind in CellFinding.Kind.allCases {
      findings += try self.findings(of: kind, clues, engine, sizing: &sizing)
    }
    return findings
  }

  private struct Clues {
    let overhangs: [ItemOverhang]
    let missingPins: MissingPins
    let squeezed: [Int: CellFinding.Squeeze]
  }

  private func findings(
    of kind: CellFinding.Kind, _ clues: Clues, _ engine: LayoutEngine,
    sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> [CellFinding] {
    switch kind {
    case .fixedHeight: hasFixedHeight ? shape.fixedHeight.map { [$0] } ?? [] : []
    case .conflicting: conflicts()
    case .ambiguous: try ambiguities(engine, sizing: &sizing)
    case .missingPin: clues.missingPins.findings
    case .noHeight: size.height < pixel ? noHeight(clues.missingPins) : []
    case .truncated: truncations(clues.squeezed)
    case .squeezed: squeezings(clues.squeezed)
    case .clipped: clippings(clues.overhangs, clues.missingPins)
    case .overlapping: overlaps()
    case .unboundedHeight: unboundedHeights(clues.missingPins)
    case .missesTargetWidth: missedTargetWidth()
    case .shrunk: shrinkings()
    case .brokenWord: brokenWords()
    case .fittingDependent: fittings()
    case .unsettled: unsettled()
    case .missingGlyphs: missingGlyphs()
    case .assumed: assumptions() + shape.fileFindings.filter { $0.kind == .assumed }
    case .unread: shape.fileFindings.filter { $0.kind == .unread }
    // Found where the caller names an estimate: ``findings(atEstimatedHeight:_:sizing:)``.
    case .estimatedHeight: []
    // These are about files and code that cells come from, and about several measurements.
    case .stubbed, .shrinking, .logged, .fixedFont, .remark: []
    }
  }

  /// Whether the cell is as high as its file or its list says, and not as its constraints ask.
  var hasFixedHeight: Bool {
    guard case .fixedHeight(let fixed) = shape.fixedHeight?.detail else { return false }
    return shape.grid.isSamePixel(shape.grid.roundedUp(fixed.height), size.height)
  }

  func finding(_ detail: CellFinding.Detail, _ item: SolvedItem) -> CellFinding {
    let element = shape.description.elements[item.element]
    return CellFinding(detail, item: element.name, site: element.site)
  }

  var contentViewName: String { shape.contentViewName }

  func name(of item: SolvedItem) -> String { shape.description.elements[item.element].name }

  private func conflicts() -> [CellFinding] {
    (solution.conflicts + roundingConflicts).map { conflict in
      CellFinding(.conflicting(conflict), item: nil, site: conflict.site ?? shape.site)
    }
  }

  private func ambiguities(_ engine: LayoutEngine, sizing: inout some IntrinsicSizing)
    throws(LayoutError) -> [CellFinding]
  {
    if solution.ambiguousItems.isEmpty, tiedHeight == nil { return [] }
    var found = try engine.ambiguities(target, shape.variation, sizing: &sizing)
    if let tiedHeight, !found.contains(where: { $0.item == tiedHeight.item }) {
      found.append(tiedHeight)
    }
    return found.map { found in
      let element = shape.description.elements[found.item.element]
      return CellFinding(
        .ambiguous(CellFinding.Ambiguity(found, self)), item: element.name, site: element.site)
    }
  }

  private func fittings() -> [CellFinding] {
    guard let other = shape.otherVariation, dependsOnFitting else { return [] }
    let height = shape.grid.roundedUp(otherSolution.size.height)
    let changes = items.compactMap { item -> CellFinding.FittingComparison.Change? in
      let (one, two) = (
        solution.frames[item.element].height.withoutNoise,
        otherSolution.frames[item.element].height.withoutNoise
      )
      guard !item.isHidden, item.kind != .cell, item.kind != .contentView,
        (one - two).magnitude > pixel
      else { return nil }
      return CellFinding.FittingComparison.Change(name: name(of: item), height: one, other: two)
    }
    return [
      CellFinding(
        .fittingDependent(
          CellFinding.FittingComparison(
            height: size.height, priority: shape.variation.fittingPriorities.vertical,
            other: height, otherPriority: other.fittingPriorities.vertical, changes: changes)),
        item: nil, site: shape.site)
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
  /// Without the last bits of a sum, which depend on what was solved before.
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
  fileprivate init(_ found: LayoutAmbiguity, _ finder: FindingFinder) {
    let axis = found.item.axis
    let elements = finder.shape.description.elements
    let sizes = finder.solution.intrinsicContentSizes
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
    let others = finder.items.filter { other in
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
