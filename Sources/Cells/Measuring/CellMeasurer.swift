import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Measures cells of one layout at the depth that the caller asks for: height; outcome, with what
/// is found; measurement and inspection, with frames, lines and terms. All depths lay a cell out
/// alike. One per task: what it returns depends on the arguments alone, but it keeps what it can
/// reuse.
package final class CellMeasurer {
  package let layout: CellLayout
  package let site: DeclarationSite
  private let engine: LayoutEngine
  private lazy var constraintTexts = layout.description.constraints.map {
    layout.description.text(of: $0)
  }
  private var environments: [CellEnvironment] = []
  private var environmentCount = 0
  private var known = KnownFacts()
  private var hasHeight = false
  /// Unchecked: a measurer has one caller at a time, and the code of a view that is asked for its
  /// size measures with others. The checks of a layout within this access show in the rows of new
  /// content of `Benchmarks/compare cells`.
  @exclusivity(unchecked) private var sizing: CellSizing
  private var constants: [Double] = []
  private var finder: FindingFinder?
  private static let capacity = 256

  package init(_ layout: CellLayout, site: DeclarationSite, programs: LayoutProgramCache? = nil) {
    self.layout = layout
    self.site = site
    engine = LayoutEngine(layout.description, programs: programs)
    sizing = CellSizing(layout)
  }

  package func environment(_ traits: TraitCollection, _ priorities: FittingPriorities)
    -> CellEnvironment
  {
    // By index: to walk the list itself counts references to each environment.
    let known = environments
    for index in known.indices
    where known[index].priorities == priorities && known[index].traits == traits {
      return known[index]
    }
    let environment = CellEnvironment(layout, id: environmentCount, traits, priorities)
    environmentCount += 1
    // Not in place: where nothing is, the compiler leaves out the checks of each look at the list.
    environments = (known.count == Self.capacity ? [] : known) + [environment]
    return environment
  }

  package func environment(_ asked: CellEnvironment, of values: inout CellValues) -> CellEnvironment
  {
    guard let locale = values.states.locale, locale != asked.traits.locale else { return asked }
    return environment(values.states.traits(asked.traits), asked.priorities)
  }

  /// Its values are unchanged: passed otherwise, references to all that they hold would be counted.
  package func begin(
    _ values: inout CellValues, _ environment: CellEnvironment, asking code: ViewCode? = nil
  ) throws(LayoutError) -> CellShape {
    hasHeight = false
    let environment = self.environment(environment, of: &values)
    sizing.show(&values, environment, code)
    if !layout.boundConstraints.isEmpty {
      constants = values.states.constants
      try setConstants(constants)
    }
    return environment.shape(layout, &values, site: site)
  }

  private func setConstants(_ constants: [Double]) throws(LayoutError) {
    for (constraint, constant) in zip(layout.boundConstraints, constants) {
      try engine.setConstant(constant, ofConstraintAt: constraint)
    }
  }

  /// The height of the present cell at a width, in points, rounded up to whole pixels.
  package func height(_ shape: CellShape, width: Double) throws(LayoutError) -> Double {
    let height = try engine.fittedHeight(
      LayoutSize(width: width, height: 0), shape.variation, keepsSizes: hasHeight, sizing: &sizing)
    hasHeight = true
    return shape.grid.roundedUp(height)
  }

  package func outcome(_ shape: CellShape, width: Double) throws(LayoutError) -> CellOutcome {
    var finder = takeFinder(shape)
    defer { self.finder = finder }
    try solve(shape, LayoutSize(width: width, height: 0), &finder)
    sizing.showTexts(in: &finder)
    let findings = try finder.findings(engine, sizing: &sizing)
    return CellOutcome(
      height: finder.size.height,
      known.facts(
        finder.fidelity, isReflowed: shape.isReflowed, findings, sizing.fallbackUses(in: finder)))
  }

  private func measurement(_ finder: inout FindingFinder, trailingRoom: Double = 0)
    throws(LayoutError) -> CellMeasurement
  {
    let texts = sizing.lines(in: &finder)
    return CellMeasurement(
      finder, texts: texts, backgrounds: layout.backgrounds,
      try finder.findings(engine, sizing: &sizing), trailingRoom: trailingRoom)
  }

  private func takeFinder(_ shape: CellShape) -> FindingFinder {
    hasHeight = false
    var taken: FindingFinder?
    swap(&taken, &finder)
    return taken ?? FindingFinder(shape)
  }

  private func solve(
    _ shape: CellShape, _ target: LayoutSize, _ finder: inout FindingFinder
  ) throws(LayoutError) {
    try engine.fit(target, shape.variation, sizing: &sizing, into: &finder.solution)
    try compare(shape, target, &finder)
  }

  private func compare(
    _ shape: CellShape, _ target: LayoutSize, _ finder: inout FindingFinder
  ) throws(LayoutError) {
    let tied = try engine.tiedHeight(target, shape.variation, sizing: &sizing)
    if let other = shape.otherVariation {
      try engine.fit(target, other, sizing: &sizing, into: &finder.otherSolution)
    }
    finder.begin(shape, fitting: target)
    finder.tiedHeight = tied
    // A list gives the cell a frame on whole pixels, in which UIKit solves again.
    if finder.size.height > finder.solution.size.height + LayoutSolution.tolerance {
      do throws(LayoutError) {
        finder.roundingConflicts = try engine.conflicts(
          atFinalHeight: finder.size.height, target, shape.variation, sizing: &sizing)
      } catch .invalidNumber {
        // Higher than a layout may be asked for.
        finder.roundingConflicts = []
      }
    }
    finder.unboundedHeight = shape.unboundedHeight(atWidth: target.width) {
      // The constants of one cell must not decide for others. What cannot be fitted empty is none
      // of the cells that can grow. A constraint that is not active is at no place.
      let declared = layout.description.constraints
      try? setConstants(
        layout.boundConstraints.map { declared.indices.contains($0) ? declared[$0].constant : 0 })
      defer { try? setConstants(constants) }
      return try? shape.unboundedHeight(atWidth: target.width, engine)
    }
  }

  package func measure(
    _ values: CellValues, fitting targets: [LayoutSize], _ traits: TraitCollection,
    _ priorities: FittingPriorities, asking code: ViewCode? = nil
  ) throws(LayoutError) -> [CellMeasurement] {
    var values = values
    let shape = try begin(&values, environment(traits, priorities), asking: code)
    defer { sizing.forgetCode() }
    var measurements: [CellMeasurement] = []
    measurements.reserveCapacity(targets.count)
    var finder = takeFinder(shape)
    defer { self.finder = finder }
    for target in targets {
      try solve(shape, target, &finder)
      measurements.append(try measurement(&finder))
    }
    return measurements
  }

  /// Measures a cell at a width in points, of which some is left beside the content view, and keeps
  /// all that a debugger would show, and what contradicts an estimated height.
  package func inspect(
    _ values: CellValues, width: Double, trailingRoom: Double = 0, _ traits: TraitCollection,
    _ priorities: FittingPriorities,
    comparedTo otherPriorities: [LayoutPriority] = LayoutExplanation.comparedPriorities,
    estimatedHeight: Double? = nil, asking code: ViewCode? = nil
  ) throws(LayoutError) -> CellInspection {
    var values = values
    let shape = try begin(&values, environment(traits, priorities), asking: code)
    defer { sizing.forgetCode() }
    let target = LayoutSize(
      width: trailingRoom > 0 ? max(width - trailingRoom, 0) : width, height: 0)
    var finder = takeFinder(shape)
    defer { self.finder = finder }
    let (solution, explanation) = try engine.explainedFit(
      target, shape.variation, sizing: &sizing, comparedTo: otherPriorities)
    finder.solution = solution
    try compare(shape, target, &finder)
    let measurement = try measurement(&finder, trailingRoom: trailingRoom)
    let others = try estimatedHeight.map { (height) throws(LayoutError) in
      try finder.findings(atEstimatedHeight: height, engine, sizing: &sizing)
    }
    var bound: [Int: Double] = [:]
    for (constraint, constant) in zip(layout.boundConstraints, values.states.constants) {
      bound[constraint] = constant
    }
    return CellInspection(
      measurement, finder, findings: measurement.findings + (others ?? []), explanation,
      baselines: sizing.baselines(in: solution), boundConstants: bound,
      constraintTexts: constraintTexts)
  }
}
