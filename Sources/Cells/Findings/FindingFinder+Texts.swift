import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension FindingFinder {
  /// How many code points of unknown width are listed.
  private static let listedGlyphCount = 4

  func truncations(_ squeezed: [Int: CellFinding.Squeeze]) -> [CellFinding] {
    items.indices.compactMap { index in
      guard let count = items[index].text?.hiddenCharacterCount, count > 0, !items[index].isHidden
      else { return nil }
      return finding(.truncated(hiddenCharacters: count, squeezed[index]), items[index])
    }
  }

  func shrinkings() -> [CellFinding] {
    items.indices.compactMap { index in
      guard let scale = items[index].text?.fontScale, scale < 1, !items[index].isHidden else {
        return nil
      }
      return finding(.shrunk(scale: scale), items[index])
    }
  }

  func brokenWords() -> [CellFinding] {
    items.compactMap { item in
      guard let word = item.text?.brokenWord, !item.isHidden else { return nil }
      return finding(.brokenWord(word), item)
    }
  }

  func missingGlyphs() -> [CellFinding] {
    items.indices.compactMap { index in
      guard let found = items[index].text?.findings, !found.isEmpty, !items[index].isHidden else {
        return nil
      }
      for case .missingGlyphs(let first, _) in found {
        return finding(
          .missingGlyphs(
            Array(first.prefix(Self.listedGlyphCount)),
            hasMore: first.count > Self.listedGlyphCount),
          items[index])
      }
      return nil
    }
  }

  /// The results that depend on figures and rules without a source, once for each item.
  func assumptions() -> [CellFinding] {
    var findings: [CellFinding] = []
    for figure in shape.figures
    where figure.fidelity(atWidth: size.width) == .assumed && shape.isShown(figure.element) {
      let element = shape.description.elements[figure.element]
      findings.append(
        CellFinding(.assumed(figure.text), item: element.name, site: element.site))
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
