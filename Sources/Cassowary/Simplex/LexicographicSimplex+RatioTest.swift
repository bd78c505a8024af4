extension LexicographicSimplex {
  /// A basic symbol that reaches its breakpoint when the entering symbol moves.
  struct Breakpoint {
    var row: Int
    var symbol: Int
    /// How far the entering symbol moves until then; >= 0.
    var step: Double
    /// The magnitude of the pivot.
    var pivot: Double
    /// By how much the slope of the cost grows there.
    var kink: Double

    /// Nearest first; of equal steps the greatest pivot, then the first symbol.
    static func precedes(_ one: Breakpoint, _ other: Breakpoint) -> Bool {
      if one.step != other.step { return one.step < other.step }
      if one.pivot != other.pivot { return one.pivot > other.pivot }
      return one.symbol < other.symbol
    }
  }

  /// The basic symbol that leaves, and the symbols whose kinks are passed before.
  struct Step {
    var leaving: Breakpoint
    var passed: ArraySlice<Breakpoint>
  }

  /// Finds how far an entering symbol moves: to the breakpoint at which the cost stops falling.
  ///
  /// Breakpoints of finite kinks are passed as long as the cost falls beyond them (a long step).
  /// Bland's rule stops at the first breakpoint, and among equals at the first symbol.
  ///
  /// - Returns: nil if the cost falls for ever.
  /// - Complexity: O(rows log rows).
  func step(of entering: Entering, byBland usesBland: Bool) -> Step? {
    var breakpoints = reachableBreakpoints(of: entering)
    if usesBland {
      return firstStep(among: breakpoints)
    }
    breakpoints.sort(by: Breakpoint.precedes)
    var slope = entering.slope
    for (index, breakpoint) in breakpoints.enumerated() {
      slope += breakpoint.kink
      if slope >= Tolerance.reducedCost * entering.slope {
        let choice = steadier(than: index, among: breakpoints)
        return Step(leaving: breakpoints[choice], passed: breakpoints[..<choice])
      }
    }
    return nil
  }

  private func firstStep(among breakpoints: [Breakpoint]) -> Step? {
    guard let least = breakpoints.map(\.step).min() else { return nil }
    let equals = breakpoints.filter { $0.step <= least + Tolerance.step * (1 + least) }
    let greatestPivot = equals.map(\.pivot).max() ?? 0
    let leaving = equals.filter { $0.pivot >= Tolerance.pivotRatio * greatestPivot }
      .min { $0.symbol < $1.symbol }
    return leaving.map { Step(leaving: $0, passed: []) }
  }

  /// Another breakpoint at the same step, if the pivot of the given one is too small to divide by.
  private func steadier(than index: Int, among breakpoints: [Breakpoint]) -> Int {
    let step = breakpoints[index].step
    let tolerance = Tolerance.step * (1 + step)
    var best = index
    for other in breakpoints[..<index].indices.reversed() {
      if breakpoints[other].step < step - tolerance { break }
      if breakpoints[other].pivot > breakpoints[best].pivot { best = other }
    }
    for other in breakpoints.indices[(index + 1)...] {
      if breakpoints[other].step > step + tolerance { break }
      if breakpoints[other].pivot > breakpoints[best].pivot { best = other }
    }
    let isTooSmall = breakpoints[index].pivot < Tolerance.pivotRatio * breakpoints[best].pivot
    return isTooSmall ? best : index
  }

  /// The breakpoints ahead of all basic symbols that the entering one moves.
  private func reachableBreakpoints(of entering: Entering) -> [Breakpoint] {
    var greatest = 0.0
    for row in 0..<tableau.rowCount {
      greatest = max(greatest, tableau[row, entering.column].magnitude)
    }
    var result: [Breakpoint] = []
    for row in 0..<tableau.rowCount {
      let entry = tableau[row, entering.column]
      if entry.magnitude <= Tolerance.pivot * greatest { continue }
      let symbol = tableau.basic[row]
      let cost = costs[symbol]
      let rises = (entry > 0) == entering.isRising
      // A symbol that may have any value, or that moves away from its kink, is never in the way.
      if cost.kink == 0 || (rises == isAbove[symbol] && !cost.isFixed) { continue }
      let distance = (values[symbol] - breakpoints[symbol]) * (rises ? -1 : 1)
      result.append(
        Breakpoint(
          row: row, symbol: symbol,
          step: cost.isFixed ? 0 : max(0, distance) / entry.magnitude,
          pivot: entry.magnitude, kink: cost.kink * entry.magnitude))
    }
    return result
  }
}
