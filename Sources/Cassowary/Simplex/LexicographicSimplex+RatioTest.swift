extension LexicographicSimplex {
  /// Finds how far an entering symbol moves: to the breakpoint at which the cost stops falling.
  ///
  /// Breakpoints of finite kinks are passed as long as the cost falls beyond them (a long step).
  /// Bland's rule stops at the first breakpoint, and among equals at the first symbol.
  ///
  /// - Returns: The position in `breakpoints` of the one that leaves, with those that are passed
  ///   before it; nil if the cost falls for ever.
  /// - Complexity: O(r × breakpoints passed), at most O(r log r), for r rows that reach the column.
  mutating func step(of entering: Entering, byBland usesBland: Bool) -> Int? {
    collectBreakpoints(of: entering)
    let count = breakpoints.count
    var reachable = breakpoints.buffer
    if usesBland { return firstStep(among: reachable) }
    let isSorted = count > Self.selectionLimit
    if isSorted { reachable.sort(by: Breakpoint.precedes) }
    var slope = entering.slope
    for index in 0..<count {
      if !isSorted { Self.select(index, of: reachable) }
      slope += reachable[index].kink
      if slope < Tolerance.reducedCost * entering.slope { continue }
      guard let steadier = steadier(than: index, among: reachable) else { return index }
      // Everything before it in order has to be passed.
      if !isSorted { reachable.sort(by: Breakpoint.precedes) }
      return reachable.firstIndex { $0.symbol == steadier }
    }
    return nil
  }

  /// More breakpoints than this are sorted; of fewer the next one is looked for when it is needed.
  private static var selectionLimit: Int { 48 }

  /// Brings the breakpoint that is next to its place, after those that are already there.
  @inline(__always)
  private static func select(_ place: Int, of breakpoints: UnsafeMutableBufferPointer<Breakpoint>) {
    var first = place
    for index in (place + 1)..<max(place + 1, breakpoints.count)
    where Breakpoint.precedes(breakpoints[index], breakpoints[first]) {
      first = index
    }
    breakpoints.swapAt(place, first)
  }

  private mutating func firstStep(among breakpoints: UnsafeMutableBufferPointer<Breakpoint>) -> Int?
  {
    guard let least = breakpoints.lazy.map({ $0.step }).min() else { return nil }
    let limit = least + Tolerance.step * (1 + least)
    var greatestPivot = 0.0
    for breakpoint in breakpoints where breakpoint.step <= limit {
      greatestPivot = max(greatestPivot, breakpoint.pivot)
    }
    var choice: Int?
    for (index, breakpoint) in breakpoints.enumerated()
    where breakpoint.step <= limit && breakpoint.pivot >= Tolerance.pivotRatio * greatestPivot {
      if choice.map({ breakpoint.symbol < breakpoints[$0].symbol }) ?? true { choice = index }
    }
    // None is passed.
    if let choice { breakpoints.swapAt(0, choice) }
    return choice == nil ? nil : 0
  }

  /// The symbol of another breakpoint about as far, if the pivot of the given one is too small to
  /// divide by.
  ///
  /// About as far are those that are reached before any symbol is beyond its breakpoint by more
  /// than a row may be violated.
  ///
  /// - Source: Harris, Pivot Selection Methods of the Devex LP Code, Mathematical Programming 5,
  ///   1973.
  private mutating func steadier(
    than index: Int, among breakpoints: UnsafeMutableBufferPointer<Breakpoint>
  ) -> Int? {
    let chosen = breakpoints[index]
    let least = chosen.step - Tolerance.step * (1 + chosen.step)
    var most = Double.infinity
    for other in breakpoints where !Breakpoint.precedes(other, chosen) {
      most = min(most, other.step + Tolerance.harris / other.pivot)
    }
    most = max(most, chosen.step + Tolerance.step * (1 + chosen.step))
    var best = chosen
    for other in breakpoints
    where other.step >= least && other.step <= most
      && (other.pivot > best.pivot || (other.pivot == best.pivot && other.symbol < best.symbol))
    {
      best = other
    }
    let isTooSmall = breakpoints[index].pivot < Tolerance.pivotRatio * best.pivot
    return isTooSmall ? best.symbol : nil
  }

  /// Collects the breakpoints ahead of all basic symbols that the entering one moves.
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
