import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingInterfaceBuilder

/// A live cell read as a plan, of which a template is written: its views, stacks and constraints as
/// they are once its code has run.
///
/// If the cell's code depends on the text size, the plan is that of the present size; whether the
/// template agrees at other sizes has to be measured.
@MainActor package struct ViewPlan {
  package private(set) var plan: CellPlan
  private let described: DescribedViews
  private var names = ViewItemNames()
  /// The plan's items by the elements of the description; nil for what a view is made of.
  private var items: [Int?] = []

  /// Reads a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell, filled with a sample.
  ///   - name: The name of the template.
  ///   - platform: The system whose figures the cell takes.
  /// - Throws: `ViewPlanError` for the first view or constraint that a template cannot state.
  package init(_ cell: UIView, name: String, platform: PlatformProfile) throws(ViewPlanError) {
    let root = cell.measuredPart().view
    described = DescribedViews(root, namesViews: true)
    plan = CellPlan(name: name, line: described.sites[0].line, platform: platform)
    if root === cell, let inner = cell.ownContentView {
      throw .leavesContentView(of: "\(type(of: cell))", inner.logName)
    }
    plan.accessory = try (cell as? UITableViewCell)?.importedAccessory()
    for element in described.description.elements.indices { try read(element) }
    for constraint in described.description.constraints { try read(constraint) }
  }

  /// The name of the file that the cell's constraints stand in.
  package var fileName: String { described.sites[0].fileName }

  // MARK: Items

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
    let (hugging, resistance) = (
      stated.attributes.contentHugging, stated.attributes.compressionResistance
    )
    var item = CellPlan.Item(
      id: "\(element)", name: names.name(of: view, content), parent: parent, line: line,
      content: content,
      hugging: (hugging[.horizontal].rawValue, hugging[.vertical].rawValue),
      resistance: (resistance[.horizontal].rawValue, resistance[.vertical].rawValue))
    item.margins = view.directionalLayoutMargins.layoutInsets
    item.isHidden = view.isHidden
    item.isOutlet = element > 0 && ViewItemNames.isProperty(view)
    if view.clipsToBounds { item.clipping = .clips }
    if view is UIScrollView { item.clipping = .scrolls }
    if let stack = stated.container.flatMap({ described.views[$0] }) as? UIStackView {
      guard stack.arrangedSubviews.contains(where: { $0 === view }) else {
        throw .notArranged(view.logName, in: stack.logName)
      }
      let spacing = stack.customSpacing(after: view)
      if spacing != UIStackView.spacingUseDefault { item.customSpacing = Double(spacing) }
    } else if element > 0, view.translatesAutoresizingMaskIntoConstraints {
      item.frame = view.frame.layoutRect
      item.autoresizing = view.layoutItem.autoresizingMask
    }
    return item
  }

  // MARK: Constraints

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

  /// The anchor of an element's attribute; that of a guide which is an expression over its view's
  /// edges is one of the view's.
  private func anchor(
    _ element: Int, _ attribute: LayoutAttribute, _ constraint: String
  ) throws(ViewPlanError) -> CellPlan.Anchor {
    if let item = items[element] { return CellPlan.Anchor(item: item, attribute: attribute) }
    let stated = described.description.elements[element]
    guard let owner = stated.container, let item = items[owner] else {
      throw .constraint(constraint)
    }
    switch stated.role {
    case .marginsGuide: return CellPlan.Anchor(item: item, attribute: attribute, isMargin: true)
    case .safeAreaGuide where described.views[owner]?.safeAreaInsets == .zero:
      return CellPlan.Anchor(item: item, attribute: attribute)
    default: throw .constraint(constraint)
    }
  }
}

extension CellPlan.Content {
  /// Whether the views within are separate items.
  fileprivate var holdsItems: Bool {
    switch self {
    case .root, .view, .stack: true
    default: false
    }
  }
}

/// Why a live cell cannot be written as a template.
package enum ViewPlanError: Error, Hashable, CustomStringConvertible {
  /// A view of a class that templates do not have.
  case unsupported(className: String, name: String)
  /// A constraint that refers to what templates do not have.
  case constraint(String)
  /// Constraints lead from the content view to the cell itself.
  case leavesContentView(of: String, String)
  /// A stack has a subview that it does not arrange.
  case notArranged(String, in: String)

  package var description: String {
    switch self {
    case .unsupported(let className, let name):
      "\(name) is a \(className); import writes labels, images, stacks, switches, other controls "
        + "of a fixed size, and plain views"
    case .constraint(let text):
      "\(text) refers to a guide or to what a template does not have"
    case .leavesContentView(let className, let content):
      "constraints of \(className) lead out of \(content); a template has its content view alone"
    case .notArranged(let view, let stack):
      "\(stack) holds \(view) as a subview without arranging it"
    }
  }
}
