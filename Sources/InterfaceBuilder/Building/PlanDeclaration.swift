import SelfSizingAutoLayout
import SelfSizingCellTemplates
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// Declares a plan as a template, with the places of the file.
struct PlanDeclaration {
  let plan: CellPlan
  let file: String
  let cell: CellDeclaration<InterfaceContent>
  private func site(_ line: Int) -> DeclarationSite { DeclarationSite(fileID: file, line: line) }

  func declare() -> CellStatements {
    if let accessory = plan.accessory { cell.accessory(accessory) }
    if plan.usesPlatformRowHeight { cell.usePlatformRowHeight(declaredAt: site(plan.line)) }
    if let fixed = plan.fixedHeight { cell.note(fixed, declaredAt: site(plan.line)) }
    var elements: [LayoutElement] = []
    for item in plan.items {
      let element = declare(item, below: elements)
      element.site = site(item.line)
      elements.append(element)
    }
    let constraints = plan.constraints.map { constraint in
      let stated = LayoutConstraint(
        item: element(constraint.first, elements), attribute: constraint.first.attribute,
        relatedBy: constraint.relation, toItem: constraint.second.map { element($0, elements) },
        attribute: constraint.second?.attribute, multiplier: constraint.multiplier,
        constant: constraint.constant)
      stated.priority = LayoutPriority(constraint.priority)
      stated.identifier = constraint.identifier
      stated.site = site(constraint.line)
      guard let large = constraint.accessibilityConstant else { return stated }
      if let item = elements[constraint.first.item] as? LayoutItem {
        cell.note(item, .assumed, "the room around it is published for two text sizes")
      }
      let ordinary = constraint.constant
      return cell.constant(
        of: stated, when: { $0.contentSizeCategory.isAccessibilityCategory ? large : ordinary })
    }
    return CellBuilder.buildExpression(constraints)
  }

  private func element(_ anchor: CellPlan.Anchor, _ elements: [LayoutElement]) -> LayoutElement {
    let element = elements[anchor.item]
    guard anchor.isMargin, let item = element as? LayoutItem else { return element }
    return item.layoutMarginsGuide
  }

  private func declare(_ item: CellPlan.Item, below elements: [LayoutElement]) -> LayoutElement {
    let parent = item.parent.flatMap { elements[$0] as? LayoutItem }
    if item.isGuide {
      let guide = LayoutGuide(item.name)
      (parent ?? cell.contentView.layoutItem).addLayoutGuide(guide)
      return guide
    }
    let layoutItem: LayoutItem
    switch item.content {
    case .root, .guide:
      layoutItem = cell.contentView.layoutItem
      if let color = item.backgroundColor, color.alpha > 0 {
        cell.contentView.backgroundColor(color)
      }
    case .view:
      layoutItem = finish(item.clipping == .scrolls ? cell.scrollView() : cell.view(), item)
    case .label(let label):
      layoutItem =
        if let control = label.control {
          finish(
            cell.control(control.kind, font: control.font, contentInsets: control.insets) {
              $0.texts[item.id] ?? label.text
            }, item)
        } else { finish(declare(label, id: item.id), item) }
    case .image(let size):
      layoutItem = finish(size.map { cell.image(intrinsicSize: $0) } ?? cell.image(), item)
    case .stack(let arrangement):
      let stack = finish(cell.stack(arrangement.axis) {}, item)
      stack.stack = arrangement
      layoutItem = stack
    case .control(let control): layoutItem = finish(cell.control(control), item)
    case .segmentedControl(let titles):
      layoutItem = finish(cell.segmentedControl(titles: titles), item)
    case .pageControl(let pages): layoutItem = finish(cell.pageControl(pages: pages), item)
    case .placeholder(let size):
      layoutItem = finish(cell.view(intrinsicSize: size), item)
      cell.note(layoutItem, .assumed, "no figure is published for its size")
    }
    for (axis, hugging, resistance) in [
      (LayoutAxis.horizontal, item.hugging.horizontal, item.resistance.horizontal),
      (.vertical, item.hugging.vertical, item.resistance.vertical),
    ] {
      if let hugging { layoutItem.contentHugging[axis] = LayoutPriority(hugging) }
      if let resistance { layoutItem.compressionResistance[axis] = LayoutPriority(resistance) }
    }
    if let margins = item.margins {
      if layoutItem === cell.contentView.layoutItem {
        // So that the cell does not take them for a plain view's.
        cell.contentView.directionalLayoutMargins = margins
      } else {
        layoutItem.directionalLayoutMargins = margins
      }
    }
    if let frame = item.frame { layoutItem.frame = frame }
    if let mask = item.autoresizing {
      layoutItem.autoresizingMask = mask
      layoutItem.translatesAutoresizingMaskIntoConstraints = true
    }
    if let parent {
      _ =
        parent.stack == nil ? parent.addSubitem(layoutItem) : parent.addArrangedSubitem(layoutItem)
      if let spacing = item.customSpacing { parent.setCustomSpacing(spacing, after: layoutItem) }
    }
    return layoutItem
  }

  private func finish(_ declared: some CellItem<InterfaceContent>, _ item: CellPlan.Item)
    -> LayoutItem
  {
    let (id, isHidden) = (item.id, item.isHidden)
    if isHidden || item.isOutlet {
      declared.hidden { (content: InterfaceContent) in content.hidden[id] ?? isHidden }
    }
    if item.clipping == .clips { declared.clipsToBounds() }
    if let color = item.backgroundColor { declared.backgroundColor(color) }
    return declared.named(item.name).layoutItem
  }

  private func declare(_ label: LabelDescription, id: String) -> LabelItem<InterfaceContent> {
    let (text, style, fragments) = (label.text, label.style, label.fragments)
    let declared =
      fragments.isEmpty
      ? cell.label(font: style.font) { $0.texts[id] ?? text }
      : cell.label { content, traits in
        if let text = content.texts[id] {
          // A text that is set takes the look of the first character.
          return AttributedText(text, font: style.font.resolved(for: traits))
        }
        return fragments.reduce(into: AttributedText()) {
          $0 += $1.resolved(in: style, for: traits)
        }
      }
    return declared.style(style)
  }
}
