extension LexicographicSimplex {
  /// Finds the breakpoint at which the cost stops falling; nil if it falls for ever. Breakpoints of
  /// finite kinks are passed as long as the cost falls beyond them (a long step). Bland's rule
  /// stops at the first breakpoint, and among equals at the first symbol.
  /// - Complexity: O(r × breakpoints passed), at most O(r log r), for r rows that reach the column.
  mutating func step(of entering: Entering, byBland usesBland: Bool) -> Int? {
    collectBreakpoints(of: entering)
    if usesBland { return firstStep() }
    breakpoints.sort(by: Breakpoint.precedes)
    var slope = entering.slope
    for index in breakpoints.indices {
      slope += breakpoints[index].kink
      if slope < Tolerance.reducedCost * entering.slope { continue }
      guard let steadier = steadier(than: index) else { return index }
      for other in breakpoints.indices where breakpoints[other].symbol == steadier { return other }
    }
    return nil
  }

  private mutating func firstStep() -> Int? {
    if breakpoints.count == 0 { return nil }
    var reachable = breakpoints.borrowed
    var least = Double.infinity
    for index in reachable.indices { least = min(least, reachable[index].step) }
    let limit = least + Tolerance.step * (1 + least)
    var greatestPivot = 0.0
    for index in reachable.indices where reachable[index].step <= limit {
      greatestPivot = max(greatestPivot, reachable[index].pivot)
    }
    var choice: Int?
    for index in reachable.indices
    where reachable[index].step <= limit
      && reachable[index].pivot >= Tolerance.pivotRatio * greatestPivot
    {
      let isFirst = choice.map { reachable[index].symbol < reachable[$0].symbol } ?? true
      if isFirst { choice = index }
    }
    if let choice { reachable.swapAt(0, choice) }
    return choice == nil ? nil : 0
  }

  /// The symbol of another breakpoint about as far, before any symbol passes its own by more than a
  /// row may be violated, if the pivot of the given one is too small to divide by.
  /// - Source: Harris, Pivot Selection Methods of the Devex LP Code, Mathematical Programming 5,
  ///   1973.
  private mutating func steadier(than index: Int) -> Int? {
    let chosen = breakpoints[index]
    let least = chosen.step - Tolerance.step * (1 + chosen.step)
    var most = Double.infinity
    for other in breakpoints.indices where !Breakpoint.precedes(breakpoints[other], chosen) {
      most = min(most, breakpoints[other].step + Tolerance.harris / breakpoints[other].pivot)
    }
    most = max(most, chosen.step + Tolerance.step * (1 + chosen.step))
    var best = chosen
    for index in breakpoints.indices {
      let other = breakpoints[index]
      if other.step < least || other.step > most { continue }
      if other.pivot > best.pivot || (other.pivot == best.pivot && other.symbol < best.symbol) {
        best = other
      }
    }
    let isTooSmall = chosen.pivot < Tolerance.pivotRatio * best.pivot
    return isTooSmall ? best.symbol : nil
  }

  private mutating func collectBreakpoints(of entering: Entering) {
    let greatest = greatestEntry(ofColumn: entering.column)
    breakpoints.removeAll()
    for position in (areVariablesFree ? lineVariableCount : 0)..<line.count {
      let (index, entry) = (line[position].symbol, line[position].coefficient)
      if entry.magnitude <= Tolerance.pivot * greatest { continue }
      let symbol = symbols[index]
      let kink = symbol.cost.kink
      let rises = (entry > 0) == entering.isRising
      // A symbol that may have any value, or that moves away from its kink, is never in the way.
      if kink == 0 || (rises == symbol.isAbove && !symbol.cost.isFixed) { continue }
      let distance = rises ? -symbol.distance : symbol.distance
      breakpoints.append(
        Breakpoint(
          row: symbol.place, symbol: index,
          step: symbol.cost.isFixed ? 0 : max(0, distance) / entry.magnitude,
          pivot: entry.magnitude, kink: kink * entry.magnitude))
    }
  }
}
