import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension ItemFigure {
  /// A figure that may be trusted as far at all widths, and at one text size if there is one.
  init(
    element: Int, _ fidelity: Fidelity, _ text: String, at category: DynamicTypeCategory? = nil
  ) { self.init(element: element, fidelity: fidelity, text: text, width: nil, category: category) }
}

extension CGSize {
  init(_ size: IntrinsicContentSize) {
    self.init(width: CGFloat(size.width), height: CGFloat(size.height))
  }
}

extension UIView {
  /// The size of a control by the platform's figures; an extent that it does not have is −1.
  final func figure(_ control: CellControl) -> CGSize {
    guard let metrics = HeadlessEnvironment.platform.controls[control] else {
      return CGSize(width: -1, height: -1)
    }
    return CGSize(metrics.intrinsicContentSize.value)
  }

  final func figures(of control: CellControl, element: Int) -> [ItemFigure] {
    let platform = HeadlessEnvironment.platform
    guard let size = platform.controls[control]?.intrinsicContentSize else {
      return [
        ItemFigure(
          element: element, .assumed, "\(platform.name) has no figures for a \(control.rawValue)")
      ]
    }
    return [ItemFigure(element: element, size.fidelity, "size on \(platform.name): \(size.source)")]
  }

  /// Takes a control's hugging, and its class's name for logs.
  final func setUp(_ control: CellControl) {
    layoutItem.className = control.className
    guard let metrics = HeadlessEnvironment.platform.controls[control] else { return }
    layoutItem.contentHugging = AxisPriorities(metrics.contentHugging.value)
    if metrics.contentHugging.value > .defaultLow {
      layoutItem.compressionResistance = AxisPriorities(.defaultHigh)
    }
  }

  final func insets(_ control: CellControl) -> UIEdgeInsets {
    HeadlessEnvironment.platform.controls[control].map {
      UIEdgeInsets($0.alignmentRectInsets.value)
    } ?? .zero
  }

  /// The frame that holds a control's size and what exceeds its alignment rectangle.
  final func frameSize(_ control: CellControl) -> CGSize {
    let (size, insets) = (figure(control), insets(control))
    return CGSize(
      width: max(size.width, 0) + insets.left + insets.right,
      height: max(size.height, 0) + insets.top + insets.bottom)
  }
}
