import SelfSizingGeometry
import SelfSizingTypography

/// An item of a solved cell, as far as findings depend on it.
package struct SolvedItem: Sendable {
  /// The item's index in the layout's description.
  package let element: Int
  package let kind: CellItemKind
  /// The frame in the content view's coordinates, in points on whole pixels.
  package let frame: LayoutRect
  /// The visible part of the frame within the views around it that clip or scroll.
  package let visibleFrame: LayoutRect
  /// The part of the frame that is visible without scrolling, whatever else clips.
  package let unscrolledFrame: LayoutRect
  /// Whether the item, or a view that contains it, is hidden.
  package let isHidden: Bool
  /// How its text shows; nil for other items.
  package var text: ShownText?
}

/// How a text shows in the frame of its label.
package struct ShownText: Sendable {
  package let hiddenCharacterCount: Int
  /// The word that goes on in the next line, as it is wider than its own; nil if there is none.
  package let brokenWord: String?
  /// The factor on the size of the label's font.
  package let fontScale: Double
  /// Whether no line shows.
  package let isBlank: Bool
  /// The fidelity of the label's size.
  package let fidelity: Fidelity
  /// The findings that make the widths less than modelled.
  package let findings: [TextFinding]

  package init(
    hiddenCharacterCount: Int, brokenWord: String? = nil, fontScale: Double = 1,
    isBlank: Bool = false, fidelity: Fidelity, findings: [TextFinding]
  ) {
    self.hiddenCharacterCount = hiddenCharacterCount
    self.brokenWord = brokenWord
    self.fontScale = fontScale
    self.isBlank = isBlank
    self.fidelity = fidelity
    self.findings = findings
  }

  /// Summarizes the lines of a text.
  package init(_ text: LaidOutText) {
    self.init(
      hiddenCharacterCount: text.hiddenCharacterCount, brokenWord: text.brokenWord,
      fontScale: text.fontScale, isBlank: text.lines.isEmpty, fidelity: text.fidelity,
      findings: text.findings)
  }
}
