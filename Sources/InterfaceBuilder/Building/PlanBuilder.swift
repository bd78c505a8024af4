import SelfSizingAutoLayout
import SelfSizingGeometry

/// Turns a prototype into a plan: gives views their items, and controls what they are made of.
struct PlanBuilder {
  let prototype: CellPrototype
  let document: InterfaceDocument
  let options: InterfaceOptions
  let log: ReadingLog
  var plan: CellPlan
  /// The item of each object, by id; a control's constraints act on its own item.
  var itemsByID: [String: Int] = [:]
  /// The guides that follow the margins of the item they stand for.
  var marginGuides: Set<String> = []
  /// The item whose baselines a control offers, by the control's item.
  var baselineItems: [Int: Int] = [:]
  /// The item that shows the text of a control, by the control's id.
  var texts: [String: Int] = [:]
  var names = ItemNames()
  /// The safe area insets of views on the canvas, by the ids of their guides.
  var safeAreas: [String: LayoutEdgeInsets] = [:]

  mutating func build() -> CellPlan {
    for outlet in prototype.outlets { names.note(outlet) }
    if options.isOnCanvas {
      safeAreas = canvasSafeAreas()
    } else if case .tableViewCell(let style) = prototype.kind {
      plan.accessory = style.accessory
    }
    addRoot()
    let constraints = prototype.roots.flatMap { $0.heldConstraints(without: document.removed) }
    for (constraint, holder) in constraints { add(constraint, heldBy: holder) }
    inheritMargins()
    if !options.drawnExtents.isEmpty { takeDrawnExtents() }
    if options.keepsDrawnFrames { keepDrawnFrames() }
    fixHeightIfOpen()
    return plan
  }

  private mutating func addRoot() {
    let cell = prototype.view
    if case .plain = cell.kind {} else { return addBareRoot(cell) }
    let root = add(cell, .root, parent: nil)
    noteClass(of: cell)
    if options.isOnCanvas {
      if !isTableViewCell, plan.items[root].margins == nil {
        plan.items[root].margins = canvasMargins(standard: (0, 0))
      }
    } else if prototype.preservesListMargins {
      plan.items[root].margins = listMargins(of: root)
    }
    if let content = prototype.contentView {
      noteClass(of: content)
      let hasAccessoryView = isTableViewCell && prototype.accessoryView != nil
      let holder = hasAccessoryView ? addContentView(content, root) : root
      itemsByID[content.id] = holder
      apply(content, to: holder)
      if isTableViewCell, content.margins == nil {
        plan.items[holder].margins = cell.margins?.directional ?? contentViewMargins
      }
      alias(content.guides, holder)
      addSubviews(of: content, to: holder)
      addStyle(in: holder)
    }
    addSubviews(of: cell, to: root)
  }

  /// A file whose view is not a plain one: the view fills the cell.
  private mutating func addBareRoot(_ view: InterfaceView) {
    let root = append(
      CellPlan.Item(
        id: "\(view.id) cell", name: names.unused("contentView"), parent: nil, line: view.line,
        content: .root))
    pin(addView(view, to: root), to: root, line: view.line)
  }

  var isTableViewCell: Bool { if case .tableViewCell = prototype.kind { true } else { false } }

  mutating func pin(_ item: Int, to other: Int, line: Int) {
    for attribute in [LayoutAttribute.top, .leading, .trailing, .bottom] {
      constrain(item, attribute, to: other, attribute, line: line)
    }
  }

  mutating func constrain(
    _ item: Int, _ attribute: LayoutAttribute, _ relation: LayoutConstraint.Relation = .equal,
    to other: Int? = nil, _ otherAttribute: LayoutAttribute? = nil, constant: Double = 0,
    accessibilityConstant: Double? = nil, priority: Double = 1000, line: Int
  ) {
    plan.constraints.append(
      CellPlan.Constraint(
        first: CellPlan.Anchor(item: item, attribute: attribute), relation: relation,
        second: other.flatMap { other in
          otherAttribute.map { CellPlan.Anchor(item: other, attribute: $0) }
        }, constant: constant, accessibilityConstant: accessibilityConstant, priority: priority,
        line: line))
  }

  @discardableResult mutating func append(_ item: CellPlan.Item) -> Int {
    plan.items.append(item)
    return plan.items.count - 1
  }

  mutating func add(_ view: InterfaceView, _ content: CellPlan.Content, parent: Int?) -> Int {
    let item = append(
      CellPlan.Item(
        id: view.id, name: names.name(of: view, isRoot: parent == nil), parent: parent,
        line: view.line, content: content))
    itemsByID[view.id] = item
    plan.items[item].isOutlet = parent != nil && names.isOutlet(view.id)
    plan.items[item].isHidden = view.isHidden
    plan.items[item].clipping = view.clipping
    plan.items[item].backgroundColor = view.backgroundColor
    apply(view, to: item)
    alias(view.guides, item)
    return item
  }

  mutating func apply(_ view: InterfaceView, to item: Int) {
    plan.items[item].hugging = view.hugging
    plan.items[item].resistance = view.resistance
    if let margins = view.margins { plan.items[item].margins = margins.directional }
    if let color = view.backgroundColor, color.alpha > 0 {
      plan.items[item].backgroundColor = color
    }
  }

  /// Guides that follow a view's edges are the view here: a cell in a list has no safe area, and a
  /// scroll view is a plain container.
  mutating func alias(_ guides: [InterfaceGuide], _ item: Int) {
    for guide in guides {
      switch guide.role {
      case .safeArea where safeAreas[guide.id] != nil: addSafeArea(guide, item)
      case .safeArea, .scrollContent, .scrollFrame: itemsByID[guide.id] = item
      case .layoutMargins, .readableContent:
        itemsByID[guide.id] = item
        marginGuides.insert(guide.id)
      case .keyboard:
        log.note(
          .notMeasured, "there is no keyboard in a cell; its guide is the view's edge",
          line: guide.line)
        itemsByID[guide.id] = item
      case .own: addGuide(guide, named: "guide", to: item)
      }
    }
  }

  @discardableResult mutating func addGuide(
    _ guide: InterfaceGuide, named name: String, to item: Int
  ) -> Int {
    let made = append(
      CellPlan.Item(
        id: guide.id, name: names.unused(name), parent: item, line: guide.line, content: .guide))
    itemsByID[guide.id] = made
    return made
  }

  mutating func addSubviews(of view: InterfaceView, to item: Int) {
    for subview in view.subviews where !document.removed.contains(subview.id) {
      let child = addView(subview, to: item)
      if case .stack = view.kind { continue }
      place(subview, child, in: view, item)
    }
  }
}
