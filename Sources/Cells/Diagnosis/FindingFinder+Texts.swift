import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension FindingFinder {
  private static let listedGlyphCount = 4

  func truncations(_ squeezed: [Int: CellFinding.Squeeze]) -> [CellFinding] {
    findings { index, text in
      text.hiddenCharacterCount > 0
        ? .truncated(hiddenCharacters: text.hiddenCharacterCount, squeezed[index]) : nil
    }
  }

  func shrinkings() -> [CellFinding] {
    findings { _, text in text.fontScale < 1 ? .shrunk(scale: text.fontScale) : nil }
  }

  func brokenWords() -> [CellFinding] {
    findings { _, text in text.brokenWord.map { .brokenWord($0) } }
  }

  func missingGlyphs() -> [CellFinding] {
    findings { _, text in
      for case .missingGlyphs(let first, _) in text.findings {
        return .missingGlyphs(
          Array(first.prefix(Self.listedGlyphCount)), hasMore: first.count > Self.listedGlyphCount)
      }
      return nil
    }
  }

  private func findings(_ detail: (Int, ShownText) -> CellFinding.Detail?) -> [CellFinding] {
    items.indices.compactMap { index in
      guard let text = items[index].text, !items[index].isHidden else { return nil }
      return detail(index, text).map { finding($0, items[index]) }
    }
  }

  func assumptions() -> [CellFinding] {
    var findings: [CellFinding] = []
    for figure in shape.figures
    where figure.fidelity(atWidth: size.width) == .assumed && shape.isShown(figure.element) {
      let element = shape.description.elements[figure.element]
      findings.append(CellFinding(.assumed(figure.text), item: element.name, site: element.site))
    }
    for item in items where !item.isHidden {
      guard let text = item.text else { continue }
      var reasons = text.findings.compactMap { $0.assumption }
      // What is assumed has its reason in any case: one of these, or a finding of another kind.
      if text.findings.isEmpty, text.fidelity == .assumed {
        reasons = ["its font, its line spacing or the room around it has no source"]
      }
      if !reasons.isEmpty {
        findings.append(finding(.assumed(reasons.joined(separator: "; ")), item))
      }
    }
    return findings
  }
}

extension TextFinding {
  fileprivate var assumption: String? {
    switch self {
    case .typicalWidths: "letters have widths that are typical of their script"
    case .needsShaping: "letters that change with their neighbors are measured one by one"
    case .needsDictionary: "a script without spaces breaks at spaces only"
    case .missingGlyphs: nil
    }
  }
}

extension FindingFinder {
  /// For how many items of a cell reasons are looked for; each look compiles a program.
  private static let maximumReasonCount = 4

  func squeezed(_ engine: LayoutEngine, sizing: inout some IntrinsicSizing)
    throws(LayoutError) -> [Int: CellFinding.Squeeze]
  {
    let found = items.indices.compactMap { index in squeezedAxis(index).map { (index, $0) } }
    guard !found.isEmpty else { return [:] }
    let extents = found.prefix(Self.maximumReasonCount).map {
      AmbiguousItem(element: items[$0].element, axis: $1)
    }
    let reasons = try engine.reasons(for: extents, target, shape.variation, sizing: &sizing)
    var squeezed: [Int: CellFinding.Squeeze] = [:]
    for (place, (index, axis)) in found.enumerated() {
      let element = items[index].element
      let attributes = shape.description.elements[element].attributes
      squeezed[index] = CellFinding.Squeeze(
        axis: axis, extent: extent(of: element, axis).withoutNoise,
        needed: solution.intrinsicContentSizes[element][axis],
        compressionResistance: attributes.compressionResistance[axis],
        causes: place < reasons.count ? reasons[place] : [])
    }
    return squeezed
  }

  func squeezings(_ squeezed: [Int: CellFinding.Squeeze]) -> [CellFinding] {
    // What a text does not show is said once.
    squeezed.filter { items[$0.key].text?.hiddenCharacterCount ?? 0 == 0 }
      .sorted { $0.key < $1.key }.map { finding(.squeezed($1), items[$0]) }
  }

  private func squeezedAxis(_ index: Int) -> LayoutAxis? {
    let element = items[index].element
    let axes = shape.description.elements[element].attributes.intrinsicAxes
    guard !items[index].isHidden, axes != [] else { return nil }
    return LayoutAxis.allCases.first { axis in
      axes.contains(axis)
        && extent(of: element, axis) < solution.intrinsicContentSizes[element][axis] - pixel
          - LayoutSolution.tolerance
        && losesContent(index, axis)
    }
  }

  private func extent(of element: Int, _ axis: LayoutAxis) -> Double {
    let insets = shape.description.elements[element].attributes.alignmentRectInsets
    let inset = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    return solution.frames[element].size[axis] - inset
  }

  /// Whether an item that is smaller than what it measures loses some of it. A picture scales. A
  /// text wraps or truncates, which is another finding, unless it shrinks; a control's title, too;
  /// a text field scrolls. A view whose compression resistance was lowered is meant to shrink; a
  /// control is not.
  private func losesContent(_ index: Int, _ axis: LayoutAxis) -> Bool {
    let description = shape.description.elements[items[index].element]
    switch items[index].kind {
    case .label: return axis == .vertical && items[index].text?.fontScale == 1
    case .control:
      let hasTitle = items[index].text != nil || description.className == "UITextField"
      return axis == .vertical || !hasTitle
    case .view: return description.attributes.compressionResistance[axis] >= .defaultHigh
    case .cell, .contentView, .image, .stack, .separator, .spacer: return false
    }
  }
}
