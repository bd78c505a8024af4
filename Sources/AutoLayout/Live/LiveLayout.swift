import SelfSizingGeometry

/// A tree that stays laid out while constraints come and go: what a window is to its views.
/// Its active constraints are those that its items hold (``LayoutItem/constraints``). Whatever
/// changes takes effect at the next ``layout(_:direction:fittingPriorities:sizing:)``: any number
/// of changes costs one solution, and one compilation unless the ``LayoutProgramCache`` knows the
/// tree's structure. Required constraints that contradict each other are found then, or when
/// ``conflicts`` is asked for, as if each had been looked at when it was activated. One of them is
/// broken, and gives way until it is deactivated.
/// - Source: The order of breaking, and that a broken constraint takes effect again when what it
///   contradicted goes, are measured on iOS 26.1.
public final class LiveLayout {
  // Programs, not Cassowary's `Solver`: a hidden item or a margin changes many rows at once, and a
  // known structure needs no compilation at all. `Benchmarks/compare auto-layout` times both.

  /// The item whose tree is laid out.
  public let root: LayoutItem
  /// Whether anything changed since the tree was laid out last, other than intrinsic sizes.
  package var needsLayout: Bool { knowledge.needsLayout }

  private let programs: LayoutProgramCache
  private let workspaces: LayoutWorkspacePool?
  private var knowledge = LayoutKnowledge.stale
  private var settlement = LayoutSettlement.unknown
  private var engine: LayoutEngine?
  private var tree = DescribedTree()
  private var knownConflicts: [LayoutConflict] = []
  /// Stacks' own constraints that were broken.
  private var brokenStackRows: [BrokenStackRow] = []
  /// The programs compiled by earlier engines.
  private var formerProgramCount = 0
  private var observation: TreeObservation?

  /// Takes a tree over, with the constraints that are active in it.
  /// One cache of programs for all instances of an app's cells spares all but the first of a kind
  /// their compilation.
  public convenience init(
    root: LayoutItem, programs: LayoutProgramCache = LayoutProgramCache(capacity: 16)
  ) { self.init(root: root, programs: programs, workspaces: nil) }

  /// Takes over a tree that is solved in workspaces shared on the same task.
  package init(root: LayoutItem, programs: LayoutProgramCache, workspaces: LayoutWorkspacePool?) {
    self.root = root
    self.programs = programs
    self.workspaces = workspaces
    let observation = TreeObservation(self)
    self.observation = observation
    root.rootObservation = observation
    guard root.superitem == nil else { return }
    root.forEachElement { element in
      element.item?.observation = observation
      element.mendConstraints()
    }
  }

  deinit {
    observation?.observer = nil
  }

  /// Every conflict so far, in the order in which they were found.
  public var conflicts: [LayoutConflict] {
    settle()
    return knownConflicts
  }

  /// How many programs were compiled so far; programs that look for conflicts are not counted.
  package var compiledProgramCount: Int { formerProgramCount + (engine?.compiledProgramCount ?? 0) }

  /// Lays the tree out in a size.
  /// - Throws: ``LayoutError`` if a constraint or the size is invalid, or if the root was moved
  ///   into another tree or taken over by another live layout.
  /// - Complexity: That of a change of constants, unless constraints or items have changed since
  ///   the last time; then the tree is described again, and compiled if its structure is not known.
  public func layout(
    _ size: LayoutSize, direction: InterfaceDirection = .leftToRight,
    fittingPriorities: AxisPriorities = AxisPriorities(.required),
    sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> LayoutSolution {
    try pass(size, direction, fittingPriorities, sizing: &sizing).solution()
  }

  /// Like ``layout(_:direction:fittingPriorities:sizing:)``, but doesn't read off all frames.
  package func fit(
    _ size: LayoutSize, direction: InterfaceDirection, fittingPriorities: AxisPriorities,
    sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> (size: LayoutSize, conflicts: [LayoutConflict]) {
    let pass = try pass(size, direction, fittingPriorities, sizing: &sizing)
    return (pass.fittedSize, pass.conflicts)
  }

  private func pass(
    _ size: LayoutSize, _ direction: InterfaceDirection, _ fittingPriorities: AxisPriorities,
    sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> LayoutPass {
    guard isInCharge else { throw .twoTrees(root.name) }
    knowledge.forgetHeights()
    func fit() throws(LayoutError) -> (LayoutPass, LayoutVariation) {
      let engine = currentEngine()
      let variation = self.variation(direction, fittingPriorities)
      return (try engine.pass(size, variation, sizing: &sizing), variation)
    }
    if !settlement.isSettled, let (pass, variation) = try? fit(), pass.conflicts.isEmpty {
      // Where all required constraints hold in this size, they hold in any.
      settlement = .settled
      if engine?.brokenRows.isEmpty == true { tree.shared?.isSettled = true }
      knowledge = .laidOut(variation)
      return pass
    }
    settle()
    let (pass, variation) = try fit()
    note(pass.conflicts)
    knowledge = pass.conflicts.isEmpty ? .laidOut(variation) : .conflicted
    return pass
  }

  private var isInCharge: Bool { root.parent == nil && root.observation === observation }

  private func variation(_ direction: InterfaceDirection, _ priorities: AxisPriorities)
    -> LayoutVariation
  {
    if let known = knowledge.variation, known.direction == direction,
      known.fittingPriorities == priorities
    {
      return known
    }
    var variation = tree.variation
    variation.direction = direction
    variation.fittingPriorities = priorities
    return variation
  }

  /// Fits the tree into a required width, where heights follow from widths only by what items
  /// measure: the sizing may answer with any height in the first pass. With `areSizesKept`, no item
  /// measures anything else than it did last. Returns nil, with nothing noted, where constraints
  /// conflict or may; then ask ``fit(_:direction:fittingPriorities:sizing:)``.
  package func fitHeight(
    _ size: LayoutSize, direction: InterfaceDirection, fittingPriorities: AxisPriorities,
    areSizesKept: Bool = false, sizing: inout some IntrinsicSizing
  ) -> LayoutSize? {
    guard fittingPriorities.horizontal == .required, isInCharge, let engine = settledEngine(),
      tree.areAxesIndependent
    else { return nil }
    let variation = self.variation(direction, fittingPriorities)
    var keepsSizes = false
    if areSizesKept, case .fitted = knowledge { keepsSizes = true }
    let pass = try? engine.pass(size, variation, keepsSizes: keepsSizes, sizing: &sizing)
    guard let pass, pass.conflicts.isEmpty else {
      knowledge.forgetHeights()
      return nil
    }
    knowledge = .fitted(variation)
    return pass.fittedSize
  }

  /// Nil unless all required constraints are known to hold, here or in an instance declared alike.
  private func settledEngine() -> LayoutEngine? {
    if settlement.isSettled {
      return knowledge.isDescribed || workspaces != nil ? currentEngine() : nil
    }
    guard workspaces != nil else { return nil }
    let engine = currentEngine()
    guard tree.shared?.isSettled == true, engine.brokenRows.isEmpty else { return nil }
    settlement = .settled
    return engine
  }

  package func element(at index: Int) -> LayoutElement? { tree.element(at: index) }

  /// Describes the tree again at the next layout, after a change that no item could notice.
  public func setNeedsLayout() { knowledge = .stale }

  private func currentEngine() -> LayoutEngine {
    if let engine, knowledge.isDescribed { return engine }
    knowledge = .described
    tree = DescribedTree(root, sharedIn: workspaces)
    var broken = tree.brokenConstraints
    if !brokenStackRows.isEmpty {
      brokenStackRows.removeAll { tree.index(of: $0.stack) == nil }
      broken += brokenStackRows.compactMap { $0.origin(in: tree) }
    }
    if let engine, engine.description == tree.description, engine.brokenRows == broken {
      return engine
    }
    formerProgramCount = compiledProgramCount
    let fresh = LayoutEngine(
      tree.description, broken: broken, programs: programs, pool: workspaces, shared: tree.shared)
    engine = fresh
    return fresh
  }
}

extension LiveLayout: LayoutObserver {
  func treeChanged() { setNeedsLayout() }

  func visibilityChanged() { knowledge.leaveLayout() }

  func elementEntered(_ element: LayoutElement) {
    setNeedsLayout()
    element.forEachElement { inner in
      inner.mendConstraints()
      for constraint in inner.heldConstraints { activated(constraint) }
    }
  }

  func constraintChanged(_ constraint: LayoutConstraint, _ change: LayoutConstraint.Change) {
    switch change {
    case .activation:
      setNeedsLayout()
      activated(constraint)
    case .deactivation:
      // What contradicts each other for a while is reported, as UIKit does.
      if hasNewcomers { settle() }
      setNeedsLayout()
    case .priority:
      if constraint.priority == .required {
        // Newcomers are those that no one has looked at yet.
        if case .unknown = settlement {
          settlement = .unsettled(newcomers: root.requiredConstraints.filter { $0 !== constraint })
        }
        settlement.doubt()
      } else {
        constraint.isBroken = false
      }
      setNeedsLayout()
    case .constant:
      takeConstant(of: constraint)
      if constraint.priority == .required { settlement.doubt() }
    }
  }

  private func activated(_ constraint: LayoutConstraint) {
    if constraint.priority == .required { settlement.doubt(constraint) }
  }

  private var hasNewcomers: Bool {
    switch settlement {
    case .unknown: !root.requiredConstraints.isEmpty
    case .unsettled(let newcomers): !newcomers.isEmpty
    case .settled: false
    }
  }

  private func takeConstant(of constraint: LayoutConstraint) {
    knowledge.leaveLayout()
    tree.leaveShared()
    guard case .described = knowledge, let engine, engine.description.findings.isEmpty,
      let index = tree.index(of: constraint)
    else { return setNeedsLayout() }
    if (try? engine.setConstant(constraint.constant, ofConstraintAt: index)) == nil {
      setNeedsLayout()
    }
  }
}

extension LiveLayout {
  /// Breaks constraints until the required ones can hold, with the root's own size left open.
  /// Newcomers are taken in the order of activation, as if each had been looked at alone; the first
  /// that contradicts is found by bisection.
  private func settle() {
    let newcomers: [LayoutConstraint]
    switch settlement {
    case .unknown: newcomers = root.requiredConstraints
    case .unsettled(let some): newcomers = some
    case .settled: return
    }
    var start = currentEngine().description
    guard start.findings.isEmpty else { return }
    defer { settlement = .settled }
    var counts = tree.counts(beforeEach: newcomers)
    while let conflicts = conflicts(in: start, count: start.constraints.count), !conflicts.isEmpty {
      var (low, high) = (0, counts.count)
      while low < high {
        let middle = (low + high) / 2
        if self.conflicts(in: start, count: counts[middle])?.isEmpty == false {
          high = middle
        } else {
          low = middle + 1
        }
      }
      guard low < counts.count else { return note(conflicts) }
      note(self.conflicts(in: start, count: counts[low]) ?? [])
      counts.removeFirst(low + 1)
      start = currentEngine().description
    }
  }

  /// The conflicts among the first constraints and the tree's own; nil if they cannot compile.
  private func conflicts(in description: LayoutDescription, count: Int) -> [LayoutConflict]? {
    var described = description
    described.constraints.removeLast(description.constraints.count - count)
    let broken = (engine?.brokenRows ?? []).filter {
      if case .declared(let index) = $0 { index < count } else { true }
    }
    var variation = LayoutVariation(of: described, fittingPriorities: AxisPriorities(Self.openSize))
    variation.hiddenElements = tree.variation.hiddenElements
    guard let program = try? LayoutProgram(described, variation, breaking: broken) else {
      return nil
    }
    var pass = LayoutPass(LayoutWorkspace(program), target: .zero, variation)
    try? pass.solve([])
    return pass.conflicts
  }

  /// The pull of a size that is not yet known.
  private static let openSize = LayoutPriority(1e-6)

  private func note(_ found: [LayoutConflict]) {
    guard !found.isEmpty else { return }
    knownConflicts += found
    for origin in found.compactMap({ $0.brokenOrigin }) {
      switch origin {
      case .declared(let index): tree.constraint(at: index)?.isBroken = true
      default: brokenStackRows += BrokenStackRow(origin, in: tree).map { [$0] } ?? []
      }
    }
    setNeedsLayout()
  }
}

extension LayoutElement {
  /// Restores the constraints that another layout broke.
  fileprivate func mendConstraints() {
    for constraint in heldConstraints where constraint.isBroken { constraint.isBroken = false }
  }

  fileprivate var requiredConstraints: [LayoutConstraint] {
    activeConstraints.filter { $0.priority == .required }
  }
}
