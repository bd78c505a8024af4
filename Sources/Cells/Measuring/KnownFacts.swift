import SelfSizingAutoLayout
import SelfSizingTypography

/// The facts that cells of one measurer have had so far, each once: of a million cells a few
/// hundred are different.
struct KnownFacts {
  /// As many are kept, so that a text that is different in every cell fills no memory.
  private static let capacity = 4096

  /// The facts of cells in which nothing is found, by fidelity and reflow: those of most cells.
  private static let plain = Fidelity.allCases.flatMap { fidelity in
    [false, true].map { CellFacts(fidelity, isReflowed: $0, [], []) }
  }

  private struct Key: Hashable {
    let fidelity: Fidelity
    let isReflowed: Bool
    let findings: [CellFinding]

    /// Findings are compared, which is quick where they are the same, and hardly hashed.
    func hash(into hasher: inout Hasher) {
      hasher.combine(fidelity)
      hasher.combine(isReflowed)
      for finding in findings {
        hasher.combine(finding.kind)
        hasher.combine(finding.site.line)
        if case .truncated(let count, _) = finding.detail { hasher.combine(count) }
      }
    }
  }

  private var known: [Key: CellFacts] = [:]

  /// The facts of a cell; those of texts that fallbacks set are rarely those of another one.
  mutating func facts(
    _ fidelity: Fidelity, isReflowed: Bool, _ findings: [CellFinding],
    _ fallbackUses: [CellFacts.ItemFallbackUse]
  ) -> CellFacts {
    guard fallbackUses.isEmpty else {
      return CellFacts(fidelity, isReflowed: isReflowed, findings, fallbackUses)
    }
    if findings.isEmpty { return Self.plain[2 * fidelity.rawValue + (isReflowed ? 1 : 0)] }
    let key = Key(fidelity: fidelity, isReflowed: isReflowed, findings: findings)
    if let facts = known[key] { return facts }
    let facts = CellFacts(fidelity, isReflowed: isReflowed, findings, [])
    if known.count < Self.capacity { known[key] = facts }
    return facts
  }
}
