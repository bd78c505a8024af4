import SelfSizingAutoLayout
import SelfSizingGeometry

extension PlanBuilder {
  /// States the constraints of a view that is not placed by the file's own.
  mutating func place(_ view: InterfaceView, _ item: Int, in superview: InterfaceView, _ parent: Int)
  {
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

  /// What `translatesAutoresizingMaskIntoConstraints` states: along each axis a place and a size that
  /// follow the superview's as they stand to each other on the canvas.
  private mutating func placeByMask(
    _ view: InterfaceView, _ item: Int, in superview: InterfaceView, _ parent: Int
  ) {
    let frame = view.frame ?? .zero
    let outer = superview.frame?.size ?? frame.size
    let mask = view.autoresizingMask
    place(
      item, parent, line: view.line, start: (.left, frame.minX), end: (.right, outer.width - frame.maxX),
      size: (.width, frame.width), center: .centerX, outer: outer.width,
      isFlexible: (
        mask.contains(.flexibleMinX), mask.contains(.width), mask.contains(.flexibleMaxX)
      ))
    place(
      item, parent, line: view.line, start: (.top, frame.minY),
      end: (.bottom, outer.height - frame.maxY), size: (.height, frame.height), center: .centerY,
      outer: outer.height,
      isFlexible: (
        mask.contains(.flexibleMinY), mask.contains(.height), mask.contains(.flexibleMaxY)
      ))
  }

  /// - Parameters:
  ///   - start: The near edge, and its distance from the superview's.
  ///   - end: The far edge, and its distance from the superview's.
  ///   - isFlexible: Whether the near margin, the size and the far margin give way.
  private mutating func place(
    _ item: Int, _ parent: Int, line: Int, start: (LayoutAttribute, Double),
    end: (LayoutAttribute, Double), size: (LayoutAttribute, Double), center: LayoutAttribute,
    outer: Double, isFlexible: (near: Bool, size: Bool, far: Bool)
  ) {
    if isFlexible.near, isFlexible.far {
      let offset = start.1 + size.1 / 2 - outer / 2
      constrain(item, center, to: parent, center, constant: offset, line: line)
    } else if isFlexible.near {
      constrain(parent, end.0, to: item, end.0, constant: end.1, line: line)
    } else {
      constrain(item, start.0, to: parent, start.0, constant: start.1, line: line)
    }
    guard isFlexible.size else {
      constrain(item, size.0, constant: size.1, line: line)
      return
    }
    if !isFlexible.near, !isFlexible.far {
      constrain(parent, end.0, to: item, end.0, constant: end.1, line: line)
      return
    }
    // The flexible parts share what the superview gains as they share it on the canvas.
    let parts = size.1 + (isFlexible.near ? start.1 : 0) + (isFlexible.far ? end.1 : 0)
    let share = parts > 0 ? size.1 / parts : 0
    constrain(
      item, size.0, to: parent, size.0, multiplier: share, constant: size.1 - share * outer,
      line: line)
  }
}
