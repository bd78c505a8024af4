import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The height of one content, and what a report says about it.
package struct CellOutcome: Sendable {
  package let height: Double
  package let facts: CellFacts

  package init(height: Double, _ facts: CellFacts) {
    self.height = height
    self.facts = facts
  }

  package init(_ measurement: CellMeasurement) {
    self.init(height: measurement.size.height, CellFacts(measurement))
  }
}

/// Everything that a report says about a measured cell, except its height.
package final class CellFacts: Sendable {
  package typealias ItemFallbackUse = (item: String, use: FallbackUse)
  package let fidelity: Fidelity
  package let isReflowed: Bool
  package let findings: [CellFinding]
  package let fallbackUses: [ItemFallbackUse]

  package init(
    _ fidelity: Fidelity, isReflowed: Bool, _ findings: [CellFinding],
    _ fallbackUses: [ItemFallbackUse]
  ) {
    self.fidelity = fidelity
    self.isReflowed = isReflowed
    self.findings = findings
    self.fallbackUses = fallbackUses
  }

  convenience init(_ measurement: CellMeasurement) {
    self.init(
      measurement.fidelity, isReflowed: measurement.isReflowed, measurement.findings,
      measurement.items.flatMap { item -> [ItemFallbackUse] in
        item.isHidden ? [] : (item.text?.fallbackUses ?? []).map { (item.name, $0) }
      })
  }
}

/// The facts of one measurer's cells so far, each once: of a million a few hundred differ.
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
