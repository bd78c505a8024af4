import SelfSizingAutoLayout

/// The statements of a template or of a stack: constraints to activate, and items in order.
public struct CellStatements {
  var constraints: [LayoutConstraint] = []
  var items: [LayoutItem] = []
}

/// The result builder that collects the statements of a template, so that you need not activate
/// constraints. Every statement type-checks on its own, which keeps compiling fast.
@resultBuilder
public enum CellBuilder {
  /// Adds a constraint, which becomes active.
  public static func buildExpression(_ constraint: LayoutConstraint) -> CellStatements {
    CellStatements(constraints: [constraint])
  }

  /// Adds several constraints, which become active.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> CellStatements {
    CellStatements(constraints: constraints)
  }

  /// Adds an item, which a stack arranges.
  public static func buildExpression(_ item: some CellItem) -> CellStatements {
    CellStatements(items: [item.layoutItem])
  }

  /// Adds the statements of your own function, such as a part that several templates share.
  public static func buildExpression(_ statements: CellStatements) -> CellStatements { statements }

  /// Allows assignments such as `margins.top = 11` among the statements.
  public static func buildExpression(_ nothing: ()) -> CellStatements { CellStatements() }

  /// Joins statements in their order.
  public static func buildBlock(_ parts: CellStatements...) -> CellStatements { buildArray(parts) }

  /// Joins the statements of a loop.
  public static func buildArray(_ parts: [CellStatements]) -> CellStatements {
    CellStatements(constraints: parts.flatMap(\.constraints), items: parts.flatMap(\.items))
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
