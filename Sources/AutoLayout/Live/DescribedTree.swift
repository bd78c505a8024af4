/// A tree as it was described: the elements and constraints that a description's indices stand for.
struct DescribedTree {
  private(set) var description: LayoutDescription
  /// The copy of the description that instances of one kind share; nil where none is kept.
  private(set) var shared: SharedDescription?
  /// Whether heights follow from widths only by the sizes that items measure.
  let areAxesIndependent: Bool
  private let elements: [LayoutElement]
  private let constraints: [LayoutConstraint]

  /// Nothing, until a tree is described.
  init() {
    self.init([], [])
  }

  /// Describes a tree, in the words of one that was described alike before if there is a pool.
  init(_ root: LayoutItem, sharedIn pool: LayoutWorkspacePool?) {
    self.init(LayoutDescription.elementsInOrder(from: root), root.activeConstraints)
    guard let shared = pool?.shared(description) else { return }
    self.shared = shared
    description = shared.description
  }

  private init(_ elements: [LayoutElement], _ constraints: [LayoutConstraint]) {
    self.elements = elements
    self.constraints = constraints
    description = LayoutDescription(elements, constraints)
    areAxesIndependent =
      description.areAxesIndependent
      && !description.stacks.contains { $0.arrangement.distribution == .fillProportionally }
  }

  /// Notes that a constant is no longer the description's, so that it is not shared.
  mutating func leaveShared() { shared = nil }

  /// The elements that are hidden, ascending.
  var hiddenElements: [Int] {
    var hidden: [Int] = []
    for (index, element) in elements.enumerated() where element.item?.isHidden == true {
      hidden.append(index)
    }
    return hidden
  }

  /// The constraints that gave way, by index.
  var brokenConstraints: [RowOrigin] {
    constraints.indices.filter { constraints[$0].isBroken }.map { .declared($0) }
  }

  func constraint(at index: Int) -> LayoutConstraint? {
    constraints.indices.contains(index) ? constraints[index] : nil
  }

  func element(at index: Int) -> LayoutElement? {
    elements.indices.contains(index) ? elements[index] : nil
  }

  func index(of constraint: LayoutConstraint) -> Int? {
    let index = constraint.descriptionIndex
    return self.constraint(at: index) === constraint ? index : nil
  }

  func index(of element: LayoutElement) -> Int? {
    let index = element.descriptionIndex
    return self.element(at: index) === element ? index : nil
  }

  /// How many constraints there are before the first of some, and up to each of them.
  func counts(beforeEach newcomers: [LayoutConstraint]) -> [Int] {
    let newcomers = Set(newcomers.map { ObjectIdentifier($0) })
    let places = constraints.indices.filter {
      newcomers.contains(ObjectIdentifier(constraints[$0]))
    }
    return (places.first.map { [$0] } ?? []) + places.map { $0 + 1 }
  }
}

/// A constraint of a stack's own that was broken, by the items that it is about.
struct BrokenStackRow {
  let stack: LayoutElement
  private let rule: StackRule
  private let item: LayoutElement?

  /// Notes a row of a described tree; nil if it is not a stack's.
  init?(_ origin: RowOrigin, in tree: DescribedTree) {
    guard case .stack(let element, let rule, let item) = origin,
      let stack = tree.element(at: element)
    else { return nil }
    self.stack = stack
    self.rule = rule
    self.item = item.flatMap { tree.element(at: $0) }
  }

  /// The row in a tree; nil if what it is about is not in it.
  func origin(in tree: DescribedTree) -> RowOrigin? {
    guard let stack = tree.index(of: stack) else { return nil }
    guard let item else { return .stack(element: stack, rule, item: nil) }
    return tree.index(of: item).map { .stack(element: stack, rule, item: $0) }
  }
}
