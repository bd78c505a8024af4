import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingTypography

extension Measurer {
  /// Measures contents at every width under all traits, for heights and findings only: those of
  /// ``measure(_:widths:traits:priorities:)``, several times as fast.
  ///
  /// - Parameters:
  ///   - contents: What fills the cells.
  ///   - widths: In points, each in 0 ... 1e6.
  ///   - traits: What each content is measured under.
  ///   - priorities: How strongly the cell takes the width, and shrinks.
  /// - Returns: Content by content, within one trait by trait, and within that width by width.
  /// - Throws: `MeasuringError` as measuring does.
  package func outcomes(
    of contents: some Sequence<Content>, widths: [Double], traits: [TraitCollection],
    priorities: FittingPriorities
  ) throws(MeasuringError) -> [CellOutcome] {
    try measuring { () throws(LayoutError) in
      let environments = traits.map { cells.environment($0, priorities) }
      var found: [CellOutcome] = []
      found.reserveCapacity(contents.underestimatedCount * traits.count * widths.count)
      for content in contents {
        readTexts(of: content)
        for index in environments.indices {
          readStates(of: content, traits[index])
          let shape = try cells.begin(&values, environments[index])
          for width in widths { found.append(try cells.outcome(shape, width: width)) }
        }
      }
      return found
    }
  }
}
