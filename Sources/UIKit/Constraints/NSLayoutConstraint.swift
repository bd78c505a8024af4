import SelfSizingAutoLayout

@MainActor @preconcurrency open class NSLayoutConstraint: NSObject, Associating {
  public typealias Attribute = NSLayoutAttribute
  public typealias Relation = NSLayoutRelation
  public typealias Priority = UILayoutPriority
  public enum Axis: Int, Sendable { case horizontal, vertical }

  private struct Links {
    var associations: [UnsafeRawPointer: Any] = [:]
    @BackReference var holder: UIView? = nil
    var made: LayoutConstraint?
    /// Whether a side is the edge of a scroll view's content, and was stated as one of the scroll
    /// view.
    var isContent = (first: false, second: false)
  }

  // The main actor's; the holder's `deinit` clears the reference to it. No access calls other code;
  // "a new instance of a known class" in `Benchmarks/compare uikit` times what a check of that
  // costs.
  @exclusivity(unchecked) nonisolated(unsafe) private final var links = Links()
  /// Keeps the constraint while it is active.
  nonisolated final var holder: UIView? {
    get { links.holder }
    set { links.holder = newValue }
  }
  nonisolated final var associations: [UnsafeRawPointer: Any] {
    get { links.associations }
    set { links.associations = newValue }
  }

  /// The only designated initializer, so that subclasses inherit all others.
  public override init() { super.init() }

  convenience init(_ core: LayoutConstraint) {
    self.init()
    links.made = core
  }

  final var core: LayoutConstraint {
    if let made = links.made { return made }
    let nothing = LayoutConstraint(
      item: LayoutItem(""), attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil,
      attribute: nil, constant: 0)
    links.made = nothing
    return nothing
  }
  public convenience init?(coder: NSCoder) { self.init() }
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let site = DeclarationSite(fileID: fileID, line: line)
    let first = Self.element(of: view1, attr1)
    if first == nil || attr1 == .notAnAttribute {
      HeadlessFindings.record(
        .invalidConstraint, named: "NSLayoutConstraint",
        "\(type(of: view1)) cannot be constrained by \(attr1)", at: site)
    }
    let second = view2.flatMap { Self.element(of: $0, attr2) }
    self.init(
      LayoutConstraint(
        item: first ?? LayoutItem("?"), attribute: attr1.layoutAttribute ?? .width,
        relatedBy: relation.layoutRelation, toItem: attr2 == .notAnAttribute ? nil : second,
        attribute: second == nil ? nil : attr2.layoutAttribute, multiplier: Double(multiplier),
        constant: Double(c), fileID: fileID, line: line))
  }

  /// A baseline is that of the view that has the text.
  private static func element(of item: Any, _ attribute: Attribute) -> LayoutElement? {
    switch item {
    case let view as UIView:
      switch attribute {
      case .firstBaseline: view.forFirstBaselineLayout.layoutItem
      case .lastBaseline: view.forLastBaselineLayout.layoutItem
      default: view.layoutItem
      }
    case let guide as UILayoutGuide: guide.layoutGuide
    default: nil
    }
  }
  open weak var firstItem: AnyObject? { statedItem(core.firstItem, links.isContent.first) }
  open weak var secondItem: AnyObject? { statedItem(core.secondItem, links.isContent.second) }
  private func statedItem(_ element: LayoutElement?, _ isContent: Bool) -> AnyObject? {
    isContent ? Self.view(of: element) : element?.counterpart
  }
  open var firstAttribute: Attribute { Attribute(core.firstAttribute) }
  open var secondAttribute: Attribute {
    core.secondAttribute.map(Attribute.init) ?? .notAnAttribute
  }
  open var relation: Relation { Relation(core.relation) }
  open var multiplier: CGFloat { CGFloat(core.multiplier) }
  open var constant: CGFloat {
    get { CGFloat(core.constant) }
    set {
      guard Double(newValue) != core.constant else { return }
      core.constant = Double(newValue)
      holder?.visibilityChanged()
    }
  }
  open var priority: UILayoutPriority {
    get { UILayoutPriority(layout: core.priority) }
    set {
      guard newValue != priority else { return }
      core.priority = newValue.layoutPriority
      holder?.visibilityChanged()
    }
  }
  open var identifier: String? {
    get { core.identifier }
    set { core.identifier = newValue }
  }
  open var shouldBeArchived: Bool {
    get { false }
    set {}
  }
  open var isActive: Bool {
    get { core.isActive }
    set {
      let core = core
      guard newValue != core.isActive else { return }
      if newValue { activate(core) } else { deactivate() }
    }
  }

  private func activate(_ core: LayoutConstraint) {
    guard let first = Self.view(of: core.firstItem) else { return reportStrangers() }
    guard let element = core.secondItem else { return take(effect: core, in: first) }
    guard let second = Self.view(of: element), let common = first.commonAncestor(with: second)
    else { return reportStrangers() }
    if first !== common { first.joinTrees(below: common) }
    if second !== common { second.joinTrees(below: common) }
    guard common.hasScrolledContent, let scrollView = common as? UIScrollView else {
      return take(effect: core, in: common)
    }
    constrainContent(of: scrollView)
    // The scroll view's content may have taken an edge over.
    take(effect: self.core, in: common)
  }

  private func take(effect core: LayoutConstraint, in view: UIView) {
    core.activate(in: view.layoutItem)
    holder = view
    // As for the item's own list.
    if view.held.isEmpty { view.held.reserveCapacity(4) }
    view.held.append(self)
    view.constraintsChanged()
  }

  /// Moves the sides that are edges of a scroll view to those of its content, if the other side is
  /// something inside of it.
  ///
  /// - Source: Apple's Technical Note TN2154; widths, heights and centers are the scroll view's.
  private func constrainContent(of scrollView: UIScrollView) {
    let core = core
    let item = scrollView.layoutItem
    let isFirst = core.firstItem === item && core.firstAttribute.isEdge
    let isSecond = core.secondItem === item && core.secondAttribute?.isEdge == true
    // Both sides of one view say nothing of what is in it.
    guard isFirst != isSecond,
      Self.view(of: isFirst ? core.secondItem : core.firstItem) !== scrollView,
      let first = core.firstItem
    else { return }
    let content = scrollView.contentArea.layoutGuide
    let moved = LayoutConstraint(
      item: isFirst ? content : first, attribute: core.firstAttribute, relatedBy: core.relation,
      toItem: isSecond ? content : core.secondItem, attribute: core.secondAttribute,
      multiplier: core.multiplier, constant: core.constant)
    moved.priority = core.priority
    moved.identifier = core.identifier
    moved.site = core.site
    links.made = moved
    links.isContent = (isFirst, isSecond)
  }

  private func deactivate() {
    core.isActive = false
    if let index = holder?.held.lastIndex(where: { $0 === self }) { holder?.held.remove(at: index) }
    holder?.visibilityChanged()
    holder = nil
  }

  private func reportStrangers() {
    // An item may be the view at the top of a tree, or deep in a cell: the tops say whose they are.
    let tops = [core.firstItem, core.secondItem].map { element in
      Self.view(of: element)?.superviewsAndSelf.last.map { "\(type(of: $0))" } ?? "nothing"
    }
    HeadlessFindings.record(
      .invalidConstraint, named: String(describing: type(of: self)),
      "Unable to activate constraint with anchors \(self.core.text) because they have no common "
        + "ancestor: one is in \(tops[0]), the other in \(tops[1]). Does the constraint or its "
        + "anchors reference items in different view hierarchies? That's illegal.", at: core.site)
  }

  static func view(of element: LayoutElement?) -> UIView? {
    guard let element, let counterpart = element.counterpart else { return nil }
    return element.isItem ? counterpart as? UIView : (counterpart as? UILayoutGuide)?.owner
  }
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
  open override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)) \(core.text)>" }
  }
}

extension LayoutConstraint {
  @MainActor fileprivate var text: String {
    func name(_ element: LayoutElement?) -> String {
      switch element?.counterpart {
      case let view as UIView: view.logName
      case let guide as UILayoutGuide: guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
      default: element?.name ?? "nothing"
      }
    }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var text = "\(name(firstItem)).\(firstAttribute) \(sign) "
    if let secondAttribute {
      text += (multiplier == 1 ? "" : "\(multiplier)*") + "\(name(secondItem)).\(secondAttribute)"
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += "\(constant)"
    }
    return text
  }
}

extension UIView {
  /// The nearest view that contains both, either of them included; nil if they are strangers.
  final func commonAncestor(with other: UIView) -> UIView? {
    let (own, others) = (parent, other.parent)
    if other === self || others === self { return self }
    if own === other { return other }
    if let own, own === others { return own }
    var view: UIView? = self
    while let current = view, !other.isWithin(current) { view = current.parent }
    return view
  }

  final func joinTrees(below ancestor: UIView) {
    var view = self
    while view !== ancestor, let next = view.parent {
      if view.isIsland { view.joinSuperview() }
      view = next
    }
  }
}

extension LayoutAttribute {
  fileprivate var isEdge: Bool {
    [.left, .right, .top, .bottom, .leading, .trailing].contains(self)
  }
}
