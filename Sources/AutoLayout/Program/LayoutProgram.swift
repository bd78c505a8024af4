import SelfSizingCassowary
import SelfSizingGeometry

/// A described layout in one variation, compiled into a linear program.
public struct LayoutProgram: Sendable {
  /// The row that hugs an intrinsic size; the one of compression resistance follows it.
  struct IntrinsicRows: Sendable {
    private var width = -1
    private var height = -1

    /// -1 if the element has no intrinsic size along an axis.
    subscript(axis: LayoutAxis) -> Int {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  /// A row whose constant moves with the baselines of texts.
  struct BaselineRow: Sendable {
    let row: Int
    let constant: Double
    let offsets: [LayoutExpression.BaselineOffset]
  }

  /// The layout that was compiled, or one of the same structure.
  public private(set) var description: LayoutDescription
  /// Whether the description has its own constants, other than those that were compiled.
  private(set) var isRedescribed = false
  package let variation: LayoutVariation
  let linear: Program
  let buffer: RowBuffer
  let intrinsicRows: [IntrinsicRows]
  let targetRows: (width: Int, height: Int)
  let firstDeclaredRow: Int
  /// The index of x, after which y, width and height follow; -1 for a part of a container.
  let firstVariable: [Int]
  /// Those of the guides that stacks make follow them.
  let elementVariableCount: Int
  let regions: [LayoutRegion]
  /// Whether heights follow from widths by what texts measure alone: no constraint compares the
  /// two, no stack divides by sizes, and no text that wraps insists on its size.
  let areAxesSeparate: Bool
  /// Rows that count as just below required.
  let broken: [RowOrigin]
  /// Vertical rows of one priority below required that pull against each other.
  let competingRows: [Int]
  let start: LayoutStart
}

/// The sizes measured when a program is compiled; only its first solution depends on them.
struct LayoutStart: Sendable {
  var target = LayoutSize.zero
  var sizes: [IntrinsicContentSize?] = []
}

extension LayoutProgram {
  /// Compiles a description.
  /// - Throws: ``LayoutError/declaration(_:)`` for findings, ``LayoutError/solver(_:)`` for numbers
  ///   beyond the solver, and other errors for a variation that does not fit the description.
  public init(_ description: LayoutDescription, _ variation: LayoutVariation) throws(LayoutError) {
    try self.init(description, variation, breaking: [])
  }

  /// Compiles a description, with `extra` rows of the caller after all others.
  init(
    _ description: LayoutDescription, _ variation: LayoutVariation, breaking broken: [RowOrigin],
    start: LayoutStart = LayoutStart(), extra: [LinearConstraint] = []
  ) throws(LayoutError) {
    guard description.findings.isEmpty else { throw .declaration(description.findings) }
    guard variation.arrangements.count == description.stacks.count else {
      throw .foreignVariation(
        arrangements: variation.arrangements.count, stacks: description.stacks.count)
    }
    try variation.checkNumbers(in: description)
    try start.checkTarget()
    var compiler = LayoutCompiler(description, variation, broken: broken, start: start)
    compiler.addRoot()
    compiler.addSizes()
    compiler.addAutoresizing()
    compiler.addReadableGuides()
    compiler.addDeclaredConstraints()
    for stack in description.stacks.indices { compiler.addStack(stack) }
    var system = compiler.buffer.system
    for constraint in extra { system.append(constraint) }
    do {
      linear = try Program(system, tieBreak: compiler.tieBreak())
    } catch {
      throw .solver(error)
    }
    self.description = description
    self.variation = variation
    self.broken = broken
    self.start = start
    buffer = compiler.buffer
    competingRows = Self.competingRows(in: compiler.buffer)
    intrinsicRows = compiler.intrinsicRows
    targetRows = compiler.targetRows
    firstDeclaredRow = compiler.firstDeclaredRow
    firstVariable = compiler.firstVariable
    elementVariableCount = compiler.elementVariableCount
    regions = compiler.regions
    areAxesSeparate =
      description.areAxesIndependent && !variation.dividesBySizes
      && description.multilineElements.allSatisfy { element in
        let attributes = description.elements[element].attributes
        return LayoutAxis.allCases.allSatisfy { axis in
          attributes.contentHugging[axis] < .required
            && attributes.compressionResistance[axis] < .required
        }
      }
  }
}

extension LayoutProgram {
  /// The program for a description of the same structure, with its own names, places and constants.
  func redescribed(_ description: LayoutDescription) -> LayoutProgram {
    var program = self
    program.description = description
    program.isRedescribed = true
    return program
  }

  /// Baselines left out.
  func rowConstant(_ declared: Double, ofConstraintAt index: Int) -> Double {
    buffer.declaredRests[index] + declared
  }

  /// Baselines left out.
  func constant(ofRow row: Int) -> Double {
    let index = row - firstDeclaredRow
    guard description.constraints.indices.contains(index) else {
      return buffer.constant(ofRow: row)
    }
    return rowConstant(description.constraints[index].constant, ofConstraintAt: index)
  }

  var origins: [RowOrigin] { buffer.origins }
  var baselineRows: [BaselineRow] { buffer.baselineRows }

  func baselines(ofRow row: Int) -> BaselineRow? { baselineRows.first { $0.row == row } }
}

extension LayoutStart {
  /// Throws if an extent is not a number in 0 ... 1e6.
  func checkTarget() throws(LayoutError) {
    for axis in LayoutAxis.allCases
    where !(target[axis] >= 0 && target[axis] <= IntrinsicContentSize.largestSize) {
      throw .invalidNumber("target \(axis.extentName)", target[axis])
    }
  }

  func size(ofElementAt element: Int) -> IntrinsicContentSize {
    (element < sizes.count ? sizes[element] : nil) ?? IntrinsicContentSize()
  }
}
