import SelfSizingAutoLayout
import SelfSizingGeometry

/// Why views of a cell are elsewhere than on the canvas: a view has its own cause, or takes that of
/// the nearest view that moves it. Of what is left, the layout is the cause.
struct CanvasCauses {
  private var causes: [CanvasSide: CanvasCause] = [:]
  private let sketch: CanvasSketch
  private let options: InterfaceOptions

  init(
    _ places: CanvasPlaces, _ sketch: CanvasSketch, _ options: InterfaceOptions,
    displayScale: Double
  ) {
    self.sketch = sketch
    self.options = options
    let contradictions = CanvasContradictions(sketch, displayScale: displayScale)
    var differing: [CanvasSide] = []
    for place in places.views {
      for axis in LayoutAxis.allCases where place.drawn.differs(from: place.laidOut, along: axis) {
        let side = CanvasSide(item: place.item, axis: axis)
        differing.append(side)
        causes[side] =
          ownCause(of: place.view) ?? contradictions.causes[side] ?? figureCause(
            of: place, along: axis) ?? (place.lacksExtent(along: axis) ? .withoutSize : nil)
      }
    }
    spread(among: Set(differing))
  }

  func cause(of place: CanvasPlaces.Place) -> CanvasCause? {
    let found = LayoutAxis.allCases.compactMap { axis -> CanvasCause? in
      guard place.drawn.differs(from: place.laidOut, along: axis) else { return nil }
      return causes[CanvasSide(item: place.item, axis: axis)] ?? .ours
    }
    return found.contains(.ours) ? .ours : found.first
  }

  private func ownCause(of view: InterfaceView) -> CanvasCause? {
    if view.isMisplaced { return .misplaced }
    if view.changesTextAtRuntime { return .runtimeText }
    return sketch.prototype.styledViews.contains(view.id) ? .control : nil
  }

  /// A figure that a view's size takes from elsewhere than the document.
  private func figureCause(of place: CanvasPlaces.Place, along axis: LayoutAxis) -> CanvasCause? {
    let view = place.view
    if let font = view.font, case .custom(let name, _) = font, options.fonts[name] == nil {
      return .font
    }
    guard place.drawn.differsInSize(from: place.laidOut, along: axis) else { return nil }
    switch view.kind {
    case .label where axis == .horizontal && isSlightlyWider(place): return .olderFont
    case .control, .segmentedControl, .pageControl, .button, .textField: return .control
    case .image(let image): return image?.isAssumed ?? false ? .picture : nil
    case .plain: return view.customClass != nil && view.subviews.isEmpty ? .customClass : nil
    default: return nil
    }
  }

  /// - Source: Widths published for San Francisco of iOS 9 to 12 differ from later ones by up to a
  ///   point; canvases of those years show the same for short texts, rounded up to whole points.
  private func isSlightlyWider(_ place: CanvasPlaces.Place) -> Bool {
    (place.drawn.width - place.laidOut.width).magnitude <= 1.5
  }

  /// Passes causes on to the sides that follow the ones that have one, the nearest first.
  private mutating func spread(among differing: Set<CanvasSide>) {
    var neighbors: [CanvasSide: [CanvasSide]] = [:]
    func link(_ one: CanvasSide, _ other: CanvasSide) {
      guard one != other, differing.contains(one), differing.contains(other) else { return }
      neighbors[one, default: []].append(other)
      neighbors[other, default: []].append(one)
    }
    func link(_ item: Int, _ other: Int, along axis: LayoutAxis) {
      link(CanvasSide(item: item, axis: axis), CanvasSide(item: other, axis: axis))
    }
    for constraint in sketch.plan.constraints {
      guard let second = constraint.second else { continue }
      link(constraint.first.item, second.item, along: constraint.first.attribute.axis)
    }
    var arranged: [Int: [Int]] = [:]
    for (index, item) in sketch.plan.items.enumerated() {
      guard let parent = item.parent else { continue }
      let isArranged = sketch.plan.items[parent].stack != nil
      if isArranged {
        // What one view of a stack takes, another one leaves.
        for sibling in arranged[parent, default: []] {
          for axis in LayoutAxis.allCases { link(index, sibling, along: axis) }
        }
        arranged[parent, default: []].append(index)
      }
      if isArranged || item.autoresizing != nil {
        for axis in LayoutAxis.allCases { link(index, parent, along: axis) }
      }
      if case .label = item.content {
        link(CanvasSide(item: index, axis: .horizontal), CanvasSide(item: index, axis: .vertical))
      }
    }
    var queue = causes.keys.sorted { ($0.item, $0.axis.rawValue) < ($1.item, $1.axis.rawValue) }
    var next = 0
    while next < queue.count {
      let side = queue[next]
      next += 1
      for neighbor in neighbors[side] ?? [] where causes[neighbor] == nil {
        causes[neighbor] = causes[side]
        queue.append(neighbor)
      }
    }
  }
}

extension InterfaceView {
  fileprivate var font: FontDescription? {
    switch kind {
    case .label(let label): label.font
    case .button(let button): button.font
    case .textField(let field): field.font
    case .textView(let text): text.font
    default: nil
    }
  }
}
