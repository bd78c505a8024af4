import SelfSizingCells

/// A live cell as it was laid out.
package struct FittedCell {
  let cell: DescribedCell
  let described: DescribedViews
  package private(set) var measurement: CellMeasurement
  /// Everything that a debugger would show, if it was requested.
  package private(set) var inspection: CellInspection?

  /// The views by the elements of the layout; nil for guides.
  @MainActor var views: [UIView?] { described.views }

  /// Takes what is known of the cell beyond its layout.
  ///
  /// - Parameters:
  ///   - statedHeight: The height in points that the class computes itself; nil for none.
  ///   - findings: In any order.
  ///   - isReflowed: Whether the cell may be arranged otherwise at its text size.
  package mutating func add(
    statedHeight: Double?, _ findings: [CellFinding], isReflowed: Bool
  ) {
    if let statedHeight { measurement.state(height: statedHeight) }
    measurement.add(findings)
    measurement.isReflowed = isReflowed
    inspection?.measurement = measurement
    if let found = inspection?.findings { inspection?.findings = (found + findings).byKind }
  }
}
