import SelfSizingGeometry

/// Lays one description out for changing variations, sizes and targets; one per task.
public final class LayoutEngine {
  /// The layout.
  public private(set) var description: LayoutDescription
  /// The description's; a look at them there is checked for changes.
  @usableFromInline let measuredElements: [Int], multilineElements: [Int]
  /// Changed sizes, targets and constants need no new program.
  package private(set) var compiledProgramCount = 0
  /// Rows that give way from the start.
  let brokenRows: [RowOrigin]
  private let programs: LayoutProgramCache?
  private let pool: LayoutWorkspacePool
  /// The number of workspaces that hold this engine's present constants.
  private var user: Int
  private let shared: SharedDescription?
  /// Variations asked for lately, the latest last: comparing takes less than hashing a structure.
  ///
  /// Unchecked: comparing variations, while the list changes, leads to no other layout; each layout
  /// looks at it twice (`Benchmarks/compare cells`, new content).
  @exclusivity(unchecked) private var recent: [SolvedVariation] = []
  /// The elements that need no room where they are hidden, because they are arranged in a stack.
  private lazy var arranged = Set(description.stacks.flatMap { $0.arranged })

  /// More variations are dropped if not asked for lately, and compiled again when asked.
  package static let largestNumberOfVariations = 64
  private static let recentCapacity = 8

  /// Creates an engine that has not compiled anything yet, which may share programs with others.
  public convenience init(_ description: LayoutDescription, programs: LayoutProgramCache? = nil) {
    self.init(description, broken: [], programs: programs)
  }

  init(
    _ description: LayoutDescription, broken: [RowOrigin], programs: LayoutProgramCache? = nil,
    pool: LayoutWorkspacePool? = nil, shared: SharedDescription? = nil
  ) {
    self.description = description
    measuredElements = description.measuredElements
    multilineElements = description.multilineElements
    self.programs = programs
    self.pool = pool ?? LayoutWorkspacePool(capacity: 2 * Self.largestNumberOfVariations)
    user = self.pool.makeUser()
    brokenRows = broken
    // Most instances are asked for the same variation as the last one.
    self.shared = broken.isEmpty ? shared : nil
    if let latest = self.shared?.latest { recent = [latest] }
  }

  /// Fits the layout into a target size in two passes, as `systemLayoutSizeFitting` does: texts on
  /// one line first, then wrapped at the width that the first pass gave them.
  ///
  /// - Throws: ``LayoutError``; the engine is then unchanged.
  @inlinable public func fit(
    _ target: LayoutSize, _ variation: LayoutVariation, sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> LayoutSolution {
    try pass(target, variation, sizing: &sizing).solution()
  }

  /// Fits the layout and reads it into one that is there, in the room that it has, with whether the
  /// constraints left open a width at which a text wraps.
  @inlinable package func fit(
    _ target: LayoutSize, _ variation: LayoutVariation, sizing: inout some IntrinsicSizing,
    into solution: inout LayoutSolution
  ) throws(LayoutError) {
    try pass(target, variation, depth: .choices, sizing: &sizing).read(into: &solution)
  }

  /// The height of a fit; `keepsSizes` if the last layout was one of the same items for its height.
  @inlinable package func fittedHeight(
    _ target: LayoutSize, _ variation: LayoutVariation, keepsSizes: Bool = false,
    sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> Double {
    try pass(target, variation, keepsSizes: keepsSizes, depth: .height, sizing: &sizing)
      .fittedHeight
  }

  /// Runs both passes: the first without asking for sizes where it would get those that the last
  /// layout of the variation ended with; the second for the root's height alone if that is read.
  @inlinable func pass(
    _ target: LayoutSize, _ variation: LayoutVariation, keepsSizes: Bool = false,
    depth: LayoutDepth = .frames, sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> LayoutPass {
    let isForHeight = depth == .height
    var sizes = takeRoom()
    defer { leaveRoom(sizes) }
    if !keepsSizes || !hasSizes(of: variation, fromHeight: isForHeight) {
      for element in measuredElements {
        sizes[element] = sizing.intrinsicContentSize(
          ofElementAt: element, preferredMaxLayoutWidth: nil)
      }
    }
    var pass = try firstPass(target, variation, sizes)
    let areAxesSeparate = pass.areAxesSeparate
    guard pass.prepareSecond() || areAxesSeparate else { return pass }
    if depth == .choices { pass.noteOpenWidths() }
    // The workspace alone: a pass that is looked at after it was returned is copied.
    let asking = pass.asking
    asking.beginAsking()
    defer { asking.endAsking() }
    let widths = asking.wrappingWidths
    for element in multilineElements {
      guard let width = widths[element] else { continue }
      sizes[element] =
        isForHeight && areAxesSeparate
        ? sizing.intrinsicContentHeight(ofElementAt: element, preferredMaxLayoutWidth: width)
        : sizing.intrinsicContentSize(ofElementAt: element, preferredMaxLayoutWidth: width)
    }
    try pass.solveAgain(sizes, isForHeight: isForHeight)
    // A copy counts references to all that the pass holds.
    if isForHeight { return consume pass }
    for element in multilineElements {
      guard let width = pass.changedWidth(ofElementAt: element) else { continue }
      let third = sizing.intrinsicContentSize(ofElementAt: element, preferredMaxLayoutWidth: width)
      pass.noteThirdPass(third, after: sizes[element], ofElementAt: element)
    }
    return consume pass
  }

  @usableFromInline
  func takeRoom() -> [IntrinsicContentSize?] { pool.takeRoom(for: description.elements.count) }
  @usableFromInline func leaveRoom(_ sizes: [IntrinsicContentSize?]) { pool.leaveRoom(sizes) }

  /// Whether the workspace of a variation has the sizes that this engine's last layout left there.
  /// Where that was one for a height and axes are separate, the widths are a first pass's.
  @usableFromInline func hasSizes(of variation: LayoutVariation, fromHeight: Bool) -> Bool {
    guard let latest = recent.last, latest.asked == variation || latest.variation == variation
    else { return false }
    let workspace = latest.workspace
    return workspace.user == user && !workspace.isInUse
      && (!fromHeight || workspace.program.areAxesSeparate)
  }

  @usableFromInline func firstPass(
    _ target: LayoutSize, _ variation: LayoutVariation, _ sizes: [IntrinsicContentSize?]
  ) throws(LayoutError) -> LayoutPass {
    let workspace = try workspace(for: variation, sizes, target)
    var pass = LayoutPass(workspace, target: target, variation)
    try pass.solve(sizes, keeping: pass.areAxesSeparate ? .vertical : nil)
    return pass
  }

  /// Replaces the constant of a declared constraint, by its index. Nothing is compiled again.
  ///
  /// - Throws: ``LayoutError/invalidNumber(_:_:)`` if the constant is beyond ±1e6; the engine is
  ///   then unchanged.
  package func setConstant(_ constant: Double, ofConstraintAt index: Int) throws(LayoutError) {
    guard description.constraints.indices.contains(index) else { return }
    guard constant.magnitude <= ConstraintValidator.largestNumber else {
      throw description.invalidConstant(constant, ofConstraintAt: index)
    }
    let latest = recent.last?.workspace
    let isOwn = latest?.user == user
    if isOwn { try latest?.setConstant(constant, ofConstraintAt: index) }
    // Other workspaces take the constants over when they are used again.
    user = pool.makeUser()
    if isOwn { latest?.user = user }
    description.constraints[index].constant = constant
  }

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

  /// A variation with its workspace, compiled if it is not known; the latest from now on.
  private func solvedVariation(
    _ asked: LayoutVariation, _ sizes: [IntrinsicContentSize?], _ target: LayoutSize
  ) throws(LayoutError) -> SolvedVariation {
    let dividesBySizes = asked.dividesBySizes
    if !dividesBySizes, let known = recall({ $0.asked == asked }) { return known }
    var variation = asked
    // Hiding what no stack arranges changes nothing but what is seen.
    if !variation.hiddenElements.isEmpty {
      variation.hiddenElements.removeAll { !arranged.contains($0) }
    }
    if dividesBySizes {
      variation.proportions = description.proportionalItems(variation.arrangements).map {
        ($0.element < sizes.count ? sizes[$0.element]?[$0.axis] : nil) ?? 0
      }
      if let known = recall({ $0.asked == asked && $0.variation == variation }) { return known }
    }
    let known = recent.last { $0.variation == variation }?.workspace
    let workspace =
      if let known { known } else {
        try pooledWorkspace(for: variation, LayoutStart(target: target, sizes: sizes))
      }
    let solved = SolvedVariation(asked, variation, workspace)
    if recent.count == Self.recentCapacity { recent.removeFirst() }
    recent.append(solved)
    shared?.latest = solved
    return solved
  }

  /// Whether constraints of one priority may pull against each other, as far as that is known.
  func mayCompete(in variation: LayoutVariation) -> Bool {
    recent.last { $0.asked == variation }.map { !$0.workspace.program.competingRows.isEmpty }
      ?? true
  }

  private func recall(_ matches: (SolvedVariation) -> Bool) -> SolvedVariation? {
    guard let index = recent.lastIndex(where: matches) else { return nil }
    if index < recent.count - 1 { recent.append(recent.remove(at: index)) }
    return recent.last
  }

  private func pooledWorkspace(
    for variation: LayoutVariation, _ start: LayoutStart
  ) throws(LayoutError) -> LayoutWorkspace {
    // What cannot be compiled is in no pool, but may have the structure of what is.
    guard description.findings.isEmpty else { throw .declaration(description.findings) }
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

  private func program(
    _ variation: LayoutVariation, _ start: LayoutStart
  ) throws(LayoutError) -> LayoutProgram {
    let structure = LayoutStructure(
      description: description, variation: variation, broken: brokenRows)
    if let known = programs?.program(for: structure) {
      try start.checkTarget()
      return known
    }
    let program = try LayoutProgram(description, variation, breaking: brokenRows, start: start)
    compiledProgramCount += 1
    programs?.insert(program, for: structure)
    return program
  }
}
