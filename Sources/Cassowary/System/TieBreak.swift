/// One step of the rule that picks among equally good solutions.
///
/// When all levels are optimal and several solutions remain, the steps are taken in order. Each
/// moves its variable to one end of the values that are still possible, and holds it there:
///
/// 1. ``Direction/maximize``: to the greatest value. If there is none, because the variable can
///    grow for ever, to the least; if it can also fall for ever, to 0.
/// 2. ``Direction/minimize``: to the least value. If there is none, to the greatest; else to 0.
/// 3. ``Direction/nearestZero``: to the value nearest to 0, which always exists.
///
/// Variables that no step names follow, nearest to zero, in the order of the first constraint that
/// names them, then in the order of their terms within it, then by index. So every variable gets
/// its turn, and the solution is a function of the program and its constants alone.
public struct TieBreak: Hashable, Sendable {
  /// The end to which a step moves its variable.
  public enum Direction: Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// As large as the optimum allows.
    case maximize
    /// As small as the optimum allows.
    case minimize
    /// As near to 0 as the optimum allows.
    case nearestZero
  }

  /// The variable that moves.
  public var variable: Variable
  /// Where it moves.
  public var direction: Direction

  /// Creates a step from its variable and direction.
  public init(_ variable: Variable, _ direction: Direction) {
    self.variable = variable
    self.direction = direction
  }
}
