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

  /// Hands frame and mask on: `translatesAutoresizingMaskIntoConstraints` makes constraints of
  /// them, which follow the superview from its frame on the canvas.
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

  /// Below the fitting size level, so that all that a document says decides first; above what a
  /// stack does about views without a size.
  private static let drawnExtent = 49.0

  /// Gives views without an intrinsic size the extents that the canvas shows.
  mutating func takeDrawnExtents() {
    for view in prototype.views {
      guard let item = itemsByID[view.id], let frame = view.frame else { continue }
      if options.drawnExtents.contains(DrawnExtent(view: view.id, axis: .horizontal)) {
        constrain(item, .width, constant: frame.width, priority: Self.drawnExtent, line: view.line)
      }
      if options.drawnExtents.contains(DrawnExtent(view: view.id, axis: .vertical)) {
        constrain(
          item, .height, constant: frame.height, priority: Self.drawnExtent, line: view.line)
      }
    }
  }

  /// The weakest of all priorities in a document, so that the pull decides what the others leave
  /// open and nothing else.
  private static let weakest = 0.001

  /// Pulls every view to the frame that the document has for it.
  ///
  /// Several layouts may meet all constraints equally well, such as any two widths of labels that
  /// hug alike. The one that comes out is then the one nearest to the document's.
  mutating func keepDrawnFrames() {
    var pending = [prototype.contentView, prototype.view].compactMap { $0 }
    while let parent = pending.popLast() {
      guard let holder = itemsByID[parent.id] else { continue }
      for view in parent.subviews where !view.isHidden && !document.removed.contains(view.id) {
        pending.append(view)
        guard let item = itemsByID[view.id], item != holder, let frame = view.frame else {
          continue
        }
        // A control's constraints act on its alignment rectangle, which may be smaller.
        if case .control = view.kind { continue }
        let (line, weakest) = (view.line, Self.weakest)
        constrain(item, .width, constant: frame.width, priority: weakest, line: line)
        constrain(item, .height, constant: frame.height, priority: weakest, line: line)
        constrain(
          item, .left, to: holder, .left, constant: frame.minX, priority: weakest, line: line)
        constrain(item, .top, to: holder, .top, constant: frame.minY, priority: weakest, line: line)
      }
    }
  }
}
