import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingViews

/// Looks a measured cell through for what its author should know.
struct CellFindings {
  private let isHidden: [Bool]
  private let solution: LayoutSolution
  let items: [CellMeasurement.Item]
  let size: LayoutSize
  private let sizing: CellSizing
  let grid: PixelGrid
  private let site: DeclarationSite
  let layout: CellLayout
  /// The height under the other pair of fitting priorities, if the cell may depend on it.
  private let otherHeight: Double?

  init(
    _ layout: CellLayout, isHidden: [Bool], _ solution: LayoutSolution,
    items: [CellMeasurement.Item], size: LayoutSize, otherHeight: Double?, _ sizing: CellSizing,
    _ grid: PixelGrid, site: DeclarationSite
  ) {
    self.layout = layout
    self.otherHeight = otherHeight
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
    var findings = conflicts()
    findings += ambiguities()
    findings += truncations()
    findings += clippings()
    findings += overlaps()
    findings += shrinkings()
    findings += fittings()
    findings += unsettled()
    findings += missingGlyphs()
    findings += assumptions()
    return findings
  }

  // Most cells have no findings, and items and elements are large: what follows looks at them where they
  // are, and copies those alone of which there is something to tell.

  private func element(_ index: Int) -> LayoutDescription.Element {
    layout.description.elements[index]
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
      let element = element(item.element)
      let axis = item.axis == .horizontal ? "horizontally" : "vertically"
      return CellFinding(
        kind: .ambiguous, item: element.name,
        message: "\(element.name) is not determined \(axis)", site: element.site)
    }
  }

  private func truncations() -> [CellFinding] {
    items.indices.compactMap { index in
      guard let count = items[index].text?.truncatedCharacterCount, count > 0,
        !items[index].isHidden
      else { return nil }
      let item = items[index]
      return CellFinding(
        kind: .truncated, item: item.name,
        message: "\(item.name) does not show \(count) characters", site: item.site)
    }
  }

  private func shrinkings() -> [CellFinding] {
    items.indices.compactMap { index in
      guard let scale = items[index].text?.fontScale, scale < 1, !items[index].isHidden else {
        return nil
      }
      let item = items[index]
      // A text that had to shrink is never as large as before.
      let percent = min(Int((scale * 100).rounded()), 99)
      return CellFinding(
        kind: .shrunk, item: item.name, message: "\(item.name) shrinks to \(percent) %",
        site: item.site)
    }
  }

  private func fittings() -> [CellFinding] {
    guard let otherHeight, !grid.isSamePixel(otherHeight, size.height) else { return [] }
    return [
      CellFinding(
        kind: .fittingDependent, item: nil,
        message: "the cell is \(size.height) points high, and \(otherHeight) when it is fitted "
          + "with the other usual vertical priority (50 or 250)",
        site: site)
    ]
  }

  private func unsettled() -> [CellFinding] {
    if solution.thirdPassHeights.isEmpty { return [] }
    return isHidden.indices.compactMap { index in
      guard !isHidden[index], let height = solution.thirdPassHeights[index] else { return nil }
      let element = element(index)
      return CellFinding(
        kind: .unsettled, item: element.name,
        message: "\(element.name) would be \(height) points high in a third pass",
        site: element.site)
    }
  }

  private func missingGlyphs() -> [CellFinding] {
    isHidden.indices.compactMap { index in
      guard !isHidden[index], let text = sizing.labels[index]?.text, !text.missingGlyphs.isEmpty
      else { return nil }
      let element = element(index)
      return CellFinding(
        kind: .missingGlyphs, item: element.name,
        message:
          "\(element.name) has characters of unknown width: \(text.listedMissingGlyphs)",
        site: element.site)
    }
  }
}

extension CellFindings {
  /// What depends on figures and rules without a source, once for each item.
  private func assumptions() -> [CellFinding] {
    let figures = sizing.figures.compactMap { figure -> CellFinding? in
      guard figure.fidelity(atWidth: size.width) == .assumed,
        isHidden.indices.contains(figure.element),
        !isHidden[figure.element]
      else { return nil }
      return assumption(figure.element, figure.text)
    }
    let texts = isHidden.indices.compactMap { index -> CellFinding? in
      guard !isHidden[index], let found = sizing.labels[index]?.text.findings, !found.isEmpty
      else { return nil }
      let reasons = found.compactMap { finding -> String? in
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
    let element = element(index)
    return CellFinding(
      kind: .assumed, item: element.name, message: "\(element.name): \(text)", site: element.site)
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
