import SelfSizingGeometry

/// Lays one description out for changing variations, sizes and targets; keeps the programs it made.
///
/// One per task: an engine is a workspace, not a value to share.
public final class LayoutEngine {
  /// The layout.
  public private(set) var description: LayoutDescription
  /// How many programs were compiled so far. Changed sizes, targets and constants need none.
  public private(set) var compiledProgramCount = 0
  /// Rows that gave way before, and do so from the start.
  let brokenRows: [RowOrigin]
  /// Programs that others may have compiled already.
  private let programs: LayoutProgramCache?
  /// Workspaces that others use in turn, and the number under which this engine does.
  private let pool: LayoutWorkspacePool?
  private let user: Int
  /// The common part of all instances of a kind, if this is the engine of one.
  private let shared: SharedDescription?
  /// The workspaces of an engine without a pool, and their order by age.
  private var workspaces: [LayoutVariation: LayoutWorkspace] = [:]
  private var order: [LayoutVariation] = []
  /// The variation that was asked for last, and its workspace.
  @exclusivity(unchecked) private var latest: SolvedVariation?
  /// The variations of an engine without a pool that were asked for lately, as they were asked for:
  /// cells of a few variations take turns.
  private var recent: [(asked: LayoutVariation, solved: SolvedVariation)] = []
  /// Room for the sizes of a layout of an engine without a pool.
  @exclusivity(unchecked) private var room: [IntrinsicContentSize?] = []
  /// The elements that need no room where they are hidden, because they are arranged in a stack.
  private lazy var isArranged: [Bool] = {
    var isArranged = [Bool](repeating: false, count: description.elements.count)
    for stack in description.stacks {
      for item in stack.arranged { isArranged[item] = true }
    }
    return isArranged
  }()

  /// How many variations are kept; beyond it the oldest one is dropped and compiled again when
  /// asked.
  public static let largestNumberOfVariations = 64
  /// How many variations are found again by comparing them, which takes less than hashing one.
  private static let recentCapacity = 8

  /// Creates an engine that has not compiled anything yet.
  ///
  /// - Parameters:
  ///   - description: The tree and its constraints.
  ///   - programs: Programs that engines share; nil to compile every variation here.
  public convenience init(_ description: LayoutDescription, programs: LayoutProgramCache? = nil) {
    self.init(description, broken: [], programs: programs)
  }

  init(
    _ description: LayoutDescription, broken: [RowOrigin], programs: LayoutProgramCache? = nil,
    pool: LayoutWorkspacePool? = nil, shared: SharedDescription? = nil
  ) {
    self.description = description
    self.programs = programs
    self.pool = pool
    user = pool?.makeUser() ?? 0
    brokenRows = broken
    // Most instances are asked for the same variation as the last one.
    self.shared = broken.isEmpty ? shared : nil
    latest = self.shared?.latest
  }

  /// Fits the layout into a target size in two passes, as `systemLayoutSizeFitting` does: texts on
  /// one line first, then wrapped at the width that the first pass gave them.
  ///
  /// - Parameters:
  ///   - target: The size that the root is pulled toward under the variation's fitting priorities.
  ///   - variation: Hidden states, axes, direction and fitting priorities.
  ///   - sizing: Gives the intrinsic sizes.
  /// - Throws: ``LayoutError``; the engine is then as it was.
  @inlinable
  public func fit(
    _ target: LayoutSize, _ variation: LayoutVariation, sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> LayoutSolution {
    try pass(target, variation, sizing: &sizing).solution()
  }

  /// Fits the layout as ``fit(_:_:sizing:)`` does, and reads it into one that is there, in the room
  /// that it has.
  ///
  /// - Throws: ``LayoutError``; the engine is then as it was.
  @inlinable
  package func fit(
    _ target: LayoutSize, _ variation: LayoutVariation, sizing: inout some IntrinsicSizing,
    into solution: inout LayoutSolution
  ) throws(LayoutError) {
    try pass(target, variation, sizing: &sizing).read(into: &solution)
  }

  /// The size that ``fit(_:_:sizing:)`` finds, and nothing else.
  ///
  /// - Throws: ``LayoutError``; the engine is then as it was.
  @inlinable
  package func fittedSize(
    _ target: LayoutSize, _ variation: LayoutVariation, sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> LayoutSize {
    try pass(target, variation, sizing: &sizing).fittedSize
  }

  /// Runs both passes.
  ///
  /// - Parameter keepsSizes: Whether the first pass would ask for the very sizes that the last
  ///   layout of the variation ended with, so that it need not ask.
  @inlinable
  func pass(
    _ target: LayoutSize, _ variation: LayoutVariation, keepsSizes: Bool = false,
    sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> LayoutPass {
    var sizes = takeRoom()
    defer { leaveRoom(sizes) }
    if !keepsSizes || !hasSizes(of: variation) {
      for element in description.measuredElements {
        sizes[element] = sizing.intrinsicContentSize(
          ofElementAt: element, preferredMaxLayoutWidth: nil)
      }
    }
    var pass = try firstPass(target, variation, sizes)
    guard pass.prepareSecond() else { return pass }
    // The workspace alone: a pass that is looked at after it was returned is copied.
    let asking = pass.asking
    asking.beginAsking()
    defer { asking.endAsking() }
    for element in description.multilineElements {
      guard let width = pass.preferredMaxLayoutWidth(ofElementAt: element) else { continue }
      sizes[element] = sizing.intrinsicContentSize(
        ofElementAt: element, preferredMaxLayoutWidth: width)
    }
    try pass.solve(sizes)
    for element in description.multilineElements {
      guard let width = pass.changedWidth(ofElementAt: element) else { continue }
      let third = sizing.intrinsicContentSize(
        ofElementAt: element, preferredMaxLayoutWidth: width)
      pass.noteThirdPass(third, after: sizes[element], ofElementAt: element)
    }
    return pass
  }

  /// A list of no sizes, by element, in the room of the layout before.
  @usableFromInline
  func takeRoom() -> [IntrinsicContentSize?] {
    var sizes: [IntrinsicContentSize?] = []
    // A layout within a layout finds none.
    if let pool { swap(&sizes, &pool.room) } else { swap(&sizes, &room) }
    let count = description.elements.count
    guard sizes.count == count else { return [IntrinsicContentSize?](repeating: nil, count: count) }
    for element in sizes.indices { sizes[element] = nil }
    return sizes
  }

  /// Leaves the room to the next layout.
  @usableFromInline
  func leaveRoom(_ sizes: [IntrinsicContentSize?]) {
    if let pool { pool.room = sizes } else { room = sizes }
  }

  /// Whether the workspace of a variation has the sizes that this engine's last layout left there.
  @usableFromInline
  func hasSizes(of variation: LayoutVariation) -> Bool {
    guard let latest, latest.variation == variation else { return false }
    return latest.workspace.user == user && !latest.workspace.isInUse
  }

  /// Runs the first pass in the program of the variation.
  @usableFromInline
  func firstPass(
    _ target: LayoutSize, _ variation: LayoutVariation, _ sizes: [IntrinsicContentSize?]
  ) throws(LayoutError) -> LayoutPass {
    let workspace = try workspace(for: variation, sizes, target)
    var pass = LayoutPass(workspace, target: target, variation)
    try pass.solve(sizes)
    return pass
  }

  /// Replaces the constant of a declared constraint, by its index in the description. Nothing is
  /// compiled anew.
  ///
  /// - Throws: ``LayoutError/invalidNumber(_:_:)`` if the constant is beyond ±1e6; the engine is
  ///   then as it was.
  public func setConstant(_ constant: Double, ofConstraintAt index: Int) throws(LayoutError) {
    guard description.constraints.indices.contains(index) else { return }
    guard constant.magnitude <= ConstraintValidator.largestNumber else {
      throw description.invalidConstant(constant, ofConstraintAt: index)
    }
    // A workspace that another engine uses takes these constants when it is used here again.
    for workspace in keptWorkspaces where workspace.user == user {
      try workspace.setConstant(constant, ofConstraintAt: index)
    }
    description.constraints[index].constant = constant
  }

  /// Whether workspaces are kept by the pool, and not here.
  private var isPooled: Bool { pool != nil && description.findings.isEmpty }

  /// The workspaces that a changed constant is to be set in.
  private var keptWorkspaces: [LayoutWorkspace] {
    isPooled ? latest.map { [$0.workspace] } ?? [] : order.compactMap { workspaces[$0] }
  }

  /// The workspace of a variation, compiled when it is asked for first.
  func workspace(
    for variation: LayoutVariation, _ sizes: [IntrinsicContentSize?], _ target: LayoutSize
  ) throws(LayoutError) -> LayoutWorkspace {
    let solved = try solvedVariation(variation, sizes, target)
    let workspace = solved.workspace
    guard workspace.isInUse || workspace.user != user else { return workspace }
    if workspace.isInUse {
      // A layout within a layout of the same structure.
      let other = LayoutWorkspace(
        try program(solved.variation, LayoutStart(target: target, sizes: sizes)))
      other.user = user
      return other
    }
    try workspace.adopt(description)
    workspace.user = user
    return workspace
  }

  /// A variation as workspaces know it, with the one that solves it; the latest from now on.
  private func solvedVariation(
    _ asked: LayoutVariation, _ sizes: [IntrinsicContentSize?], _ target: LayoutSize
  ) throws(LayoutError) -> SolvedVariation {
    for index in recent.indices where recent[index].asked == asked {
      latest = recent[index].solved
      return recent[index].solved
    }
    var variation = asked
    if !variation.hiddenElements.isEmpty {
      // Hiding what no stack arranges changes nothing but what is seen.
      variation.hiddenElements.removeAll { !isArranged.indices.contains($0) || !isArranged[$0] }
    }
    if variation.hasProportions {
      variation.proportions = description.proportionalItems(variation.arrangements).map {
        ($0.element < sizes.count ? sizes[$0.element]?[$0.axis] : nil) ?? 0
      }
    }
    if let latest, latest.variation == variation {
      remember(latest, for: asked)
      return latest
    }
    let solved: SolvedVariation
    if isPooled {
      // Another one is found in the pool again, and takes what was changed meanwhile.
      if let latest, latest.workspace.user == user { latest.workspace.user = 0 }
      solved = SolvedVariation(
        variation, try newWorkspace(variation, LayoutStart(target: target, sizes: sizes)))
      shared?.latest = solved
    } else {
      let known = workspaces[variation]
      let workspace =
        if let known { known } else {
          try makeWorkspace(variation, LayoutStart(target: target, sizes: sizes))
        }
      solved = SolvedVariation(variation, workspace)
    }
    latest = solved
    remember(solved, for: asked)
    return solved
  }

  /// Remembers a variation, unless sizes are part of it or its workspace is the pool's.
  private func remember(_ solved: SolvedVariation, for asked: LayoutVariation) {
    guard !isPooled, !asked.hasProportions else { return }
    if recent.count == Self.recentCapacity { recent.removeFirst() }
    recent.append((asked, solved))
  }

  /// A workspace that is known for the structure, or a new one.
  private func newWorkspace(_ variation: LayoutVariation, _ start: LayoutStart)
    throws(LayoutError) -> LayoutWorkspace
  {
    if let pool, isPooled {
      let structure = LayoutStructure(
        description: description, variation: variation, broken: brokenRows)
      if let known = pool.workspace(for: structure) {
        try start.checkTarget()
        return known
      }
      let made = LayoutWorkspace(try program(variation, start))
      made.user = user
      pool.insert(made, for: structure)
      return made
    }
    return LayoutWorkspace(try program(variation, start))
  }

  private func makeWorkspace(_ variation: LayoutVariation, _ start: LayoutStart)
    throws(LayoutError) -> LayoutWorkspace
  {
    let workspace = try newWorkspace(variation, start)
    if order.count == Self.largestNumberOfVariations {
      workspaces[order.removeFirst()] = nil
      // Constants are set in workspaces that are kept.
      recent = []
    }
    order.append(variation)
    workspaces[variation] = workspace
    return workspace
  }

  private func program(_ variation: LayoutVariation, _ start: LayoutStart)
    throws(LayoutError) -> LayoutProgram
  {
    let structure = LayoutStructure(
      description: description, variation: variation, broken: brokenRows)
    // What cannot be compiled is in no cache, but may have the structure of what is.
    if description.findings.isEmpty, let known = programs?.program(for: structure) {
      try start.checkTarget()
      return known
    }
    let program = try LayoutProgram(description, variation, breaking: brokenRows, start: start)
    compiledProgramCount += 1
    programs?.insert(program, for: structure)
    return program
  }
}
