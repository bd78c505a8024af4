import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingViews

extension CellFindings {
  /// What sticks out of the cell. Where a view clips what it contains, pictures and plain views are
  /// judged by what is left of them; in a scroll view, everything is.
  func clippings() -> [CellFinding] {
    let pixel = 1 / grid.scale
    let bounds = LayoutRect(origin: .zero, size: size).inset(
      by: LayoutEdgeInsets(top: -pixel, left: -pixel, bottom: -pixel, right: -pixel))
    return items.indices.compactMap { index in
      let isText = items[index].kind == .label || items[index].kind == .control
      let frame = isText ? items[index].unscrolledFrame : items[index].visibleFrame
      guard !items[index].isHidden, !frame.isEmpty, !bounds.contains(frame) else { return nil }
      let item = items[index]
      return CellFinding(
        kind: .clipped, item: item.name, message: "\(item.name) sticks out of the cell",
        site: item.site)
    }
  }

  /// Texts over texts and controls. What else lies under a text is design.
  func overlaps() -> [CellFinding] {
    var candidates: [(index: Int, frame: LayoutRect)] = []
    for index in items.indices where !items[index].isHidden {
      let frame = items[index].visibleFrame
      guard !frame.isEmpty,
        items[index].kind == .control || items[index].text?.lines.isEmpty == false
      else { continue }
      candidates.append((index, frame))
    }
    candidates.sort { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
    var findings: [CellFinding] = []
    let pixel = 1 / grid.scale
    for (place, (upper, above)) in candidates.enumerated() {
      for (lower, below) in candidates[(place + 1)...] {
        if below.minY > above.maxY - pixel { break }
        let isText = items[upper].kind == .label
        guard isText || items[lower].kind == .label,
          above.overlap(with: below, .horizontal) > pixel,
          above.overlap(with: below, .vertical) > pixel
        else { continue }
        let (text, other) = isText ? (items[upper], items[lower]) : (items[lower], items[upper])
        findings.append(
          CellFinding(
            kind: .overlapping, item: text.name,
            message: "\(text.name) lies over \(other.name)", site: text.site))
      }
    }
    return findings
  }
}

extension LayoutRect {
  /// The length along an axis that two rectangles have in common; negative if they are apart.
  fileprivate func overlap(with other: LayoutRect, _ axis: LayoutAxis) -> Double {
    axis == .horizontal
      ? min(maxX, other.maxX) - max(minX, other.minX)
      : min(maxY, other.maxY) - max(minY, other.minY)
  }
}
