/// A basic symbol that reaches its breakpoint when the entering symbol moves.
struct Breakpoint: BitwiseCopyable {
  @Narrow var row: Int
  @Narrow var symbol: Int
  /// How far the entering symbol moves until then; >= 0.
  var step: Double
  var pivot: Double
  /// The growth of the cost's slope.
  var kink: Double

  /// Nearest first; of equal steps the greatest pivot, then the first symbol.
  @inline(__always) static func precedes(_ one: Breakpoint, _ other: Breakpoint) -> Bool {
    if one.step != other.step { return one.step < other.step }
    if one.pivot != other.pivot { return one.pivot > other.pivot }
    return one.symbol < other.symbol
  }
}
