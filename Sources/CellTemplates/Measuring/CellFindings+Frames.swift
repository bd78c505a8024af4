import SelfSizingAutoLayout
import SelfSizingGeometry

extension CellFindings {
  /// What sticks out of the cell. Where a view clips what it contains, pictures and plain views are
  /// judged by what is left of them; in a scroll view, everything is.
  func clippings() -> [CellFinding] {
    let pixel = 1 / grid.scale
    let bounds = LayoutRect(origin: .zero, size: size).inset(
      by: LayoutEdgeInsets(top: -pixel, left: -pixel, bottom: -pixel, right: -pixel))
    return items.compactMap { item in
      let isText = item.kind == .label || item.kind == .control
      let frame = isText ? item.unscrolledFrame : item.visibleFrame
      guard !item.isHidden, !frame.isEmpty, !bounds.contains(frame) else { return nil }
      return CellFinding(
        kind: .clipped, item: item.name, message: "\(item.name) sticks out of the cell",
        site: item.site)
    }
  }

  /// Texts over texts and controls. What else lies under a text is design.
  func overlaps() -> [CellFinding] {
    let candidates = items.filter { item in
      !item.isHidden && !item.visibleFrame.isEmpty
        && (item.kind == .control || item.text?.lines.isEmpty == false)
    }
    .sorted { $0.visibleFrame.minY < $1.visibleFrame.minY }
    var findings: [CellFinding] = []
    let pixel = 1 / grid.scale
    for (index, upper) in candidates.enumerated() {
      for lower in candidates[(index + 1)...] {
        let (above, below) = (upper.visibleFrame, lower.visibleFrame)
        if below.minY > above.maxY - pixel { break }
        guard upper.kind == .label || lower.kind == .label,
          above.overlap(with: below, .horizontal) > pixel,
          above.overlap(with: below, .vertical) > pixel
        else { continue }
        let (text, other) = upper.kind == .label ? (upper, lower) : (lower, upper)
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
