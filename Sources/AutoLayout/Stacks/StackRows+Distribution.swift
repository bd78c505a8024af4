import SelfSizingGeometry

extension StackRows {
  /// Shares the stack's axis among its items.
  mutating func distribute() {
    switch arrangement.distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing: spaceEqually()
    case .equalCentering: centerEqually()
    }
  }

  private mutating func fillEqually() {
    guard let first = visible.first else { return }
    for item in visible.dropFirst() {
      add(
        "UISV-fill-equally", size(.item(item), axis), .equal, size(.item(first), axis), item: item)
    }
  }

  /// Divides the canvas by intrinsic sizes; each item's share counts a little less than that of the
  /// one before, so that the last one absorbs what does not come out even.
  private mutating func fillProportionally() {
    let sizes = intrinsicSizes()
    let total =
      zip(arranged, sizes).filter { !compiler.isHidden[$0.0] }.map(\.1).reduce(0, +)
      + arrangement.spacing * Double(max(visible.count - 1, 0))
    guard total > 0 else { return }
    for (position, item) in arranged.enumerated() where !compiler.isHidden[item] {
      let priority =
        visible.count == 1
        ? .required : LayoutPriority(max(Self.firstProportion - Double(position), 1))
      add(
        "UISV-fill-proportionally", size(.item(item), axis), .equal,
        size(canvas, axis) * (sizes[position] / total), priority, item: item)
    }
  }

  private func intrinsicSizes() -> [Double] {
    let listed = compiler.description.proportionalItems(compiler.variation.arrangements)
    let proportions = compiler.variation.proportions
    return arranged.map { item in
      listed.firstIndex { $0.element == item }
        .flatMap { proportions.indices.contains($0) ? proportions[$0] : nil } ?? 0
    }
  }

  private mutating func spaceEqually() {
    var firstGap: LayoutRegion?
    for (item, next) in zip(visible, visible.dropFirst()) {
      let gap = compiler.addGuide(of: stack.element)
      add("UISV-distributing-edge", leading(gap, axis), .equal, trailing(.item(item), axis))
      add("UISV-distributing-edge", trailing(gap, axis), .equal, leading(.item(next), axis))
      if let firstGap {
        add("UISV-fill-equally", size(gap, axis), .equal, size(firstGap, axis))
      }
      firstGap = firstGap ?? gap
    }
    fitCanvas(axis)
  }

  private mutating func centerEqually() {
    var firstDistance: LayoutExpression?
    for (position, (item, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let distance = center(.item(next), axis) - center(.item(item), axis)
      if let firstDistance {
        let priority = LayoutPriority(max(Self.firstEqualCentering - Double(position - 1), 1))
        add("UISV-distributing", distance, .equal, firstDistance, priority, item: next)
      }
      firstDistance = firstDistance ?? distance
    }
    fitCanvas(axis)
  }

  /// Makes the canvas no larger than its content needs.
  mutating func fitCanvas(_ axis: LayoutAxis) {
    add("UISV-canvas-fit", size(canvas, axis), .equal, .constant(0), Self.canvasFit)
  }
}
