import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension FindingFinder {
  /// How many code points of unknown width are listed.
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

  /// The findings about visible texts.
  ///
  /// - Parameter detail: Looks at an item by its position, and at its text.
  private func findings(_ detail: (Int, ShownText) -> CellFinding.Detail?) -> [CellFinding] {
    items.indices.compactMap { index in
      guard let text = items[index].text, !items[index].isHidden else { return nil }
      return detail(index, text).map { finding($0, items[index]) }
    }
  }

  /// The results that depend on figures and rules without a source, once for each item.
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
      if text.findings.isEmpty, text.fidelity == .assumed { reasons = [TextFinding.unsourced] }
      if !reasons.isEmpty {
        findings.append(finding(.assumed(reasons.joined(separator: "; ")), item))
      }
    }
    return findings
  }
}

extension TextFinding {
  /// The assumption where every character's width is known, and the height is not.
  fileprivate static let unsourced =
    "its font, its line spacing or the room around it has no source"

  /// The assumption on which widths or breaks rest; nil if they rest on none.
  fileprivate var assumption: String? {
    switch self {
    case .typicalWidths: "letters have widths that are typical of their script"
    case .needsShaping: "letters that change with their neighbors are measured one by one"
    case .needsDictionary: "a script without spaces breaks at spaces only"
    case .missingGlyphs: nil
    }
  }
}
