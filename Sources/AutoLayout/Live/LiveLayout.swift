import SelfSizingGeometry

/// A tree that stays laid out while constraints come and go: what a window is to its views.
///
/// From its creation on, switching a constraint between items of the tree on or off takes effect at
/// once, and so does a change of its constant or priority. Required constraints that contradict each
/// other are found when the last of them is activated; one of them is broken, and gives way until it
/// is deactivated.
///
/// A changed intrinsic size or constant is solved in what is compiled already. So is a changed hidden
/// state that was met before; the first of each combination compiles a program, and none compiles more.
///
/// - Source: The order of breaking, and that a broken constraint takes effect again when what it
///   contradicted goes, are measured on iOS 26.1.
public final class LiveLayout: LayoutObserver {
  /// The item whose tree is laid out.
  public let root: LayoutItem
  /// Every conflict so far, in the order in which it was found.
  public private(set) var conflicts: [LayoutConflict] = []

  private var active: [LayoutConstraint] = []
  private var broken: Set<ObjectIdentifier> = []
  private var engine: LayoutEngine?
  /// The elements of the described tree, by index.
  private var elements: [LayoutElement] = []
  /// The programs that were compiled by engines which are gone.
  private var formerProgramCount = 0

  /// Takes a tree over.
  ///
  /// - Parameters:
  ///   - root: The item whose tree is laid out.
  ///   - constraints: The ones of its constraints that are active already, in the order of
  ///     activation.
  public init(root: LayoutItem, constraints: [LayoutConstraint] = []) {
    self.root = root
    root.treeObserver = self
    for constraint in constraints where constraint.isActive { activate(constraint) }
  }

  /// The active constraints, in the order in which they were activated.
  public var constraints: [LayoutConstraint] { active }

  /// How many programs were compiled so far; programs in which a conflict is resolved are not counted.
  public var compiledProgramCount: Int { formerProgramCount + (engine?.compiledProgramCount ?? 0) }

  /// Lays the tree out in a size.
  ///
  /// - Complexity: That of a change of constants, unless constraints or items have changed since the
  ///   last time; then the tree is described and compiled anew.
  /// - Throws: ``LayoutError`` if a constraint or the size is not one, or if the root has been moved
  ///   into another tree or was taken over by another live layout.
  public func layout(
    _ size: LayoutSize, direction: InterfaceDirection = .leftToRight,
    fittingPriorities: AxisPriorities = AxisPriorities(.required),
    sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> LayoutSolution {
    guard root.layoutObserver === self else { throw .twoTrees(root.name) }
    var current = currentEngine()
    var variation = LayoutVariation(
      of: current.description, direction: direction, fittingPriorities: fittingPriorities)
    variation.hiddenElements = elements.indices.filter {
      (elements[$0] as? LayoutItem)?.isHidden == true
    }
    let solution = try current.fit(size, variation, sizing: &sizing)
    engine = current
    note(solution.conflicts)
    return solution
  }

  /// Forgets what was compiled, after items were added, moved or configured.
  public func setNeedsLayout() {
    formerProgramCount = compiledProgramCount
    engine = nil
  }

  /// Deactivates the constraints that an item loses with its place.
  func itemWillMove(_ item: LayoutItem, leavingTree: Bool) {
    for constraint in active {
      let isFirstInside = constraint.firstItem.isDescendant(of: item)
      let isSecondInside = constraint.secondItem?.isDescendant(of: item)
      let isWithin = isFirstInside && isSecondInside != false
      let isTouched = isFirstInside || isSecondInside == true
      if isTouched && (leavingTree || !isWithin) { constraint.isActive = false }
    }
  }

  // MARK: Constraints

  func constraintChanged(_ constraint: LayoutConstraint, _ change: LayoutConstraint.Change) {
    switch change {
    case .activation:
      if constraint.isActive { activate(constraint) } else { deactivate(constraint) }
    case .constant: changeConstant(of: constraint)
    case .priority: changePriority(of: constraint)
    }
  }

  func treeChanged() {
    setNeedsLayout()
  }

  private func activate(_ constraint: LayoutConstraint) {
    guard !active.contains(where: { $0 === constraint }) else { return }
    active.append(constraint)
    setNeedsLayout()
    if constraint.priority == .required { resolve() }
  }

  private func deactivate(_ constraint: LayoutConstraint) {
    guard active.contains(where: { $0 === constraint }) else { return }
    active.removeAll { $0 === constraint }
    broken.remove(ObjectIdentifier(constraint))
    setNeedsLayout()
  }

  /// Takes a changed priority over, which needs a new program.
  private func changePriority(of constraint: LayoutConstraint) {
    guard active.contains(where: { $0 === constraint }) else { return }
    setNeedsLayout()
    if constraint.priority == .required { resolve() }
  }

  /// Takes a changed constant over, in the programs that there are.
  private func changeConstant(of constraint: LayoutConstraint) {
    guard let index = active.firstIndex(where: { $0 === constraint }) else { return }
    let isValid = engine?.description.findings.isEmpty == true
    if !isValid || (try? engine?.setConstant(constraint.constant, ofConstraintAt: index)) == nil {
      // What is wrong with it is told at layout.
      setNeedsLayout()
    }
    if constraint.priority == .required { resolve() }
  }

  /// Breaks constraints until the required ones can hold, the root's own size left open: that enters
  /// only at layout.
  private func resolve() {
    var current = currentEngine()
    let variation = LayoutVariation(
      of: current.description, fittingPriorities: AxisPriorities(Self.openSize))
    // What cannot be compiled is told at layout.
    guard let workspace = try? current.workspace(for: variation, [], .zero) else { return }
    engine = current
    var pass = LayoutPass(workspace, target: .zero, variation)
    try? pass.solve([])
    note(pass.conflicts)
  }

  /// The pull of a size that is not known yet.
  private static let openSize = LayoutPriority(1e-6)

  private func currentEngine() -> LayoutEngine {
    if let engine { return engine }
    let description = LayoutDescription(root: root, constraints: active)
    elements = LayoutDescription.elementsInOrder(from: root)
    let fresh = LayoutEngine(
      description,
      broken: active.enumerated()
        .filter { broken.contains(ObjectIdentifier($1)) }.map { RowOrigin.declared($0.offset) })
    engine = fresh
    return fresh
  }

  private func note(_ found: [LayoutConflict]) {
    guard !found.isEmpty else { return }
    conflicts += found
    for case .declared(let index)? in found.map(\.brokenOrigin) where active.indices.contains(index)
    {
      broken.insert(ObjectIdentifier(active[index]))
    }
    setNeedsLayout()
  }
}
