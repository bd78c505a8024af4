import SelfSizingAutoLayout
import SelfSizingGeometry

/// The padding of a control around its text: the insets of a button, the border of a text field.
package struct TextPadding: Hashable, Sendable {
  package var insets: DirectionalEdgeInsets
  /// The width in points beyond the insets, which the control leaves to a text that needs it.
  package var spareWidth: Double
  package var minimumWidth: Double
  /// The axes on which the text counts whole points, rounded up, and not whole pixels.
  package var wholePoints: IntrinsicAxes
  package var isCentered: Bool

  package init(
    insets: DirectionalEdgeInsets, spareWidth: Double = 0, minimumWidth: Double = 0,
    wholePoints: IntrinsicAxes = [], isCentered: Bool = true
  ) {
    self.insets = insets
    self.spareWidth = spareWidth
    self.minimumWidth = minimumWidth
    self.wholePoints = wholePoints
    self.isCentered = isCentered
  }

  /// The size of the control around a text's size; around that of a line without width, if empty.
  package func size(around text: IntrinsicContentSize) -> IntrinsicContentSize {
    let width = wholePoints.contains(.width) ? text.width.rounded(.up) : text.width
    let height = wholePoints.contains(.height) ? text.height.rounded(.up) : text.height
    // Half of what rounding adds is above the text, half below.
    let margin = (height - text.height) / 2
    var size = text
    size.width = max(width + insets.leading + insets.trailing + spareWidth, minimumWidth)
    size.height = max(height + insets.top + insets.bottom, 0)
    size.firstBaselineFromTop = text.firstBaselineFromTop + insets.top + margin
    size.lastBaselineFromBottom = text.lastBaselineFromBottom + insets.bottom + margin
    return size
  }

  package func room(in frame: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: max(frame.width - insets.leading - insets.trailing, 0),
      height: max(frame.height - insets.top - insets.bottom, 0))
  }

  /// The width at which a text wraps in a control of some width. No width, and one below 0, are no
  /// limit for a label; in a control narrower than its insets each line takes one character.
  package func textWidth(in width: Double) -> Double {
    width > 0 ? max(width - insets.leading - insets.trailing, 1e-3) : width
  }
}
