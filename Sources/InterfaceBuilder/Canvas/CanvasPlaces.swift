import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// The views of a cell that are both in the document and in the layout.
struct CanvasPlaces {
  /// A view in both places, in its superview's coordinates.
  struct Place {
    let view: InterfaceView
    let item: Int
    let drawn: LayoutRect
    let laidOut: LayoutRect

    /// Whether the frames agree along both axes.
    var agrees: Bool {
      !drawn.differs(from: laidOut, along: .horizontal)
        && !drawn.differs(from: laidOut, along: .vertical)
    }

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
    var roots: [InterfaceView] = []
    if let content = sketch.prototype.contentView { roots.append(content) }
    roots.append(sketch.prototype.view)
    for root in roots {
      let item = sketch.items[root.id].flatMap { $0 > 0 ? $0 : nil }
      let origin = item.flatMap { frame(of: $0)?.origin } ?? .zero
      // What is no root item of the plan is compared like any other view.
      if let item, root.id != sketch.prototype.contentView?.id, sketch.plan.items[item].parent == 0
      {
        add(root, in: .zero)
      } else {
        for subview in root.subviews { add(subview, in: origin) }
      }
    }
  }

  private func frame(of item: Int) -> LayoutRect? { laidOut[sketch.plan.items[item].name]?.frame }

  /// Recursion is bounded by the depth of elements that the XML reader allows.
  private mutating func add(_ view: InterfaceView, in origin: LayoutPoint) {
    guard let drawn = view.frame, !removed.contains(view.id) else { return }
    guard let item = sketch.items[view.id], let found = laidOut[sketch.plan.items[item].name],
      !found.isHidden
    else { return }
    let place = found.frame
    views.append(
      Place(
        view: view, item: item, drawn: drawn,
        laidOut: LayoutRect(
          x: place.minX - origin.x, y: place.minY - origin.y, width: place.width,
          height: place.height)))
    for subview in view.subviews { add(subview, in: place.origin) }
  }

  /// The extents that views without an intrinsic size take from the canvas.
  ///
  /// The room that a stack leaves to several of them is divided by the sizes they were drawn with.
  var missingExtents: Set<DrawnExtent> {
    var missing: Set<DrawnExtent> = []
    for place in views {
      for axis in [LayoutAxis.horizontal, .vertical] where place.lacksExtent(along: axis) {
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
  /// Whether the view has no intrinsic size, such as an image view without an image.
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
