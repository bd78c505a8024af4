import SelfSizingAutoLayout
import SelfSizingGeometry

/// An item that sticks out of the cell, by its position among the cell's.
struct ItemOverhang {
  let index: Int
  let edges: [CellFinding.Overhang]

  func distance(at edge: LayoutEdge) -> Double { edges.first { $0.edge == edge }?.distance ?? 0 }
}

/// Edges that nothing holds items inside of that stick out there.
struct MissingPins {
  var findings: [CellFinding] = []
  /// The elements that would be inside each edge if it were pinned.
  var chained: [LayoutEdge: Set<Int>] = [:]
}

extension FindingFinder {
  /// The items that stick out of the cell, by more than a pixel: of pictures and plain views what
  /// is left where a view clips, in a scroll view everything.
  func overhangs() -> [ItemOverhang] {
    let size = LayoutRect(origin: .zero, size: self.size)
    let bounds = size.inset(
      by: LayoutEdgeInsets(top: -pixel, left: -pixel, bottom: -pixel, right: -pixel))
    return items.indices.compactMap { index in
      let isText = items[index].kind == .label || items[index].kind == .control
      let frame = isText ? items[index].unscrolledFrame : items[index].visibleFrame
      guard !items[index].isHidden, !frame.isEmpty, !bounds.contains(frame) else { return nil }
      let edges = LayoutEdge.allCases.compactMap { edge -> CellFinding.Overhang? in
        let distance = edge.overhang(of: frame, beyond: size)
        return distance > pixel ? CellFinding.Overhang(edge: edge, distance: distance) : nil
      }
      return edges.isEmpty ? nil : ItemOverhang(index: index, edges: edges)
    }
  }

  func clippings(_ overhangs: [ItemOverhang], _ missingPins: MissingPins) -> [CellFinding] {
    overhangs.compactMap { overhang in
      let element = items[overhang.index].element
      let edges = overhang.edges.filter { missingPins.chained[$0.edge]?.contains(element) != true }
      return edges.isEmpty ? nil : finding(.clipped(edges), items[overhang.index])
    }
  }

  /// Edges of the cell that no chain of constraints holds something inside of that sticks out
  /// there: one for each chain, which names the item that reaches furthest.
  func missingPins(_ overhangs: [ItemOverhang]) -> MissingPins {
    let outside = Set(
      items.filter { $0.kind == .cell || $0.kind == .contentView }.map { $0.element } + [0])
    let direction = shape.variation.direction
    var missing = MissingPins()
    for axis in LayoutAxis.allCases {
      let edges = LayoutEdge.allCases.filter { edge in
        edge.axis == axis && overhangs.contains { $0.distance(at: edge) > 0 }
      }
      if edges.isEmpty { continue }
      let chains = EdgeChains(shape.description, axis, direction, outside: outside)
      if chains.isExtentHeld { continue }
      for edge in edges {
        var seen: Set<Int> = []
        for overhang in overhangs
        where overhang.distance(at: edge) > 0 && !seen.contains(items[overhang.index].element) {
          let chain = chains.chain(from: items[overhang.index].element, edge.side)
          seen.formUnion(chain.elements)
          if chain.reachesOutside { continue }
          let chained = Set(chain.elements)
          missing.chained[edge, default: []].formUnion(chained)
          missing.findings.append(
            missingPin(at: edge, overhangs.filter { chained.contains(items[$0.index].element) }))
        }
      }
    }
    return missing
  }

  /// The first of the items that stick out furthest is named, which contains the others.
  private func missingPin(at edge: LayoutEdge, _ overhangs: [ItemOverhang]) -> CellFinding {
    let distance = overhangs.map { $0.distance(at: edge) }.max() ?? 0
    let furthest = overhangs.first { $0.distance(at: edge) >= distance } ?? overhangs[0]
    let item = items[furthest.index]
    let container = shape.description.elements[item.element].container
    return finding(
      .missingPin(
        CellFinding.MissingPin(
          edge: edge, item: name(of: item), overhang: distance,
          container: container.map { shape.description.elements[$0].name } ?? contentViewName,
          attribute: edge.attribute(in: shape.variation.direction))), item)
  }

  func noHeight(_ missingPins: MissingPins) -> [CellFinding] {
    if missingPins.chained[.top] != nil || missingPins.chained[.bottom] != nil { return [] }
    let flat = items.filter { item in
      !item.isHidden && item.frame.height < pixel
        && ![.cell, .contentView, .stack, .spacer].contains(item.kind)
    }
    return [
      CellFinding(
        .noHeight(cell: contentViewName, items: flat.map { name(of: $0) }), item: nil,
        site: shape.site)
    ]
  }

  /// Texts over texts and controls. What else is under a text is design.
  func overlaps() -> [CellFinding] {
    var candidates = items.indices.filter { index in
      !items[index].isHidden && !items[index].visibleFrame.isEmpty
        && (items[index].kind == .control || items[index].text?.isBlank == false)
    }.map { (index: $0, frame: items[$0].visibleFrame) }
    candidates.sort { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
    var findings: [CellFinding] = []
    for (place, (upper, above)) in candidates.enumerated() {
      for (lower, below) in candidates[(place + 1)...] {
        if below.minY > above.maxY - pixel { break }
        let isText = items[upper].kind == .label
        guard isText || items[lower].kind == .label,
          above.overlap(with: below, .horizontal) > pixel,
          above.overlap(with: below, .vertical) > pixel
        else { continue }
        let (text, other) = isText ? (upper, lower) : (lower, upper)
        findings.append(finding(.overlapping(other: name(of: items[other])), items[text]))
      }
    }
    return findings
  }
}

extension LayoutRect {
  fileprivate func overlap(with other: LayoutRect, _ axis: LayoutAxis) -> Double {
    axis == .horizontal
      ? min(maxX, other.maxX) - max(minX, other.minX)
      : min(maxY, other.maxY) - max(minY, other.minY)
  }
}
