import SelfSizingGeometry
import SelfSizingTypography

/// The result of measuring one content, without frames and lines: the height, and what a report
/// says about it.
package struct CellOutcome: Sendable {
  /// The height in points, rounded up to whole pixels.
  package let height: Double
  package let facts: CellFacts

  package init(height: Double, _ facts: CellFacts) {
    self.height = height
    self.facts = facts
  }

  package init(_ measurement: CellMeasurement) {
    height = measurement.size.height
    facts = CellFacts(measurement)
  }
}

/// Everything that a report says about a measured cell, except its height.
package final class CellFacts: Sendable {
  /// Characters of an item's text that a fallback sets.
  package typealias ItemFallbackUse = (item: String, use: FallbackUse)

  package let fidelity: Fidelity
  /// Whether traits have changed the arrangement of a stack.
  package let isReflowed: Bool
  /// The findings, by kind and then in the order of the tree.
  package let findings: [CellFinding]
  /// The fallbacks of the visible items, with the characters that each sets.
  package let fallbackUses: [ItemFallbackUse]

  /// Creates facts that no measurement has, such as those of a cell to which a finding was added.
  package init(
    _ fidelity: Fidelity, isReflowed: Bool, _ findings: [CellFinding],
    _ fallbackUses: [ItemFallbackUse]
  ) {
    self.fidelity = fidelity
    self.isReflowed = isReflowed
    self.findings = findings
    self.fallbackUses = fallbackUses
  }

  init(_ measurement: CellMeasurement) {
    fidelity = measurement.fidelity
    isReflowed = measurement.isReflowed
    findings = measurement.findings
    fallbackUses = measurement.items.flatMap { item -> [ItemFallbackUse] in
      item.isHidden ? [] : (item.text?.fallbackUses ?? []).map { (item.name, $0) }
    }
  }
}
