import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingInterfaceBuilder

/// A live cell read as a plan, of which a template is written, as it is once its code has run at
/// the present text size. Whether the template agrees at other sizes has to be measured.
@MainActor package struct ViewPlan {
  package private(set) var plan: CellPlan
  private let described: DescribedViews
  private var names = ItemNames()
  /// By the elements of the description; nil for what a view is made of.
  private var items: [Int?] = []

  /// - Throws: `ViewPlanError` for the first view or constraint that a template cannot state.
  package init(_ cell: UIView, name: String, platform: PlatformProfile) throws(ViewPlanError) {
    let root = cell.measuredPart().view
    described = DescribedViews(root, namesViews: true)
    plan = CellPlan(name: name, line: described.sites[0].line, platform: platform)
    if root === cell, let inner = cell.ownContentView {
      throw .leavesContentView(of: "\(type(of: cell))", inner.logName)
    }
    if let cell = cell as? UITableViewCell {
      if let view = cell.accessoryView {
        throw .unsupported(className: "\(type(of: view))", name: "accessoryView")
      }
      plan.accessory = cell.standardAccessory
    }
    for element in described.description.elements.indices { try read(element) }
    for constraint in described.description.constraints { try read(constraint) }
  }

  package var fileName: String { described.sites[0].fileName }

  private mutating func read(_ element: Int) throws(ViewPlanError) {
    let stated = described.description.elements[element]
    let parent = stated.container.flatMap { items[$0] }
    items.append(nil)
    // The parts of a label or a control are not items of a template.
    guard element == 0 || parent.map({ plan.items[$0].content.holdsItems }) == true else { return }
    let line = described.sites[element].line
    if let view = described.views[element] {
      items[element] = plan.items.count
      try plan.items.append(item(for: view, stated, element, parent: parent, line: line))
    } else if stated.role == .guide {
      items[element] = plan.items.count
      plan.items.append(
        CellPlan.Item(
          id: "\(element)", name: names.unused("guide"), parent: parent, line: line,
          content: .guide))
    }
  }

  private mutating func item(
    for view: UIView, _ stated: LayoutDescription.Element, _ element: Int, parent: Int?, line: Int
  ) throws(ViewPlanError) -> CellPlan.Item {
    let content = element == 0 ? CellPlan.Content.root : try view.importedContent()
    let isProperty = view.logName != String(describing: type(of: view))
    let name = names.unused(isProperty ? view.logName : content.kindName)
    var item = CellPlan.Item(
      id: "\(element)", name: name, parent: parent, line: line, content: content)
    let (hugging, resistance) = (
      stated.attributes.contentHugging, stated.attributes.compressionResistance
    )
    item.hugging = (hugging[.horizontal].rawValue, hugging[.vertical].rawValue)
    item.resistance = (resistance[.horizontal].rawValue, resistance[.vertical].rawValue)
    item.margins = view.directionalLayoutMargins.layoutInsets
    item.isHidden = view.isHidden
    item.isOutlet = element > 0 && isProperty
    if view.clipsToBounds { item.clipping = .clips }
    if view is UIScrollView { item.clipping = .scrolls }
    if let stack = stated.container.flatMap({ described.views[$0] }) as? UIStackView {
      guard stack.arrangedSubviews.contains(where: { $0 === view })
      else { throw .notArranged(view.logName, in: stack.logName) }
      let spacing = stack.customSpacing(after: view)
      if spacing != UIStackView.spacingUseDefault { item.customSpacing = Double(spacing) }
    } else if element > 0, view.translatesAutoresizingMaskIntoConstraints {
      item.frame = view.frame.layoutRect
      item.autoresizing = view.layoutItem.autoresizingMask
    }
    return item
  }

  private mutating func read(_ constraint: DescribedConstraint) throws(ViewPlanError) {
    let text = described.description.text(of: constraint)
    guard constraint.systemSpacing == nil else { throw .constraint(text) }
    let first = try anchor(constraint.first, constraint.firstAttribute, text)
    var second: CellPlan.Anchor?
    if let element = constraint.second, let attribute = constraint.secondAttribute {
      second = try anchor(element, attribute, text)
    }
    plan.constraints.append(
      CellPlan.Constraint(
        first: first, relation: constraint.relation, second: second,
        multiplier: constraint.multiplier, constant: constraint.constant,
        priority: constraint.priority.rawValue, identifier: constraint.identifier,
        line: constraint.site.line))
  }

  /// The anchor of a guide that is an expression over its view's edges is one of the view's.
  private func anchor(_ element: Int, _ attribute: LayoutAttribute, _ constraint: String)
    throws(ViewPlanError) -> CellPlan.Anchor
  {
    if let item = items[element] { return CellPlan.Anchor(item: item, attribute: attribute) }
    let stated = described.description.elements[element]
    guard let owner = stated.container, let item = items[owner]
    else { throw .constraint(constraint) }
    switch stated.role {
    case .marginsGuide: return CellPlan.Anchor(item: item, attribute: attribute, isMargin: true)
    case .safeAreaGuide where described.views[owner]?.safeAreaInsets == .zero:
      return CellPlan.Anchor(item: item, attribute: attribute)
    default: throw .constraint(constraint)
    }
  }
}

extension CellPlan.Content {
  fileprivate var holdsItems: Bool {
    switch self {
    case .root, .view, .stack: true
    default: false
    }
  }

  /// The name of an item that no property holds.
  fileprivate var kindName: String {
    switch self {
    case .root: "contentView"
    case .stack: "stack"
    case .label: "label"
    case .image: "image"
    case .control(let control): "\(control)"
    default: "view"
    }
  }
}

/// Why a live cell cannot be written as a template.
package enum ViewPlanError: Error, Hashable, CustomStringConvertible {
  /// A view of a class that templates do not have.
  case unsupported(className: String, name: String)
  case constraint(String)
  /// Constraints lead from the content view to the cell itself.
  case leavesContentView(of: String, String)
  case notArranged(String, in: String)

  package var description: String {
    switch self {
    case .unsupported(let className, let name):
      "\(name) is a \(className); import writes labels, images, stacks, switches, other controls "
        + "of a fixed size, and plain views"
    case .constraint(let text): "\(text) refers to a guide or to what a template does not have"
    case .leavesContentView(let className, let content):
      "constraints of \(className) lead out of \(content); a template has its content view alone"
    case .notArranged(let view, let stack):
      "\(stack) holds \(view) as a subview without arranging it"
    }
  }
}

extension UIView {
  /// Throws `ViewPlanError.unsupported` for a class that a template cannot state.
  func importedContent() throws(ViewPlanError) -> CellPlan.Content {
    if let measuredControl { return .control(measuredControl) }
    switch self {
    case let label as UILabel: return .label(label.importedLabel)
    case let stack as UIStackView:
      return .stack(stack.layoutItem.stack ?? StackArrangement(axis: .horizontal))
    case is UIImageView: return .image(ownSize)
    case is UIScrollView where !(self is UITextView): return .view
    case _ where itemKind == .view && ownSize == nil && shownText(in: .zero) == nil:
      return .view
    default: break
    }
    throw .unsupported(className: "\(type(of: self))", name: logName)
  }

  /// A negative extent for none, nil for none at all.
  private var ownSize: LayoutSize? {
    let size = intrinsicContentSize
    guard size.width >= 0 || size.height >= 0 else { return nil }
    return LayoutSize(width: Double(size.width), height: Double(size.height))
  }
}

extension UILabel {
  fileprivate var importedLabel: LabelDescription {
    var style = self.style
    style.font = font.labelFont
    guard let attributed = statedAttributedText
    else { return LabelDescription(text: text ?? "", style: style) }
    if let paragraph = attributed.attributedText(font: font.textFont).paragraphStyle {
      style.paragraphStyle = paragraph.values
      style.lineBreakMode = paragraph.lineBreakMode.lineBreakMode
    }
    return LabelDescription(
      text: attributed.string, fragments: fragments(of: attributed), style: style)
  }

  private func fragments(of text: NSAttributedString) -> [TextFragment] {
    var fragments: [TextFragment] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      let part = text.attributedSubstring(from: range)
      let look = part.attributedText(font: font.textFont).text.runs.first?.attributes
      fragments.append(
        TextFragment(
          plain: part.string, in: (attributes[.font] as? UIFont ?? font).labelFont,
          kern: look?.kern ?? 0, baselineOffset: look?.baselineOffset ?? 0))
    }
    return fragments
  }
}
