extension LayoutProgram {
  /// A conflict in words, with the row that recovery breaks.
  func conflict(rows: [Int]) -> LayoutConflict {
    let broken = rowToBreak(among: rows)
    return LayoutConflict(
      constraints: rows.map { text(of: origins[$0]) },
      broken: broken.map { text(of: origins[$0]) },
      site: broken.flatMap { site(of: origins[$0]) }
        ?? rows.lazy.compactMap {
          self.site(of: self.origins[$0])
        }.first,
      brokenOrigin: broken.map { origins[$0] }
    )
  }

  /// Chooses the row of an irreducible conflicting set that gives way: the greatest by relation
  /// (== < >= < <=), order of its item, attribute and signed constant.
  ///
  /// - Source: Measured on iOS 26.1; one rule fits all published scenarios. Stacks' own constraints
  ///   were not part of them: they give way only where nothing declared is left, the last one first.
  private func rowToBreak(among rows: [Int]) -> Int? {
    let declared = rows.compactMap { row -> (row: Int, rank: BreakingRank)? in
      guard case .declared(let index) = origins[row] else { return nil }
      return (row, BreakingRank(description.constraints[index]))
    }
    if let greatest = declared.max(by: { $0.rank < $1.rank }) { return greatest.row }
    return rows.last { origins[$0].isBreakable }
  }

  func site(of origin: RowOrigin) -> DeclarationSite? {
    switch origin {
    case .declared(let index): description.constraints[index].site
    case .stack(let element, _, _): description.elements[element].site
    default: nil
    }
  }

  func text(of origin: RowOrigin) -> String {
    let names = description.elements.lazy.map(\.name)
    switch origin {
    case .declared(let index): return description.text(of: description.constraints[index])
    case .stack(let element, let rule, let item):
      return "\(names[element]) '\(rule.rawValue)'\(item.map { ": \(names[$0])" } ?? "")"
    case .autoresizing(let element, let attribute):
      return "\(names[element]).\(attribute) by its autoresizing mask"
    case .readable(let element): return "\(names[element]) is readable"
    case .hugging(let element, let axis):
      return "\(names[element]) hugs its intrinsic \(axis.extentName)"
    case .compressionResistance(let element, let axis):
      return "\(names[element]) keeps its intrinsic \(axis.extentName)"
    case .fitting(let axis): return "fitting target \(axis.extentName)"
    case .nonNegative(let element, let axis): return "\(names[element]).\(axis.extentName) >= 0"
    case .origin(let axis): return "origin \(axis == .horizontal ? "x" : "y")"
    }
  }
}
