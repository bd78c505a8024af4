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

  init(
    _ description: LayoutDescription, isHidden: [Bool], _ solution: LayoutSolution,
    items: [CellMeasurement.Item],
    size: LayoutSize, _ sizing: CellSizing, _ grid: PixelGrid, site: DeclarationSite
  ) {
    self.description = description
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
    conflicts() + ambiguities() + truncations() + clippings() + unsettled() + missingGlyphs()
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
