import SelfSizingAutoLayout
import SelfSizingGeometry

/// The padding of a control around its text: the insets of a button, the border of a text field.
package struct TextPadding: Hashable, Sendable {
  /// The distances between the text and the control's edges, in points.
  package var insets: DirectionalEdgeInsets
  /// The width in points that the control asks for beyond its insets, and leaves to a text that
  /// needs it.
  package var spareWidth = 0.0
  /// The least width that the control asks for, in points.
  package var minimumWidth = 0.0
  /// The axes on which the text counts whole points, rounded up, and not whole pixels.
  package var wholePoints: IntrinsicAxes = []
  /// Whether the text is in the middle, and not at the leading edge.
  package var isCentered = true

  package init(insets: DirectionalEdgeInsets) { self.insets = insets }
}

extension TextPadding {
  /// The size of the control around a text.
  ///
  /// - Parameter text: The size of the text; of an empty one, the size of a line without width.
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

  /// The room for the text in the frame of the control, in points.
  package func room(in frame: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: max(frame.width - insets.leading - insets.trailing, 0),
      height: max(frame.height - insets.top - insets.bottom, 0))
  }

  /// The width at which a text wraps in a control of some width. No width, and one below 0, are no
  /// limit for a label; a control that is narrower than its insets leaves its text next to none.
  package func textWidth(in width: Double) -> Double {
    guard width > 0 else { return width }
    return max(width - insets.leading - insets.trailing, Self.leastWidth)
  }

  /// A width at which each line takes one character.
  private static let leastWidth = 1e-3
}
