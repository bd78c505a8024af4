import SelfSizingGeometry

extension StackRows {
  /// Places the items across the stack's axis.
  mutating func align() {
    switch arrangement.alignment {
    case .fill: alignToFill()
    case .leading, .center, .trailing, .firstBaseline, .lastBaseline: alignToSpanner()
    }
  }

  private mutating func alignToFill() {
    guard let first = visible.first else { return }
    let cross = crossAxis
    add("UISV-canvas-connection", leading(canvas, cross), .equal, leading(.item(first), cross))
    add("UISV-canvas-connection", trailing(canvas, cross), .equal, trailing(.item(first), cross))
    for item in visible.dropFirst() {
      add(
        "UISV-alignment", leading(.item(item), cross), .equal, leading(.item(first), cross),
        item: item)
      add(
        "UISV-alignment", trailing(.item(item), cross), .equal, trailing(.item(first), cross),
        item: item)
    }
  }

  /// Items that do not fill are spanned by a guide, which is as small as the largest item allows.
  private mutating func alignToSpanner() {
    guard let first = visible.first else { return }
    let cross = crossAxis
    let spanner = compiler.addGuide(of: stack.element)
    for item in visible.dropFirst() {
      add("UISV-alignment", alignment(of: item), .equal, alignment(of: first), item: item)
    }
    for item in visible { span(spanner, item) }
    add("UISV-spanning-fit", size(spanner, cross), .equal, .constant(0), Self.spanningFit)
    for item in visible {
      add(
        "UISV-ambiguity-suppression", size(.item(item), cross), .equal, .constant(0),
        Self.ambiguitySuppression, item: item)
    }
    connectCanvas(to: spanner, first: first)
  }

  /// The attribute that all items share.
  private func alignment(of item: Int) -> LayoutExpression {
    switch arrangement.alignment {
    case .fill, .leading: leading(.item(item), crossAxis)
    case .trailing: trailing(.item(item), crossAxis)
    case .center: center(.item(item), crossAxis)
    case .firstBaseline: compiler.expression(.firstBaseline, of: item, isMirrored: false)
    case .lastBaseline: compiler.expression(.lastBaseline, of: item, isMirrored: false)
    }
  }

  private mutating func span(_ spanner: LayoutRegion, _ item: Int) {
    let cross = crossAxis
    let isLeading = arrangement.alignment == .leading
    let isTrailing = arrangement.alignment == .trailing
    add(
      "UISV-spanning-boundary", leading(spanner, cross), isLeading ? .equal : .lessThanOrEqual,
      leading(.item(item), cross), isLeading ? Self.strongSpanningBoundary : .required, item: item)
    add(
      "UISV-spanning-boundary", trailing(spanner, cross),
      isTrailing ? .equal : .greaterThanOrEqual,
      trailing(.item(item), cross), isTrailing ? Self.strongSpanningBoundary : .required,
      item: item)
  }

  private mutating func connectCanvas(to spanner: LayoutRegion, first: Int) {
    let cross = crossAxis
    let name = "UISV-canvas-connection"
    let isLeading = arrangement.alignment == .leading
    let isTrailing = arrangement.alignment == .trailing
    add(
      name, leading(canvas, cross), .equal, leading(isLeading ? .item(first) : spanner, cross))
    add(
      name, trailing(canvas, cross), .equal, trailing(isTrailing ? .item(first) : spanner, cross))
    if arrangement.alignment == .center {
      add(name, center(canvas, cross), .equal, center(.item(first), cross))
    }
    if arrangement.alignment.isBaseline { fitCanvas(cross) }
  }
}
