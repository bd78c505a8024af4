import SelfSizing

/// The outcome of measuring one content at one width and one text size, without its frames.
package struct MeasuredCell: Sendable {
  /// The cell's height in points, on whole pixels.
  package let height: Double
  /// Everything else, which cells share.
  private(set) var facts: CellFacts

  var fidelity: Fidelity { facts.fidelity }
  /// Whether the text size has changed the arrangement of a stack.
  package var isReflowed: Bool { facts.isReflowed }
  package var findings: [CellFinding] { facts.findings }

  static let unmeasured = MeasuredCell(
    height: 0, CellFacts(.exact, isReflowed: false, [], []))

  private init(height: Double, _ facts: CellFacts) {
    self.height = height
    self.facts = facts
  }

  init(_ measurement: CellMeasurement) {
    self.init(CellOutcome(measurement))
  }

  /// Keeps what a report shows of a measured cell.
  init(_ outcome: CellOutcome) {
    self.init(height: outcome.height, outcome.facts)
  }

  /// Creates a cell of its own height that is in everything else as another one.
  init(height: Double, like other: MeasuredCell) {
    self.height = height
    facts = other.facts
  }

  /// Adds a finding in the order of its kind.
  mutating func insert(_ finding: CellFinding) {
    var findings = facts.findings
    findings.insert(
      finding, at: findings.firstIndex { $0.kind > finding.kind } ?? findings.count)
    facts = CellFacts(
      facts.fidelity, isReflowed: facts.isReflowed, findings, facts.fallbackUses)
  }
}
