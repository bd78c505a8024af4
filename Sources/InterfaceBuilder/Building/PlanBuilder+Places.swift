import SelfSizingAutoLayout
import SelfSizingGeometry

extension PlanBuilder {
  /// States the constraints of a view that is not placed by the file's own.
  mutating func place(
    _ view: InterfaceView, _ item: Int, in superview: InterfaceView, _ parent: Int
  ) {
    if styledViews.contains(view.id) { return }
    if case .contentView = view.kind {
      pin(item, to: parent, line: view.line)
    } else if view.hasFixedFrame {
      log.note(
        .fixedSize, "no constraint places the view; Interface Builder fixes its frame",
        line: view.line)
      placeByFrame(view, item, parent)
    } else if view.translatesAutoresizingMask, document.usesAutoLayout || view.frame != nil {
      log.note(
        .fixedSize, "the view follows its autoresizing mask; constraints do not place it",
        line: view.line)
      placeByMask(view, item, in: superview, parent)
    }
  }

  private mutating func placeByFrame(_ view: InterfaceView, _ item: Int, _ parent: Int) {
    let frame = view.frame ?? .zero
    constrain(item, .leading, to: parent, .leading, constant: frame.minX, line: view.line)
    constrain(item, .top, to: parent, .top, constant: frame.minY, line: view.line)
    constrain(item, .width, constant: frame.width, line: view.line)
    constrain(item, .height, constant: frame.height, line: view.line)
  }

  /// Hands frame and mask on: `translatesAutoresizingMaskIntoConstraints` makes constraints of them,
  /// which follow the superview from its frame on the canvas.
  private mutating func placeByMask(
    _ view: InterfaceView, _ item: Int, in superview: InterfaceView, _ parent: Int
  ) {
    let frame = view.frame ?? .zero
    plan.items[item].autoresizing = view.autoresizingMask
    plan.items[item].frame = frame
    if plan.items[parent].frame == nil {
      plan.items[parent].frame = superview.frame ?? LayoutRect(origin: .zero, size: frame.size)
    }
  }
}
