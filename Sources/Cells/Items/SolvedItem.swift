import SelfSizingGeometry
import SelfSizingTypography

/// An item of a solved cell, as far as findings depend on it.
struct SolvedItem: Sendable {
  /// The item's index in the layout's description.
  let element: Int
  let kind: CellItemKind
  /// The frame in the content view's coordinates, in points on whole pixels.
  let frame: LayoutRect
  /// The visible part of the frame within the views around it that clip or scroll.
  let visibleFrame: LayoutRect
  /// The part of the frame that is visible without scrolling, whatever else clips.
  let unscrolledFrame: LayoutRect
  /// Whether the item, or a view that contains it, is hidden.
  let isHidden: Bool
  /// How its text shows; nil for other items.
  var text: ShownText?
}

/// How a text shows in the frame of its label.
struct ShownText: Sendable {
  let hiddenCharacterCount: Int
  /// The word that goes on in the next line, as it is wider than its own; nil if there is none.
  var brokenWord: String?
  /// The factor on the size of the label's font.
  var fontScale = 1.0
  /// Whether no line shows.
  var isBlank = false
  /// The fidelity of the label's size.
  let fidelity: Fidelity
  /// The findings that make the widths less than modelled.
  let findings: [TextFinding]
}

extension ShownText {
  /// Summarizes the lines of a text.
  init(_ text: LaidOutText) {
    self.init(
      hiddenCharacterCount: text.hiddenCharacterCount, brokenWord: text.brokenWord,
      fontScale: text.fontScale, isBlank: text.lines.isEmpty, fidelity: text.fidelity,
      findings: text.findings)
  }
}
