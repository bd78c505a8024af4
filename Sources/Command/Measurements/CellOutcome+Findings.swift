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

/// Facts are equal if a report says the same of them: of a million cells a few hundred differ.
extension CellFacts: Hashable {
  package static func == (first: CellFacts, second: CellFacts) -> Bool {
    first === second
      || first.fidelity == second.fidelity && first.isReflowed == second.isReflowed
        && first.findings == second.findings
        && ItemFallback.all(of: first) == ItemFallback.all(of: second)
  }

  /// Findings are compared, which is quick where they are the same, and hardly hashed.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(fidelity)
    hasher.combine(isReflowed)
    hasher.combine(findings.count)
    for finding in findings {
      hasher.combine(finding.kind)
      hasher.combine(finding.site.line)
      if case .truncated(let count, _) = finding.detail { hasher.combine(count) }
    }
    hasher.combine(fallbackUses.count)
  }
}

/// Texts that are made of facts, each once: a document says the same of thousands of cells.
struct FactTexts: Sendable {
  private static let capacity = 1 << 14
  private var known: [ObjectIdentifier: String] = [:]
  private let make: @Sendable (CellFacts) -> String

  init(_ make: @escaping @Sendable (CellFacts) -> String) { self.make = make }

  mutating func text(of cell: CellOutcome) -> String {
    let key = ObjectIdentifier(cell.facts)
    if let text = known[key] { return text }
    let text = make(cell.facts)
    if known.count < Self.capacity { known[key] = text }
    return text
  }
}
