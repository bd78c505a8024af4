import SelfSizingAutoLayout
import SelfSizingCells

extension PlanBuilder {
  /// States the constraints that a view and all within it hold, in the order of the file: those of
  /// subviews first.
  ///
  /// Recursion is bounded by the depth of elements that the XML reader allows.
  mutating func addConstraints(of view: InterfaceView) {
    guard !document.removed.contains(view.id) else { return }
    for subview in view.subviews { addConstraints(of: subview) }
    for constraint in view.constraints where !document.removed.contains(constraint.id) {
      add(constraint, heldBy: view.id)
    }
  }

  private mutating func add(_ constraint: InterfaceConstraint, heldBy holder: String) {
    guard let first = anchor(constraint.first, holder, constraint.line) else { return }
    var second: CellPlan.Anchor?
    if let side = constraint.second {
      guard let found = anchor(side, holder, constraint.line) else { return }
      second = found
    }
    if let reason = constraint.mistake {
      log.note(.invalidConstraint, "\(reason); the constraint is left out", line: constraint.line)
      return
    }
    plan.constraints.append(
      CellPlan.Constraint(
        first: first, relation: constraint.relation, second: second,
        multiplier: constraint.multiplier, constant: constraint.constant,
        priority: constraint.priority, identifier: constraint.identifier, line: constraint.line))
  }

  /// The anchor of a side; nil where its item is not installed or not in the cell.
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

  /// Gives a cell whose height nothing decides the one that its document writes down.
  ///
  /// Such cells have a fixed row or item height in their app.
  ///
  /// A center counts as well: a view that is centered and kept off the top asks for room below it.
  mutating func fixHeightIfOpen() {
    let decisive: Set<LayoutAttribute> = [.bottom, .height, .lastBaseline, .centerY]
    let holders = Set(rootItems)
    let isDecided = plan.constraints.contains { constraint in
      [constraint.first, constraint.second].compactMap { $0 }.contains {
        holders.contains($0.item) && decisive.contains($0.attribute)
      }
    }
    if !isDecided, !plan.usesPlatformRowHeight {
      fixHeight(because: isEmpty ? "nothing is in it" : "no constraint reaches its bottom")
    }
  }

  /// Whether the file has nothing in the cell: what it shows is built in, or added by the app.
  private var isEmpty: Bool {
    prototype.view.subviews.isEmpty && prototype.contentView?.subviews.isEmpty ?? true
  }

  /// Takes the document's height, where the constraints ask for none.
  mutating func fixHeight(because reason: String) {
    guard plan.fixedHeight == nil else { return }
    let canvas = prototype.view.frame?.height ?? 0
    let fixed: CellFinding.FixedHeight
    if case .tableViewCell = prototype.kind, prototype.rowHeight == nil {
      fixed = CellFinding.FixedHeight(
        TableCell.fallbackHeight, .standardRow,
        because: "\(reason) (the canvas shows \(canvas.plain))")
    } else {
      fixed = CellFinding.FixedHeight(
        max(prototype.rowHeight ?? canvas, 0), .document, because: reason)
    }
    plan.fixedHeight = fixed
    log.note(fixed, line: plan.line)
    // Stronger than any pull toward a fitting size, weaker than most that is meant. A table view
    // gives its standard row whatever the cell asks for.
    let priority: Double = fixed.source == .standardRow ? 999 : 251
    constrain(0, .height, constant: fixed.height, priority: priority, line: plan.line)
  }

  /// The root, and the content view where it is a separate item.
  private var rootItems: [Int] {
    [0] + [prototype.contentView.flatMap { itemsByID[$0.id] }].compactMap { $0 }
  }
}

extension Double {
  /// The number without a fraction that says nothing: 8 for 8.0.
  var plain: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}
