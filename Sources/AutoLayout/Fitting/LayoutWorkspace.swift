import SelfSizingCassowary
import SelfSizingGeometry

/// Solves one program again and again for changed intrinsic sizes and targets; one per task. A
/// solution depends on the program and the constants alone, never on what was solved before.
@usableFromInline package final class LayoutWorkspace {
  var user = 0
  /// Whether its layout is asking for sizes, which may lead to other layouts.
  private(set) var isInUse = false
  /// The widths at which its layout wraps texts, by element; nil for those that do not wrap.
  @usableFromInline var wrappingWidths: [Double?] {
    get { statedWidths }
    set { statedWidths = newValue }
  }
  private var statedWidths: [Double?] = []
  // Invariant of the unchecked properties: only the workspace changes them, and nothing that it
  // calls meanwhile calls out; so no access can begin within another one. Checking that at run time
  // shows in the warm rows of `Benchmarks/compare cells`.
  @exclusivity(unchecked) package private(set) var program: LayoutProgram
  @exclusivity(unchecked) private var workspace: Workspace
  @exclusivity(unchecked) private var intrinsicSizes: [IntrinsicContentSize]
  private(set) var target: LayoutSize
  /// The constants of declared constraints, as they were set: a difference to the program's would
  /// not add up to the same bits. Empty while they are the description's.
  private var constants: [Double] = []
  /// The rows in words, as far as they were asked for since a constant has changed.
  private var rowTexts: [String?] = []
  /// The items found ambiguous last, and why: most layouts of a program have the same.
  private var ambiguity: (variables: [Variable], hiddenElements: [Int], items: [AmbiguousItem])?

  /// Until they are set, every intrinsic size and the target are zero.
  package init(_ program: LayoutProgram) {
    self.program = program
    workspace = Workspace(program.linear)
    target = program.start.target
    intrinsicSizes = program.description.elements.indices.map(program.start.size(ofElementAt:))
    if program.isRedescribed { takeConstants() }
  }

  /// Takes over constants with which the program was not compiled.
  private func takeConstants() {
    for (index, constraint) in program.description.constraints.enumerated() {
      let row = program.firstDeclaredRow + index
      let constant = program.rowConstant(constraint.constant, ofConstraintAt: index)
      guard constant != program.buffer.constant(ofRow: row) else { continue }
      // Never refused: no description with such a constant would have come so far.
      try? workspace.setConstant(constant, at: row)
    }
  }

  func adopt(_ description: LayoutDescription) throws(LayoutError) {
    let known = program.description
    if constants.isEmpty, known.constraints.isStored(with: description.constraints),
      known.elements.isStored(with: description.elements)
    {
      return
    }
    for index in description.constraints.indices {
      let constant = description.constraints[index].constant
      let former = constants.isEmpty ? known.constraints[index].constant : constants[index]
      if constant == former { continue }
      try set(
        program.rowConstant(constant, ofConstraintAt: index), at: program.firstDeclaredRow + index)
    }
    constants = []
    rowTexts = []
    ambiguity = nil
    program = program.redescribed(description)
  }

  @usableFromInline func beginAsking() { isInUse = true }
  @usableFromInline func endAsking() { isInUse = false }

  /// - Throws: ``LayoutError/invalidNumber(_:_:)`` if an extent is not a number in 0 ... 1e6, with
  ///   the workspace unchanged.
  package func setTargetSize(_ target: LayoutSize) throws(LayoutError) {
    if self.target == target { return }
    try LayoutStart(target: target).checkTarget()
    self.target = target
    try set(target.width, at: program.targetRows.width)
    try set(target.height, at: program.targetRows.height)
  }

  /// Sets the sizes that elements measure; texts that wrap may keep their extents along an axis.
  func setIntrinsicContentSizes(
    _ sizes: [IntrinsicContentSize?], keeping axis: LayoutAxis?
  ) throws(LayoutError) {
    let multiline = axis == nil ? [] : program.description.multilineElements
    for element in intrinsicSizes.indices where element < sizes.count {
      guard var size = sizes[element] else { continue }
      let former = intrinsicSizes[element]
      if multiline.contains(element) {
        if axis == .horizontal { size.width = former.width } else { size.height = former.height }
      }
      if size == former { continue }
      intrinsicSizes[element] = size
      if size.width != former.width { try set(size.width, of: element, .horizontal) }
      if size.height != former.height { try set(size.height, of: element, .vertical) }
    }
  }

  private func set(_ extent: Double, of element: Int, _ axis: LayoutAxis) throws(LayoutError) {
    let row = program.intrinsicRows[element][axis]
    if row >= 0 { try set(extent, at: row..<(row + 2)) }
  }

  /// - Throws: ``LayoutError/invalidNumber(_:_:)`` if the constant is beyond ±1e6, with the
  ///   workspace unchanged.
  package func setConstant(_ constant: Double, ofConstraintAt index: Int) throws(LayoutError) {
    let constraints = program.description.constraints
    guard constraints.indices.contains(index) else { return }
    guard constant.magnitude <= ConstraintValidator.largestNumber else {
      throw program.description.invalidConstant(constant, ofConstraintAt: index)
    }
    if constants.isEmpty {
      if constraints[index].constant == constant { return }
      constants = constraints.map { $0.constant }
    }
    if constants[index] != constant { rowTexts = [] }
    constants[index] = constant
    try set(
      program.rowConstant(constant, ofConstraintAt: index), at: program.firstDeclaredRow + index)
  }

  /// - Throws: ``LayoutError/unsatisfiable(_:)`` with the conflict, or ``LayoutError/solver(_:)``
  ///   where rounding keeps a priority from its optimum; the values are then meaningless.
  package func solve() throws(LayoutError) {
    for row in program.baselineRows { try set(constant(of: row), at: row.row) }
    switch workspace.solve() {
    case .solved: return
    case .unsatisfiable(let conflict):
      throw .unsatisfiable(
        program.conflict(rows: conflict.constraints, constraints: constraints, target: target))
    case .unsolved(let priority): throw .solver(.unsolved(priority: priority))
    }
  }

  func conflicts() -> [LayoutConflict] {
    let (program, constraints, target) = (program, constraints, target)
    var conflicts: [LayoutConflict] = []
    _ = workspace.resolveConflicts { conflict in
      let rows = conflict.constraints
      let found = program.conflict(rows: rows, constraints: constraints, target: target)
      conflicts.append(found)
      return rows.first { program.origins[$0] == found.brokenOrigin }
    }
    return conflicts
  }

  private func constant(of row: LayoutProgram.BaselineRow) -> Double {
    let index = row.row - program.firstDeclaredRow
    let declared = program.description.constraints
    guard declared.indices.contains(index) else { return row.constant - offset(of: row) }
    let constant = constants.isEmpty ? declared[index].constant : constants[index]
    return program.rowConstant(constant, ofConstraintAt: index) - offset(of: row)
  }

  private func offset(of row: LayoutProgram.BaselineRow) -> Double {
    row.offsets.reduce(0) { sum, offset in
      let size = intrinsicSizes[offset.element]
      let distance = offset.isFirst ? size.firstBaselineFromTop : size.lastBaselineFromBottom
      return sum + offset.coefficient * distance
    }
  }

  private func set(_ constant: Double, at row: Int) throws(LayoutError) {
    try set(constant, at: row..<(row + 1))
  }

  private func set(_ constant: Double, at rows: Range<Int>) throws(LayoutError) {
    do { try workspace.setConstant(constant, at: rows) } catch { throw .solver(error) }
  }

  var constraints: [DescribedConstraint] {
    var constraints = program.description.constraints
    for (index, constant) in constants.enumerated() { constraints[index].constant = constant }
    return constraints
  }

  func text(ofRow row: Int) -> String {
    if rowTexts.isEmpty { rowTexts = Array(repeating: nil, count: program.origins.count) }
    if let known = rowTexts[row] { return known }
    let text = program.text(of: program.origins[row], constraints)
    rowTexts[row] = text
    return text
  }

  /// A workspace with the same constants in which more rows give way, and others come last.
  func recompiled(
    breaking rows: [RowOrigin] = [], adding extra: [LinearConstraint] = []
  ) throws(LayoutError) -> LayoutWorkspace {
    var description = program.description
    if !constants.isEmpty { description.constraints = constraints }
    return LayoutWorkspace(
      try LayoutProgram(
        description, program.variation, breaking: program.broken + rows,
        start: LayoutStart(target: target, sizes: intrinsicSizes.map { $0 }), extra: extra))
  }

  func intrinsicContentSize(ofElementAt element: Int) -> IntrinsicContentSize {
    intrinsicSizes[element]
  }

  /// The constraints that fix some variables, with the derivatives of their values.
  func reasons(forVariables variables: [Int]) -> [[Reason]] {
    workspace.reasonsWithoutPast(for: variables.map { Variable($0) })
  }

  func constant(ofRow row: Int) -> Double {
    switch program.origins[row] {
    case .hugging(let element, let axis), .compressionResistance(let element, let axis):
      return intrinsicSizes[element][axis]
    case .fitting(.horizontal): return target.width
    case .fitting(.vertical): return target.height
    default: break
    }
    if let baseline = program.baselines(ofRow: row) { return constant(of: baseline) }
    let index = row - program.firstDeclaredRow
    guard constants.indices.contains(index) else { return program.constant(ofRow: row) }
    return program.rowConstant(constants[index], ofConstraintAt: index)
  }

  func value(ofVariable variable: Int) -> Double { workspace.value(of: Variable(variable)) }
  func violation(ofRow row: Int) -> Double { workspace.violation(ofConstraintAt: row) }
  func ambiguousVariables() -> [Variable] { workspace.ambiguousVariables() }
  func isAmbiguous(where isAsked: (Variable) -> Bool) -> Bool {
    !workspace.ambiguousVariables(where: isAsked).isEmpty
  }

  package func extent(ofElementAt element: Int, _ axis: LayoutAxis) -> Double {
    let region = program.regions[element]
    let variable = Variable(region.firstVariable + 2 + axis.rawValue)
    return Self.value(of: variable, in: &workspace) - region.insets[sumAlong: axis]
  }

  /// Reads a value in place: calling the property's method would copy the workspace.
  private static func value(of variable: Variable, in workspace: inout Workspace) -> Double {
    workspace.value(of: variable)
  }

  package var fittedSize: LayoutSize {
    LayoutSize(
      width: extent(ofElementAt: 0, .horizontal), height: extent(ofElementAt: 0, .vertical))
  }

  /// The frames in the root's coordinates, not rounded: alignment rectangles and their insets.
  package func frames() -> [LayoutRect] {
    var frames: [LayoutRect] = []
    readFrames(into: &frames)
    return frames
  }

  func readFrames(into frames: inout [LayoutRect]) {
    let elements = program.description.elements
    let regions = program.regions
    frames.removeAll(keepingCapacity: true)
    frames.reserveCapacity(elements.count)
    for index in elements.indices {
      let region = regions[index]
      let insets = elements[index].attributes.alignmentRectInsets
      let (left, top) = (region.insets.left - insets.left, region.insets.top - insets.top)
      let (right, bottom) = (
        region.insets.right - insets.right, region.insets.bottom - insets.bottom
      )
      let (x, y, width, height) = Self.values(from: region.firstVariable, in: &workspace)
      frames.append(
        LayoutRect(
          x: x + left, y: y + top, width: width - left - right, height: height - top - bottom))
    }
  }

  /// In place, too.
  private static func values(
    from first: Int, in workspace: inout Workspace
  ) -> (Double, Double, Double, Double) {
    (
      workspace.value(of: Variable(first)), workspace.value(of: Variable(first + 1)),
      workspace.value(of: Variable(first + 2)), workspace.value(of: Variable(first + 3))
    )
  }

  func readIntrinsicContentSizes(into sizes: inout [IntrinsicContentSize]) {
    sizes.removeAll(keepingCapacity: true)
    sizes.append(contentsOf: intrinsicSizes)
  }

  /// The items that the constraints leave open; hidden ones do not count.
  func ambiguousItems(hidden hiddenElements: [Int]) -> [AmbiguousItem] {
    let variables = workspace.ambiguousVariables()
    // Guides that a stack makes for itself come after all elements; no one asks where they are.
    guard let first = variables.first, first.index < program.elementVariableCount else { return [] }
    if let ambiguity, ambiguity.variables == variables, ambiguity.hiddenElements == hiddenElements {
      return ambiguity.items
    }
    let items = ambiguousItems(
      of: Set(variables.map { $0.index }), program.description.hiddenStates(hiddenElements))
    ambiguity = (variables, hiddenElements, items)
    return items
  }

  private func ambiguousItems(of variables: Set<Int>, _ isHidden: [Bool]) -> [AmbiguousItem] {
    var items: [AmbiguousItem] = []
    for element in program.description.elements.indices
    where program.description.elements[element].isItem && !isHidden[element] {
      let first = program.firstVariable[element]
      for axis in LayoutAxis.allCases
      where variables.contains(first + axis.rawValue)
        || variables.contains(first + 2 + axis.rawValue)
      { items.append(AmbiguousItem(element: element, axis: axis)) }
    }
    return items
  }
}
