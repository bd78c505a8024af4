import SelfSizingAutoLayout
import SelfSizingGeometry

/// The safe area of the screen that the document is drawn for, which a document does not name: of
/// the lengths that systems have, the one that most of the constraints to a guide agree with.
extension PlanBuilder {
  mutating func addSafeArea(_ guide: InterfaceGuide, _ item: Int) {
    let insets = safeAreas[guide.id] ?? .zero
    let area = addGuide(guide, named: "safeArea", to: item)
    constrain(area, .top, to: item, .top, constant: insets.top, line: guide.line)
    constrain(area, .left, to: item, .left, constant: insets.left, line: guide.line)
    constrain(item, .bottom, to: area, .bottom, constant: insets.bottom, line: guide.line)
    constrain(item, .right, to: area, .right, constant: insets.right, line: guide.line)
  }

  func canvasSafeAreas() -> [String: LayoutEdgeInsets] {
    guard let free = freeRectangle else { return [:] }
    var areas: [String: LayoutEdgeInsets] = [:]
    for (view, place) in prototype.placesOnCanvas {
      let covered = Self.covered(place, free: free)
      for guide in view.guides where guide.role == .safeArea && covered != .zero {
        areas[guide.id] = covered
      }
    }
    return areas
  }

  /// The part of the screen that its bars leave free; nil for a cell, and where nothing is shown.
  var freeRectangle: LayoutRect? {
    let insets = rootSafeArea
    guard insets != .zero, let root = prototype.view.frame else { return nil }
    return LayoutRect(
      x: 0, y: insets.top, width: root.width, height: root.height - insets.top - insets.bottom)
  }

  static func covered(_ place: LayoutRect, free: LayoutRect) -> LayoutEdgeInsets {
    LayoutEdgeInsets(
      top: min(max(free.minY - place.minY, 0), place.height), left: 0,
      bottom: min(max(place.maxY - free.maxY, 0), place.height), right: 0)
  }

  var rootSafeArea: LayoutEdgeInsets {
    guard case .view = prototype.kind,
      let guide = prototype.view.guides.first(where: { $0.role == .safeArea })?.id
    else { return .zero }
    var shown = prototype.shownInsets(of: prototype.view, without: document.removed) {
      $0 == guide && !$1.isMargin
    }
    // The margins of a view at the edge show it as well.
    for view in prototype.view.subviews {
      guard view.margins == nil, view.insetsLayoutMarginsFromSafeArea, let frame = view.frame
      else { continue }
      let margins = prototype.shownInsets(of: view, without: document.removed) {
        $0 == view.id && $1.isMargin
      }
      let standard = Self.standardMargins
      if frame.minY == 0 { shown.top += margins.top.map { $0 - standard.top } }
      if frame.maxY == prototype.view.frame?.height {
        shown.bottom += margins.bottom.map { $0 - standard.bottom }
      }
    }
    return LayoutEdgeInsets(
      top: Self.commonest(shown.top, among: Self.barHeights.top) ?? 0, left: 0,
      bottom: Self.commonest(shown.bottom, among: Self.barHeights.bottom) ?? 0, right: 0)
  }

  /// The margins that systems give to cells and screens, in points.
  ///
  /// - Source: Frames of 480 public documents: 0, 8, 15, 16 and 20 at the sides; 0, 8 and 11 above
  ///   and below, 10.5 in cells with a separator. 12 is that of one document.
  static let margins = [16.0, 20, 15, 8, 11, 10.5, 12, 0]

  /// The heights of status bars and home indicators, in points.
  ///
  /// - Source: Frames of 480 public documents: 20 above on screens with a home button, 44, 47 and
  ///   48 on others, where the indicator takes 34; 24 and 20 on tablets. 50, 59 and 62 are those of
  ///   later phones.
  static let barHeights: (top: [Double], bottom: [Double]) = (
    [0, 20, 24, 44, 47, 48, 50, 59, 62], [0, 20, 34]
  )

  /// The length that most of the found ones agree with, the first of several; nil where none does.
  static func commonest(_ found: [Double], among known: [Double]) -> Double? {
    var best: (value: Double, count: Int)?
    for value in known {
      let count = found.count { ($0 - value).magnitude <= 0.25 }
      if count > best?.count ?? 0 { best = (value, count) }
    }
    return best?.value
  }
}

extension CellPrototype {
  var trees: [InterfaceView] { [contentView, view].compactMap(\.self) }

  /// The places of all views on the canvas, in the coordinates of the cell's content.
  var placesOnCanvas: [(view: InterfaceView, place: LayoutRect)] {
    var places: [(view: InterfaceView, place: LayoutRect)] = []
    for tree in trees {
      var pending: [(InterfaceView, LayoutPoint)] = [(tree, .zero)]
      while let (view, origin) = pending.popLast() {
        guard let frame = view.frame else { continue }
        let isRoot = view.id == tree.id
        let place = LayoutRect(
          x: origin.x + (isRoot ? 0 : frame.minX), y: origin.y + (isRoot ? 0 : frame.minY),
          width: frame.width, height: frame.height)
        places.append((view, place))
        pending += view.subviews.reversed().map { ($0, LayoutPoint(x: place.minX, y: place.minY)) }
      }
    }
    return places
  }

  /// How far inside a view a rectangle is, edge by edge, as the document's frames show it: by the
  /// required constraints that hold direct subviews to an id and an attribute of the rectangle.
  func shownInsets(
    of view: InterfaceView, without removed: Set<String>,
    _ isOfRectangle: (String, LayoutAttribute) -> Bool
  ) -> ShownInsets {
    var insets = ShownInsets()
    guard let bounds = view.frame else { return insets }
    let frames = Dictionary(
      view.subviews.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    for holder in trees.flatMap(\.withDescendants) {
      for constraint in holder.constraints where !removed.contains(constraint.id) {
        guard constraint.relation == .equal, constraint.priority >= 1000,
          constraint.multiplier == 1, let second = constraint.second
        else { continue }
        let sides = [constraint.first, second].map { ($0.item ?? holder.id, $0.attribute) }
        guard let rectangle = sides.firstIndex(where: { isOfRectangle($0.0, $0.1) }),
          let frame = frames[sides[1 - rectangle].0] ?? nil,
          sides[0].1.withoutMargin == sides[1].1.withoutMargin
        else { continue }
        // subview = rectangle + constant, or rectangle = subview + constant.
        let constant = rectangle == 0 ? -constraint.constant : constraint.constant
        switch sides[0].1.withoutMargin {
        case .top: insets.top.append(frame.minY - constant)
        case .leading, .left: insets.leading.append(frame.minX - constant)
        case .trailing, .right: insets.trailing.append(bounds.width - frame.maxX + constant)
        case .bottom: insets.bottom.append(bounds.height - frame.maxY + constant)
        default: break
        }
      }
    }
    return insets
  }
}

/// How far inside a view a rectangle is, once for each constraint that shows it, in points.
struct ShownInsets {
  var top: [Double] = []
  var leading: [Double] = []
  var trailing: [Double] = []
  var bottom: [Double] = []
}
