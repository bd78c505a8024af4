import SelfSizingCassowary
import SelfSizingGeometry

extension LayoutEngine {
  /// Another layout of a fitted one's description that is higher and as good: constraints of one
  /// priority that cannot all hold have another one give way. Nil where there is none.
  ///
  /// The fitting target is left aside: it alone decides between the two. Where it is all that keeps
  /// the height from growing, there is no such layout.
  /// - Throws: ``LayoutError``, as fitting does.
  /// - Complexity: O(1) where no two constraints of one priority pull against each other, else that
  ///   of two fits.
  package func tiedHeight(
    _ target: LayoutSize, _ variation: LayoutVariation, sizing: inout some IntrinsicSizing
  ) throws(LayoutError) -> LayoutAmbiguity? {
    let vertical = variation.fittingPriorities.vertical
    guard vertical < .required, mayCompete(in: variation) else { return nil }
    let fitted = try pass(target, variation, sizing: &sizing)
    let rows = fitted.workspace.program.competingRows(above: vertical)
    guard !rows.isEmpty else { return nil }
    let taken = fitted.solution()
    let violations = rows.map { fitted.workspace.violation(ofRow: $0) }
    let higher = LayoutSize(width: target.width, height: IntrinsicContentSize.largestSize)
    let expanded = try pass(higher, variation, sizing: &sizing)
    let other = expanded.solution()
    guard other.size.height > taken.size.height + LayoutSolution.tolerance else { return nil }
    let changes = zip(rows, violations).contains { row, violation in
      (expanded.workspace.violation(ofRow: row) - violation).magnitude > LayoutSolution.tolerance
    }
    guard changes else { return nil }
    return LayoutAmbiguity(
      item: AmbiguousItem(element: 0, axis: .vertical), taken: taken.frames, other: other.frames)
  }
}

extension LayoutProgram {
  /// Vertical rows that pull against each other: all of one priority below required.
  static func competingRows(in buffer: RowBuffer) -> [Int] {
    var levels: [Double: [Int]] = [:]
    for row in 0..<buffer.count {
      let priority = buffer.system.priority(ofConstraintAt: row)
      guard priority < LayoutPriority.required.rawValue, buffer.isVertical(row) else { continue }
      if case .fitting = buffer.origins[row] { continue }
      levels[priority, default: []].append(row)
    }
    var competing: [Int] = []
    for rows in levels.values {
      let subjects = Set(rows.map { buffer.subject(ofRow: $0) })
      let pushesUp = rows.contains {
        buffer.system.relation(ofConstraintAt: $0) != .lessThanOrEqual
      }
      let pushesDown = rows.contains {
        buffer.system.relation(ofConstraintAt: $0) != .greaterThanOrEqual
      }
      if subjects.count > 1, pushesUp, pushesDown { competing += rows }
    }
    return competing.sorted()
  }

  fileprivate func competingRows(above priority: LayoutPriority) -> [Int] {
    competingRows.filter { buffer.system.priority(ofConstraintAt: $0) > priority.rawValue }
  }
}

extension RowBuffer {
  fileprivate func isVertical(_ row: Int) -> Bool {
    terms(ofRow: row).contains { $0.variable.index % 2 == 1 }
  }

  /// The two sides of one intrinsic size never pull against each other.
  fileprivate func subject(ofRow row: Int) -> Int {
    switch origins[row] {
    case .hugging(let element, _), .compressionResistance(let element, _): -1 - element
    default: row
    }
  }
}
