import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// A cell as its canvas shows it: the plan, and the frames that the document has.
struct CanvasSketch {
  let plan: CellPlan
  let prototype: CellPrototype
  let views: [String: InterfaceView]
  let items: [String: Int]
  /// The document's frame of each item in the coordinates of the cell's content; nil for none.
  let frames: [LayoutRect?]

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
      guard item.isGuide, let parent = item.parent, let frame = frames[parent] else { continue }
      frames[index] = Self.safeArea(index, of: frame, plan)
    }
    self.frames = frames
  }

  private static func safeArea(_ guide: Int, of frame: LayoutRect, _ plan: CellPlan) -> LayoutRect?
  {
    let parent = plan.items[guide].parent
    let top = plan.constraints.last {
      $0.second?.item == parent && $0.first.item == guide && $0.first.attribute == .top
    }?.constant
    let bottom = plan.constraints.last {
      $0.second?.item == guide && $0.first.item == parent && $0.first.attribute == .bottom
    }?.constant
    guard plan.items[guide].name.hasPrefix("safeArea"), let top, let bottom else { return nil }
    return LayoutRect(
      x: frame.minX, y: frame.minY + top, width: frame.width, height: frame.height - top - bottom)
  }

  func view(of item: Int) -> InterfaceView? { views[plan.items[item].id] }

  /// The position of an anchor in the document, in points; nil where the document does not show it.
  func position(of anchor: CellPlan.Anchor) -> Double? {
    guard var frame = frames[anchor.item] else { return nil }
    if anchor.isMargin {
      let margins = plan.items[anchor.item].margins ?? PlanBuilder.standardMargins
      frame = frame.inset(by: margins.resolved(for: .leftToRight))
    } else if case .control(let control) = plan.items[anchor.item].content,
      let insets = plan.platform.controls[control]?.alignmentRectInsets.value
    {
      frame = frame.inset(by: insets)
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
}

extension CellPrototype {
  /// The size of the cell's content on the canvas; nil for none, or an empty one.
  var sizeOnCanvas: LayoutSize? {
    let frame = accessoryView == nil ? contentView?.frame ?? view.frame : view.frame
    guard let size = frame?.size, size.width > 0, size.height > 0 else { return nil }
    return size
  }
}

struct CanvasPlaces {
  /// In the superview's coordinates.
  struct Place {
    let view: InterfaceView
    let item: Int
    let drawn: LayoutRect
    let laidOut: LayoutRect
    var agrees: Bool { LayoutAxis.allCases.allSatisfy { !drawn.differs(from: laidOut, along: $0) } }

    /// Whether the view has an extent on the canvas only: no intrinsic one, and none here.
    func lacksExtent(along axis: LayoutAxis) -> Bool {
      laidOut.size[axis] == 0 && drawn.size[axis] > 0 && view.hasNoSize
    }
  }

  /// The views in the order of the file; hidden ones are left out.
  private(set) var views: [Place] = []
  private let sketch: CanvasSketch
  private let laidOut: [String: LaidOutItem]
  private let removed: Set<String>

  init(_ sketch: CanvasSketch, _ measured: CellMeasurement, _ document: InterfaceDocument) {
    self.sketch = sketch
    laidOut = Dictionary(
      measured.items.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    removed = document.removed
    for root in sketch.prototype.trees {
      let isContent = root.id == sketch.prototype.contentView?.id
      let item = sketch.items[root.id].flatMap { $0 > 0 ? $0 : nil }
      // What is no root item of the plan is compared like any other view.
      if let item, !isContent, sketch.plan.items[item].parent == 0 {
        add(root, in: .zero)
      } else {
        let origin = item.flatMap { laidOut[sketch.plan.items[$0].name]?.frame.origin } ?? .zero
        for subview in root.subviews { add(subview, in: origin) }
      }
    }
  }

  /// As deep as the XML reader allows.
  private mutating func add(_ view: InterfaceView, in origin: LayoutPoint) {
    guard let drawn = view.frame, !removed.contains(view.id) else { return }
    guard let item = sketch.items[view.id], let found = laidOut[sketch.plan.items[item].name],
      !found.isHidden
    else { return }
    let place = found.frame
    views.append(
      Place(
        view: view, item: item, drawn: drawn, laidOut: place.offsetBy(x: -origin.x, y: -origin.y)))
    for subview in view.subviews { add(subview, in: place.origin) }
  }

  /// The extents that views without an intrinsic size take from the canvas. The room that a stack
  /// leaves to several of them is divided by the sizes they were drawn with.
  var missingExtents: Set<DrawnExtent> {
    var missing: Set<DrawnExtent> = []
    for place in views {
      for axis in LayoutAxis.allCases where place.lacksExtent(along: axis) {
        missing.insert(DrawnExtent(view: place.view.id, axis: axis))
      }
    }
    let byID = Dictionary(views.map { ($0.view.id, $0) }, uniquingKeysWith: { first, _ in first })
    for case (let stack, .stack(let arrangement)) in views.map({ ($0.view, $0.view.kind) }) {
      let axis = arrangement.axis
      let sizeless = stack.subviews.compactMap { byID[$0.id] }.filter {
        $0.view.hasNoSize && $0.drawn.differsInSize(from: $0.laidOut, along: axis)
      }
      guard sizeless.contains(where: { $0.lacksExtent(along: axis) }) else { continue }
      missing.formUnion(sizeless.map { DrawnExtent(view: $0.view.id, axis: axis) })
    }
    return missing
  }
}

extension InterfaceView {
  fileprivate var hasNoSize: Bool {
    switch kind {
    case .plain, .contentView, .scrollView: true
    case .stack: subviews.allSatisfy(\.isHidden)
    case .label(let label): label.text.isEmpty
    case .image(let image): image == nil
    case .textView(let text): text.isScrollEnabled
    default: false
    }
  }
}
