import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

extension PlanBuilder {
  mutating func add(_ constraint: InterfaceConstraint, heldBy holder: String) {
    guard let first = anchor(constraint.first, holder, constraint.line) else { return }
    var second: CellPlan.Anchor?
    if let side = constraint.second {
      guard let found = anchor(side, holder, constraint.line) else { return }
      second = found
    }
    if let reason = constraint.mistake {
      return log.note(
        .invalidConstraint, "\(reason); the constraint is left out", line: constraint.line)
    }
    plan.constraints.append(
      CellPlan.Constraint(
        first: first, relation: constraint.relation, second: second,
        multiplier: constraint.multiplier, constant: constraint.constant,
        priority: constraint.priority, identifier: constraint.identifier, line: constraint.line))
  }

  private func anchor(_ side: InterfaceConstraint.Side, _ holder: String, _ line: Int)
    -> CellPlan.Anchor?
  {
    let id = side.item ?? holder
    guard var item = itemsByID[id] else {
      if !document.removed.contains(id) {
        log.note(
          .dangling,
          "the constraint names \(id.shortened), which is not in the cell; it is left out",
          line: line)
      }
      return nil
    }
    let isBaseline = side.attribute == .firstBaseline || side.attribute == .lastBaseline
    if isBaseline, let text = baselineItems[item] { item = text }
    return CellPlan.Anchor(
      item: item, attribute: side.attribute.withoutMargin,
      isMargin: side.attribute.isMargin || marginGuides.contains(id))
  }

  /// Gives a cell whose height nothing decides the one that its document states. A center counts as
  /// well: a view that is centered and kept off the top asks for room below it.
  mutating func fixHeightIfOpen() {
    let decisive: Set<LayoutAttribute> = [.bottom, .height, .lastBaseline, .centerY]
    // The root, and the content view where it is a separate item.
    let holders = [0, prototype.contentView.flatMap { itemsByID[$0.id] }]
    let anchors = plan.constraints.flatMap { [$0.first, $0.second] }.compactMap(\.self)
    let isDecided = anchors.contains {
      holders.contains($0.item) && decisive.contains($0.attribute)
    }
    if isDecided || plan.usesPlatformRowHeight { return }
    let isEmpty = prototype.trees.allSatisfy(\.subviews.isEmpty)
    fixHeight(because: isEmpty ? "nothing is in it" : "no constraint reaches its bottom")
  }

  mutating func fixHeight(because reason: String) {
    guard plan.fixedHeight == nil else { return }
    let canvas = prototype.view.frame?.height ?? 0
    let fixed =
      isTableViewCell && prototype.rowHeight == nil
      ? CellFinding.FixedHeight(
        TableCell.fallbackHeight, .standardRow,
        because: "\(reason) (the canvas shows \(canvas.plain))")
      : CellFinding.FixedHeight(max(prototype.rowHeight ?? canvas, 0), .document, because: reason)
    plan.fixedHeight = fixed
    log.note(fixed, line: plan.line)
    // Stronger than any pull toward a fitting size, weaker than most that is meant. A table view
    // gives its standard row whatever the cell asks for.
    let priority: Double = fixed.source == .standardRow ? 999 : 251
    constrain(0, .height, constant: fixed.height, priority: priority, line: plan.line)
  }

  mutating func place(
    _ view: InterfaceView, _ item: Int, in superview: InterfaceView, _ parent: Int
  ) {
    if prototype.styledViews.contains(view.id) { return }
    let frame = view.frame ?? .zero
    if case .contentView = view.kind {
      pin(item, to: parent, line: view.line)
    } else if view.hasFixedFrame {
      log.note(
        .fixedSize, "no constraint places the view; Interface Builder fixes its frame",
        line: view.line)
      constrain(item, .leading, to: parent, .leading, constant: frame.minX, line: view.line)
      constrain(item, .top, to: parent, .top, constant: frame.minY, line: view.line)
      constrain(item, .width, constant: frame.width, line: view.line)
      constrain(item, .height, constant: frame.height, line: view.line)
    } else if view.translatesAutoresizingMask, document.usesAutoLayout || view.frame != nil {
      log.note(
        .fixedSize, "the view follows its autoresizing mask; constraints do not place it",
        line: view.line)
      // They become constraints that follow the superview from its frame on the canvas.
      plan.items[item].autoresizing = view.autoresizingMask
      plan.items[item].frame = frame
      if plan.items[parent].frame == nil {
        plan.items[parent].frame = superview.frame ?? LayoutRect(origin: .zero, size: frame.size)
      }
    }
  }

  /// Below the fitting size level, so that all that a document says decides first; above what a
  /// stack does about views without a size.
  private static let drawnExtent = 49.0

  mutating func takeDrawnExtents() {
    for view in prototype.views {
      guard let item = itemsByID[view.id], let frame = view.frame else { continue }
      for axis in LayoutAxis.allCases
      where options.drawnExtents.contains(DrawnExtent(view: view.id, axis: axis)) {
        constrain(
          item, axis == .horizontal ? .width : .height, constant: frame.size[axis],
          priority: Self.drawnExtent, line: view.line)
      }
    }
  }

  /// The weakest of all priorities, so that the pull decides only what the others leave open.
  private static let weakest = 0.001

  /// Of several layouts that meet all constraints equally well, the nearest to the document's comes
  /// out.
  mutating func keepDrawnFrames() {
    var pending = prototype.trees
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

extension Double {
  /// The number without a fraction that says nothing: 8 for 8.0.
  var plain: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}
