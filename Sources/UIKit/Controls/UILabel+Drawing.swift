import SelfSizingCells
import SelfSizingGeometry

extension UILabel {
  /// The text in the room that a subclass leaves it in the label's frame.
  func drawn(_ label: SizedLabel, in size: CGSize) -> SizedLabel {
    let bounds = CGRect(origin: .zero, size: size)
    extras?.drawnRect = nil
    drawText(in: bounds)
    guard let drawnRect = extras?.drawnRect, drawnRect.isLayoutable, drawnRect != bounds
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
