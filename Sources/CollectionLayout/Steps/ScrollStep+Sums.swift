import SelfSizingGeometry

// The sums and extremes of many steps, in points where they are lengths.

extension [ScrollStep] {
  package var measuredCount: Int { reduce(0) { $0 + $1.measuredCount } }
  /// The sum of the corrections' absolute values.
  package var totalCorrection: Double { reduce(0) { $0 + abs($1.correction) } }

  /// The largest displacement of the first fully visible settled item in any step.
  package var largestFirstFullyVisibleDisplacement: Double {
    reduce(0) { Swift.max($0, abs($1.firstFullyVisible?.distance ?? 0)) }
  }

  /// Returns by how much the content was too long after each step, because heights were estimated.
  /// - Parameters:
  ///   - exact: The steps of the same requests to a collection view that measures ahead.
  ///   - axis: The axis along which the content scrolls.
  package func contentSizeErrors(comparedTo exact: [ScrollStep], along axis: LayoutAxis)
    -> [Double]
  { zip(self, exact).map { $0.contentSizeAfter[axis] - $1.contentSizeAfter[axis] } }
}
