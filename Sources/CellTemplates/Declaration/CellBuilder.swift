import SelfSizingAutoLayout

/// The statements of a template or of a stack: constraints to activate, and items in order.
public struct CellStatements {
  var constraints: [LayoutConstraint] = []
  var items: [LayoutItem] = []
}

/// Collects what a template states, so that no constraint needs to be activated by hand.
///
/// Every statement type-checks on its own, which keeps mistakes short and compiling fast.
@resultBuilder
public enum CellBuilder {
  /// States a constraint: it is active from now on.
  public static func buildExpression(_ constraint: LayoutConstraint) -> CellStatements {
    CellStatements(constraints: [constraint])
  }

  /// States several constraints.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> CellStatements {
    CellStatements(constraints: constraints)
  }

  /// States an item; a stack arranges it.
  public static func buildExpression(_ item: some CellItem) -> CellStatements {
    CellStatements(items: [item.layoutItem])
  }

  /// States what your own function has stated, such as a part that several templates share.
  public static func buildExpression(_ statements: CellStatements) -> CellStatements {
    statements
  }

  /// Lets assignments such as `margins.top = 11` stand among the statements.
  public static func buildExpression(_ nothing: ()) -> CellStatements {
    CellStatements()
  }

  /// Joins statements in their order.
  public static func buildBlock(_ parts: CellStatements...) -> CellStatements {
    buildArray(parts)
  }

  /// Joins the statements of a loop.
  public static func buildArray(_ parts: [CellStatements]) -> CellStatements {
    CellStatements(
      constraints: parts.flatMap(\.constraints), items: parts.flatMap(\.items))
  }

  /// Takes the statements of an `if` without `else`.
  public static func buildOptional(_ part: CellStatements?) -> CellStatements {
    part ?? CellStatements()
  }

  /// Takes the first branch.
  public static func buildEither(first: CellStatements) -> CellStatements { first }

  /// Takes the second branch.
  public static func buildEither(second: CellStatements) -> CellStatements { second }
}
