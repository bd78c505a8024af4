/// A tree as it was described: the elements and constraints that a description's indices mean.
struct DescribedTree {
  /// Nil before any tree was described.
  private var known: SharedDescription?
  private var isShared = false
  private var elements: [LayoutElement] = []
  private var constraints: [LayoutConstraint] = []

  init() {}

  /// Describes a tree, sharing the description of one declared alike if the pool has it.
  init(_ root: LayoutItem, sharedIn pool: LayoutWorkspacePool?) {
    elements = LayoutDescription.elementsInOrder(from: root)
    constraints = elements.activeConstraints
    if let pool {
      (known, isShared) = pool.shared(elements, constraints)
    } else {
      known = SharedDescription(LayoutDescription(elements, constraints))
    }
  }

  var description: LayoutDescription { known?.description ?? LayoutDescription([], []) }
  /// The common part of all instances of a kind; nil where they share nothing.
  var shared: SharedDescription? { isShared ? known : nil }
  /// Whether heights follow from widths only by the sizes that items measure.
  var areAxesIndependent: Bool { known?.areAxesIndependent ?? true }

  mutating func leaveShared() { isShared = false }

  /// The variation of the tree now, except for direction and priorities.
  var variation: LayoutVariation {
    var variation = known?.variation ?? LayoutVariation(of: description)
    for (index, element) in elements.enumerated() where element.item?.isHidden == true {
      variation.hiddenElements.append(index)
    }
    return variation
  }

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

  /// The number of constraints before the first newcomer, and up to each of them.
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

  /// Nil if the row is not a stack's.
  init?(_ origin: RowOrigin, in tree: DescribedTree) {
    guard case .stack(let element, let rule, let item) = origin,
      let stack = tree.element(at: element)
    else { return nil }
    self.stack = stack
    self.rule = rule
    self.item = item.flatMap { tree.element(at: $0) }
  }

  /// Nil if what the row is about is not in the tree.
  func origin(in tree: DescribedTree) -> RowOrigin? {
    guard let stack = tree.index(of: stack) else { return nil }
    guard let item else { return .stack(element: stack, rule, item: nil) }
    return tree.index(of: item).map { .stack(element: stack, rule, item: $0) }
  }
}
