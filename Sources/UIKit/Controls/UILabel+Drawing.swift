import SelfSizingCells
import SelfSizingGeometry

/// The properties of a label that decide no size, and where a subclass drew its text last.
struct LabelLook {
  static let shadowOffset = CGSize(width: 0, height: -1)

  var isEnabled = true
  var isHighlighted = false
  var allowsTightening = false
  var showsExpansionText = false
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var shadowColor: UIColor?
  var shadowOffset = Self.shadowOffset
  var highlightedTextColor: UIColor?
  var drawnRect: CGRect?
}

extension UILabel {
  /// The text in the room that a subclass leaves it in the label's frame.
  func drawn(_ label: SizedLabel, in size: CGSize) -> SizedLabel {
    let bounds = CGRect(origin: .zero, size: size)
    extras?.label.drawnRect = nil
    drawText(in: bounds)
    guard let drawnRect = extras?.label.drawnRect, drawnRect.isLayoutable, drawnRect != bounds
    else {
      return label
    }
    var style = label.style
    style.padding = TextPadding(
      insets: DirectionalEdgeInsets(
        top: Double(drawnRect.minY), leading: Double(drawnRect.minX),
        bottom: Double(size.height - drawnRect.maxY),
        trailing: Double(size.width - drawnRect.maxX)))
    style.padding?.isCentered = textAlignment == .center
    return SizedLabel(
      label.text, style: style, isUniform: label.isUniform, displayScale: label.displayScale)
  }
}
