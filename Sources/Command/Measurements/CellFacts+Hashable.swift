import SelfSizing

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
