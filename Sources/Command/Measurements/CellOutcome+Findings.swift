import SelfSizing

extension CellOutcome {
  static let unmeasured = CellOutcome(height: 0, CellFacts(.exact, isReflowed: false, [], []))

  var fidelity: Fidelity { facts.fidelity }
  /// Whether the text size has changed the arrangement of a stack.
  package var isReflowed: Bool { facts.isReflowed }
  package var findings: [CellFinding] { facts.findings }

  mutating func insert(_ finding: CellFinding) {
    var findings = facts.findings
    findings.insert(finding, at: findings.firstIndex { $0.kind > finding.kind } ?? findings.count)
    self = CellOutcome(
      height: height,
      CellFacts(facts.fidelity, isReflowed: facts.isReflowed, findings, facts.fallbackUses))
  }
}
