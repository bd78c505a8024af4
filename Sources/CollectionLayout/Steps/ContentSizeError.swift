import SelfSizingGeometry

/// By how much the size of the content was wrong at the end of one step, because heights were
/// estimated.
package struct ContentSizeError: Hashable, Sendable {
  package let step: Int
  /// The extent of the content along the scroll axis with the estimates, in points.
  package let length: Double
  /// The same with every cell measured, in points.
  package let exactLength: Double

  /// The error in points; positive where the content was too long.
  package var distance: Double { length - exactLength }

  /// The error as a part of the exact length; 0 where that is 0.
  package var fraction: Double { exactLength == 0 ? 0 : distance / exactLength }
}

extension ScrollTrace {
  /// Returns the error of the content's size over time: step by step against a trace of the same
  /// requests to a collection view whose estimates were ``HeightEstimates/measuredAhead``.
  ///
  /// - Parameters:
  ///   - exact: The trace whose sizes are taken as exact.
  ///   - axis: The axis along which the content scrolls.
  /// - Returns: One error for each step that both traces have.
  package func contentSizeErrors(comparedTo exact: ScrollTrace, along axis: LayoutAxis)
    -> [ContentSizeError]
  {
    zip(steps, exact.steps).enumerated().map { number, steps in
      ContentSizeError(
        step: number, length: steps.0.contentSizeAfter[axis],
        exactLength: steps.1.contentSizeAfter[axis])
    }
  }
}
