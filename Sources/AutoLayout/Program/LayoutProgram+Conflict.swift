import SelfSizingGeometry

extension LayoutProgram {
  /// Takes the declared constraints with their present constants.
  func conflict(rows: [Int], constraints: [DescribedConstraint], target: LayoutSize)
    -> LayoutConflict
  {
    let choice = rowToBreak(among: rows, constraints)
    let log = ConstraintLog(self, constraints, target: target)
    return LayoutConflict(
      members: rows.map { row in
        LayoutConflict.Member(
          text: text(of: origins[row], constraints), logText: log.line(ofRow: row),
          site: site(of: origins[row]), isBroken: row == choice?.row,
          autoresizedView: autoresizedView(of: origins[row]), origin: origins[row])
      }, rule: choice?.rule,
      site: choice.flatMap { site(of: origins[$0.row]) }
        ?? rows.lazy.compactMap { self.site(of: self.origins[$0]) }.first)
  }

  /// Chooses the row of an irreducible conflicting set that gives way: the greatest by relation
  /// (== < >= < <=), order of its item, attribute and signed constant.
  /// - Source: Measured on iOS 26.1; one rule fits all published scenarios. Stacks' own constraints
  ///   were not part of them: they give way only where nothing declared is left, the last one
  ///   first. Those that hold a view to the margins of its stack come before all others, as a
  ///   public report of a proportional stack shows.
  private func rowToBreak(among rows: [Int], _ constraints: [DescribedConstraint])
    -> (row: Int, rule: BreakingRule)?
  {
    let declared = rows.compactMap { row -> (row: Int, rank: BreakingRank)? in
      guard case .declared(let index) = origins[row] else { return nil }
      return (row, BreakingRank(constraints[index]))
    }
    guard let greatest = declared.max(by: { $0.rank < $1.rank }) else {
      let row = rows.last { holdsToMargins(origins[$0]) } ?? rows.last { origins[$0].isBreakable }
      return row.map { ($0, .stack) }
    }
    let runnerUp = declared.filter { $0.row != greatest.row }.max { $0.rank < $1.rank }
    return (
      greatest.row, runnerUp.map { greatest.rank.difference(from: $0.rank) } ?? .onlyCandidate
    )
  }

  private func holdsToMargins(_ origin: RowOrigin) -> Bool {
    guard case .stack(let element, .canvasConnection, _) = origin,
      let stack = description.stackIndex(ofElementAt: element)
    else { return false }
    return variation.arrangements[stack].isLayoutMarginsRelativeArrangement
  }

  /// Nil for the system's own rows.
  func site(of origin: RowOrigin) -> DeclarationSite? {
    switch origin {
    case .declared(let index): description.constraints[index].site
    case .stack(let element, _, _), .autoresizing(let element, _), .hugging(let element, _),
      .compressionResistance(let element, _):
      description.elements[element].site
    default: nil
    }
  }

  private func autoresizedView(of origin: RowOrigin) -> String? {
    guard case .autoresizing(let element, _) = origin else { return nil }
    return description.elements[element].name
  }

  func text(of origin: RowOrigin) -> String { text(of: origin, description.constraints) }

  func text(of origin: RowOrigin, _ constraints: [DescribedConstraint]) -> String {
    func name(_ element: Int) -> String { description.elements[element].name }
    switch origin {
    case .declared(let index): return description.text(of: constraints[index])
    case .stack(let element, let rule, let item):
      return "\(name(element)) '\(rule.rawValue)'\(item.map { ": \(name($0))" } ?? "")"
    case .autoresizing(let element, let attribute):
      return "\(name(element)).\(attribute) by its autoresizing mask"
    case .readable(let element): return "\(name(element)) is readable"
    case .hugging(let element, let axis):
      return "\(name(element)) hugs its intrinsic \(axis.extentName)"
    case .compressionResistance(let element, let axis):
      return "\(name(element)) keeps its intrinsic \(axis.extentName)"
    case .fitting(let axis):
      return variation.encapsulatesHeight && axis == .vertical
        ? "'\(Self.encapsulatedHeight)' \(name(0)).height" : "fitting target \(axis.extentName)"
    case .nonNegative(let element, let axis): return "\(name(element)).\(axis.extentName) >= 0"
    case .origin(let axis): return "origin \(axis == .horizontal ? "x" : "y")"
    }
  }

  /// The identifier under which UIKit pins a cell's content view to its present height.
  static let encapsulatedHeight = "UIView-Encapsulated-Layout-Height"
}
