import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Lays cells of one template out: frames, lines and findings.
final class CellEngine {
  let layout: CellLayout
  let site: DeclarationSite
  var engine: LayoutEngine
  var texts = PreparedTextCache()

  init(_ layout: CellLayout, site: DeclarationSite) {
    self.layout = layout
    self.site = site
    engine = LayoutEngine(layout.description)
  }

  /// Measures a cell that is fitted into a target size.
  func measure(
    _ values: CellValues, fitting target: LayoutSize, _ traits: TraitCollection,
    _ priorities: FittingPriorities
  ) throws(LayoutError) -> CellMeasurement {
    let variation = layout.variation(values.states, traits, priorities)
    var sizing = CellSizing(layout, values, traits, &texts)
    for (constraint, constant) in zip(layout.boundConstraints, values.states.constants) {
      try engine.setConstant(constant, ofConstraintAt: constraint)
    }
    let solution = try engine.fit(target, variation, sizing: &sizing)
    var otherHeight: Double?
    if layout.dependsOnFitting, let other = priorities.otherUsualPair {
      otherHeight = traits.pixelGrid.roundedUp(
        try engine.fit(
          target, layout.variation(values.states, traits, other), sizing: &sizing
        ).size.height)
    }
    return CellMeasurement(
      layout, values.states, solution, sizing, variation, traits, otherHeight: otherHeight,
      site: site)
  }

  /// The fitted height alone, not rounded.
  func height(
    _ values: CellValues, fitting target: LayoutSize, _ traits: TraitCollection,
    _ priorities: FittingPriorities
  ) throws(LayoutError) -> Double {
    let variation = layout.variation(values.states, traits, priorities)
    var sizing = CellSizing(layout, values, traits, &texts)
    for (constraint, constant) in zip(layout.boundConstraints, values.states.constants) {
      try engine.setConstant(constant, ofConstraintAt: constraint)
    }
    return try engine.fit(target, variation, sizing: &sizing).size.height
  }
}
