import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// A cell as its canvas shows it: the plan, and the frames that the document has.
struct CanvasSketch {
  let plan: CellPlan
  let prototype: CellPrototype
  let views: [String: InterfaceView]
  /// The item of each view, by id.
  let items: [String: Int]
  /// The document's frame of each item in the coordinates of the cell's content; nil where it has
  /// none.
  let frames: [LayoutRect?]

  /// - Parameter size: The size of the cell's content on the canvas.
  init(_ plan: CellPlan, _ prototype: CellPrototype, size: LayoutSize) {
    self.plan = plan
    self.prototype = prototype
    views = Dictionary(prototype.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    items = Dictionary(
      plan.items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var frames = [LayoutRect?](repeating: nil, count: plan.items.count)
    frames[0] = LayoutRect(origin: .zero, size: size)
    for (view, place) in prototype.placesOnCanvas {
      if let item = items[view.id], item > 0 { frames[item] = place }
    }
    // A guide follows its item by constants that are known.
    for (index, item) in plan.items.enumerated() {
      guard case .guide = item.content, let parent = item.parent, let frame = frames[parent] else {
        continue
      }
      frames[index] = Self.safeArea(index, of: frame, plan)
    }
    self.frames = frames
  }

  /// The frame of a guide for the safe area; nil for a guide of the document's own.
  private static func safeArea(_ guide: Int, of frame: LayoutRect, _ plan: CellPlan) -> LayoutRect?
  {
    var (top, bottom): (Double?, Double?)
    for constraint in plan.constraints where plan.items[guide].parent == constraint.second?.item {
      if constraint.first.item == guide, constraint.first.attribute == .top {
        top = constraint.constant
      }
    }
    for constraint in plan.constraints where constraint.second?.item == guide {
      if constraint.first.item == plan.items[guide].parent, constraint.first.attribute == .bottom {
        bottom = constraint.constant
      }
    }
    guard plan.items[guide].name.hasPrefix("safeArea"), let top, let bottom else { return nil }
    return LayoutRect(
      x: frame.minX, y: frame.minY + top, width: frame.width, height: frame.height - top - bottom)
  }

  func view(of item: Int) -> InterfaceView? { views[plan.items[item].id] }

  /// The position of an anchor in the document, in points; nil where the document does not show it.
  func position(of anchor: CellPlan.Anchor) -> Double? {
    guard var frame = frames[anchor.item] else { return nil }
    if anchor.isMargin {
      let margins = plan.items[anchor.item].margins ?? Self.standardMargins
      frame = LayoutRect(
        x: frame.minX + margins.leading, y: frame.minY + margins.top,
        width: frame.width - margins.leading - margins.trailing,
        height: frame.height - margins.top - margins.bottom)
    } else if case .control(let control) = plan.items[anchor.item].content,
      let insets = plan.platform.controls[control]?.alignmentRectInsets.value
    {
      frame = LayoutRect(
        x: frame.minX + insets.left, y: frame.minY + insets.top,
        width: frame.width - insets.left - insets.right,
        height: frame.height - insets.top - insets.bottom)
    }
    switch anchor.attribute {
    case .left, .leading: return frame.minX
    case .right, .trailing: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    default: return nil
    }
  }

  /// The margins of a view that sets none.
  ///
  /// - Source: Documented default of `layoutMargins`.
  private static let standardMargins = DirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
}

extension CellPrototype {
  /// The size of the cell's content on the canvas; nil where the document has none, or an empty
  /// one.
  var sizeOnCanvas: LayoutSize? {
    let frame = accessoryView == nil ? contentView?.frame ?? view.frame : view.frame
    guard let size = frame?.size, size.width > 0, size.height > 0 else { return nil }
    return size
  }
}
