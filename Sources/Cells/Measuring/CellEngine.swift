import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Lays cells of one template out: frames, lines and findings.
package final class CellEngine {
  package let layout: CellLayout
  let site: DeclarationSite
  package let engine: LayoutEngine
  var texts: PreparedTextCache
  var fonts = ResolvedFonts()
  /// The constraints in words.
  private(set) lazy var constraintTexts = layout.description.constraints.map {
    layout.description.text(of: $0)
  }

  /// Creates an engine that has measured nothing yet.
  ///
  /// - Parameter texts: Where texts are kept that were prepared.
  package init(
    _ layout: CellLayout, site: DeclarationSite, texts: PreparedTextCache = PreparedTextCache()
  ) {
    self.layout = layout
    self.site = site
    self.texts = texts
    engine = LayoutEngine(layout.description)
  }

  /// Measures a cell that is fitted into target sizes, one after the other.
  package func measure(
    _ values: CellValues, fitting targets: [LayoutSize], _ traits: TraitCollection,
    _ priorities: FittingPriorities
  ) throws(LayoutError) -> [CellMeasurement] {
    var sizing = CellSizing(layout, values, values.states.traits(traits), &texts, &fonts)
    return try measure(values, fitting: targets, traits, priorities, &sizing)
  }

  /// Measures a cell that is fitted into target sizes, one after the other.
  ///
  /// - Parameter sizing: That of the values; keeps how long texts are wrapped.
  package func measure(
    _ values: CellValues, fitting targets: [LayoutSize], _ traits: TraitCollection,
    _ priorities: FittingPriorities, _ sizing: inout CellSizing
  ) throws(LayoutError) -> [CellMeasurement] {
    let plan = try plan(values.states, traits, priorities)
    var measurements: [CellMeasurement] = []
    measurements.reserveCapacity(targets.count)
    for target in targets {
      let cell = try layOut(target, plan.variation, plan.grid, &sizing)
      measurements.append(
        CellMeasurement(
          cell, try findings(cell, plan, &sizing), isReflowed: layout.isReflowed(values.states)))
    }
    return measurements
  }

  /// How a cell is laid out for its measurement.
  struct Plan {
    let variation: LayoutVariation
    /// The variation under the other pair of fitting priorities, if the cell may depend on them.
    let other: LayoutVariation?
    let grid: PixelGrid
  }

  /// Prepares to lay cells with some states out.
  func plan(
    _ states: CellStates, _ traits: TraitCollection, _ priorities: FittingPriorities
  ) throws(LayoutError) -> Plan {
    let traits = states.traits(traits)
    try setConstants(states)
    let other = layout.dependsOnFitting ? priorities.otherUsualPair : nil
    return Plan(
      variation: layout.variation(states, traits, priorities),
      other: other.map { layout.variation(states, traits, $0) }, grid: traits.pixelGrid)
  }

  /// Finds what the author of a cell that was laid out should know.
  func findings(_ cell: LaidOutCell, _ plan: Plan, _ sizing: inout CellSizing)
    throws(LayoutError) -> [CellFinding]
  {
    let other = try plan.other.map { (variation) throws(LayoutError) in
      try engine.fit(cell.target, variation, sizing: &sizing)
    }
    var findings = try FindingFinder(cell).findings(
      comparedTo: other, plan.other?.fittingPriorities.vertical, engine, sizing: &sizing)
    if cell.hasFixedHeight, let fixed = layout.fixedHeight { findings.insert(fixed, at: 0) }
    return findings
  }

  /// Fits a cell into a target size.
  func layOut(
    _ target: LayoutSize, _ variation: LayoutVariation, _ grid: PixelGrid,
    _ sizing: inout CellSizing
  ) throws(LayoutError) -> LaidOutCell {
    let solution = try engine.fit(target, variation, sizing: &sizing)
    return LaidOutCell(layout, solution, sizing, fitting: target, variation, grid, site: site)
  }

  /// Measures a cell that is fitted into a target size.
  package func measure(
    _ values: CellValues, fitting target: LayoutSize, _ traits: TraitCollection,
    _ priorities: FittingPriorities
  ) throws(LayoutError) -> CellMeasurement {
    try measure(values, fitting: [target], traits, priorities)[0]
  }

  /// Puts the constants that depend on content or traits into the layout.
  func setConstants(_ states: CellStates) throws(LayoutError) {
    for (constraint, constant) in zip(layout.boundConstraints, states.constants) {
      try engine.setConstant(constant, ofConstraintAt: constraint)
    }
  }

  /// The fitted height alone, not rounded.
  func height(
    _ values: CellValues, fitting target: LayoutSize, _ traits: TraitCollection,
    _ priorities: FittingPriorities
  ) throws(LayoutError) -> Double {
    let traits = values.states.traits(traits)
    let variation = layout.variation(values.states, traits, priorities)
    var sizing = CellSizing(layout, values, traits, &texts, &fonts)
    try setConstants(values.states)
    return try engine.fit(target, variation, sizing: &sizing).size.height
  }
}
