import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Looks a measured cell through for what its author should know.
struct CellFindings {
  private let description: LayoutDescription
  private let isHidden: [Bool]
  private let solution: LayoutSolution
  private let items: [CellMeasurement.Item]
  private let size: LayoutSize
  private let sizing: CellSizing
  private let grid: PixelGrid
  private let site: DeclarationSite
  private let layout: CellLayout
  /// The height under the other pair of fitting priorities, if the cell may depend on it.
  private let otherHeight: Double?

  init(
    _ layout: CellLayout, isHidden: [Bool], _ solution: LayoutSolution,
    items: [CellMeasurement.Item], size: LayoutSize, otherHeight: Double?, _ sizing: CellSizing,
    _ grid: PixelGrid, site: DeclarationSite
  ) {
    self.layout = layout
    self.otherHeight = otherHeight
    description = layout.description
    self.isHidden = isHidden
    self.solution = solution
    self.items = items
    self.size = size
    self.sizing = sizing
    self.grid = grid
    self.site = site
  }

  /// All findings, by kind and then in the order of the tree.
  func inOrder() -> [CellFinding] {
    conflicts() + ambiguities() + truncations() + clippings() + overlaps() + fittings()
      + unsettled() + missingGlyphs() + assumptions()
  }

  private func conflicts() -> [CellFinding] {
    solution.conflicts.map { conflict in
      let broken = conflict.broken.map { "; broken: \($0)" } ?? ""
      return CellFinding(
        kind: .conflicting, item: nil,
        message: "cannot hold together: " + conflict.constraints.joined(separator: ", ") + broken,
        site: conflict.site ?? site)
    }
  }

  private func ambiguities() -> [CellFinding] {
    solution.ambiguousItems.map { item in
      let element = description.elements[item.element]
      let axis = item.axis == .horizontal ? "horizontally" : "vertically"
      return CellFinding(
        kind: .ambiguous, item: element.name,
        message: "\(element.name) is not determined \(axis)", site: element.site)
    }
  }

  private func truncations() -> [CellFinding] {
    items.compactMap { item in
      guard !item.isHidden, let text = item.text, text.truncatedCharacterCount > 0 else {
        return nil
      }
      return CellFinding(
        kind: .truncated, item: item.name,
        message: "\(item.name) does not show \(text.truncatedCharacterCount) characters",
        site: item.site)
    }
  }

  private func clippings() -> [CellFinding] {
    let bounds = LayoutRect(origin: .zero, size: size)
    let pixel = 1 / grid.scale
    let tolerant = bounds.inset(
      by: LayoutEdgeInsets(top: -pixel, left: -pixel, bottom: -pixel, right: -pixel))
    return items.compactMap { item in
      guard !item.isHidden, !item.frame.isEmpty, !tolerant.contains(item.frame) else { return nil }
      return CellFinding(
        kind: .clipped, item: item.name, message: "\(item.name) sticks out of the cell",
        site: item.site)
    }
  }

  /// Texts over texts and controls. What else lies under a text is design.
  private func overlaps() -> [CellFinding] {
    let candidates = items.filter { item in
      !item.isHidden && !item.frame.isEmpty
        && (item.kind == .control || item.text?.lines.isEmpty == false)
    }
    .sorted { $0.frame.minY < $1.frame.minY }
    var findings: [CellFinding] = []
    let pixel = 1 / grid.scale
    for (index, upper) in candidates.enumerated() {
      for lower in candidates[(index + 1)...] {
        if lower.frame.minY > upper.frame.maxY - pixel { break }
        guard upper.kind == .label || lower.kind == .label,
          upper.frame.overlap(with: lower.frame, .horizontal) > pixel,
          upper.frame.overlap(with: lower.frame, .vertical) > pixel
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

  private func fittings() -> [CellFinding] {
    guard let otherHeight, !grid.isSamePixel(otherHeight, size.height) else { return [] }
    return [
      CellFinding(
        kind: .fittingDependent, item: nil,
        message: "the cell is \(size.height) points high, and \(otherHeight) when it is fitted with "
          + "the other usual vertical priority (50 or 250)", site: site)
    ]
  }

  private func unsettled() -> [CellFinding] {
    description.elements.enumerated().compactMap { index, element in
      guard !isHidden[index] else { return nil }
      return solution.thirdPassHeights[index].map { height in
        CellFinding(
          kind: .unsettled, item: element.name,
          message: "\(element.name) would be \(height) points high in a third pass",
          site: element.site)
      }
    }
  }

  private func missingGlyphs() -> [CellFinding] {
    description.elements.enumerated().compactMap { index, element in
      guard !isHidden[index], let label = sizing.labels[index],
        !label.text.missingGlyphs.isEmpty
      else { return nil }
      return CellFinding(
        kind: .missingGlyphs, item: element.name,
        message:
          "\(element.name) has characters of unknown width: \(label.text.listedMissingGlyphs)",
        site: element.site)
    }
  }
}

extension CellFindings {
  /// What depends on figures and rules without a source, once for each item.
  private func assumptions() -> [CellFinding] {
    let figures = layout.figures.compactMap { figure -> CellFinding? in
      guard figure.fidelity == .assumed, description.elements.indices.contains(figure.element),
        !isHidden[figure.element]
      else { return nil }
      return assumption(figure.element, figure.text)
    }
    let texts = description.elements.indices.compactMap { index -> CellFinding? in
      guard !isHidden[index], let label = sizing.labels[index] else { return nil }
      let reasons = label.text.findings.compactMap { finding -> String? in
        switch finding {
        case .needsShaping: "letters that change with their neighbours are measured one by one"
        case .needsDictionary: "a script without spaces breaks at spaces only"
        case .missingGlyphs: nil
        }
      }
      return reasons.isEmpty ? nil : assumption(index, reasons.joined(separator: "; "))
    }
    return figures + texts
  }

  private func assumption(_ index: Int, _ text: String) -> CellFinding {
    let element = description.elements[index]
    return CellFinding(
      kind: .assumed, item: element.name, message: "\(element.name): \(text)", site: element.site)
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

extension PreparedText {
  /// The first code points without a width, as `U+4E2D, U+6587 and others`.
  fileprivate var listedMissingGlyphs: String {
    let shown = 4
    let names = missingGlyphs.prefix(shown).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
    return names.joined(separator: ", ") + (missingGlyphs.count > shown ? " and others" : "")
  }
}
