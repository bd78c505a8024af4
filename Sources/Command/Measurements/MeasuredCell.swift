import SelfSizing

/// The outcome of measuring one content at one width and one text size, without its frames.
package struct MeasuredCell: Sendable {
  /// The cell's height in points, on whole pixels.
  package let height: Double
  /// Everything else, which cells share.
  private(set) var remark: CellRemark

  /// The fidelity of the height.
  var fidelity: Fidelity { remark.fidelity }
  /// Whether the text size has changed the arrangement of a stack.
  package var isReflowed: Bool { remark.isReflowed }
  /// The findings.
  package var findings: [CellFinding] { remark.findings }
  /// The fallbacks, with the characters that each sets; empty if the labels' fonts have all glyphs.
  var fallbacks: [ItemFallback] { remark.fallbacks }

  /// A cell that is still to be measured.
  static let unmeasured = MeasuredCell(
    height: 0, CellRemark(.exact, isReflowed: false, [], []))

  private init(height: Double, _ remark: CellRemark) {
    self.height = height
    self.remark = remark
  }

  /// Whether a fault of the cell was found.
  var hasDefects: Bool { FindingKinds(of: findings).containsDefect }

  /// Creates the outcome from a measurement.
  init(_ measurement: CellMeasurement) {
    var remarks = CellRemarks()
    self.init(CellOutcome(measurement), &remarks)
  }

  /// Keeps what a report shows of a measured cell, and shares what others have, too.
  init(_ outcome: CellOutcome, _ remarks: inout CellRemarks) {
    height = outcome.height
    remark = remarks.remark(on: outcome.facts)
  }

  /// Creates a cell of a height of its own that is in everything else as another one.
  init(height: Double, like other: MeasuredCell) {
    self.height = height
    remark = other.remark
  }

  /// Adds a finding in the order of its kind.
  mutating func insert(_ finding: CellFinding) {
    var findings = remark.findings
    findings.insert(
      finding, at: findings.firstIndex { $0.kind > finding.kind } ?? findings.count)
    remark = CellRemark(
      remark.fidelity, isReflowed: remark.isReflowed, findings, remark.fallbacks)
  }
}
