import SelfSizingCassowary
import SelfSizingGeometry

/// A described layout in one variation, compiled into a linear program.
///
/// Immutable and shared freely between tasks; each task solves it in a ``LayoutWorkspace``.
public struct LayoutProgram: Sendable {
  /// The rows that hold an element's intrinsic size along one axis.
  struct IntrinsicRows: Sendable {
    let hugging: Int
    let compressionResistance: Int
  }

  /// A row whose constant moves with the baselines of texts.
  struct BaselineRow: Sendable {
    let row: Int
    let constant: Double
    let offsets: [LayoutExpression.BaselineOffset]
  }

  /// The layout that was compiled.
  public let description: LayoutDescription
  /// The variation in which it was compiled.
  public let variation: LayoutVariation

  let linear: Program
  let origins: [RowOrigin]
  let intrinsicRows: [LayoutAxis: [Int: IntrinsicRows]]
  let baselineRows: [BaselineRow]
  let targetRows: (width: Int, height: Int)
  /// The index of an element's first variable: x, y, width and height follow each other; nil for a
  /// margins guide, which has none.
  let firstVariable: [Int?]
  /// Declared constraints that gave way to a conflict and count as just below required.
  let broken: [RowOrigin]
}

extension LayoutProgram {
  /// Compiles a description.
  ///
  /// - Parameter broken: Rows that recovery from a conflict has demoted.
  /// - Throws: ``LayoutError/declaration(_:)`` if the description has findings,
  ///   ``LayoutError/solver(_:)`` if the numbers in it are beyond the solver.
  public init(_ description: LayoutDescription, _ variation: LayoutVariation) throws(LayoutError) {
    try self.init(description, variation, breaking: [])
  }

  init(_ description: LayoutDescription, _ variation: LayoutVariation, breaking broken: [RowOrigin])
    throws(LayoutError)
  {
    guard description.findings.isEmpty else { throw .declaration(description.findings) }
    var compiler = LayoutCompiler(description, variation, broken: broken)
    compiler.addRoot()
    compiler.addSizes()
    compiler.addDeclaredConstraints()
    for stack in description.stacks.indices { compiler.addStack(stack) }
    do {
      linear = try Program(
        variableCount: compiler.variableCount,
        constraints: compiler.rows,
        tieBreak: compiler.tieBreak()
      )
    } catch {
      throw .solver(error)
    }
    self.description = description
    self.variation = variation
    self.broken = broken
    origins = compiler.origins
    intrinsicRows = compiler.intrinsicRows
    baselineRows = compiler.baselineRows
    targetRows = compiler.targetRows
    firstVariable = compiler.firstVariable
  }
}
