import SelfSizing

/// Everything that a report shows of a measured cell besides its height.
///
/// Cells share their remarks: of a million cells a few hundred are different, and each has room for
/// findings in words.
final class CellRemark: Sendable {
  let fidelity: Fidelity
  let isReflowed: Bool
  let findings: [CellFinding]
  let fallbacks: [ItemFallback]

  init(
    _ fidelity: Fidelity, isReflowed: Bool, _ findings: [CellFinding], _ fallbacks: [ItemFallback]
  ) {
    self.fidelity = fidelity
    self.isReflowed = isReflowed
    self.findings = findings
    self.fallbacks = fallbacks
  }
}

extension CellRemark: Hashable {
  static func == (first: CellRemark, second: CellRemark) -> Bool {
    first === second
      || first.fidelity == second.fidelity && first.isReflowed == second.isReflowed
        && first.findings == second.findings && first.fallbacks == second.fallbacks
  }

  /// Findings are compared, which is quick where they are the same, and not hashed.
  func hash(into hasher: inout Hasher) {
    hasher.combine(fidelity)
    hasher.combine(isReflowed)
    hasher.combine(findings.count)
    for finding in findings {
      hasher.combine(finding.kind)
      hasher.combine(finding.site.line)
      if case .truncated(let count, _) = finding.detail { hasher.combine(count) }
    }
    hasher.combine(fallbacks.count)
  }
}

/// The remarks that cells of one task have had so far, each once.
struct CellRemarks {
  /// As many are kept, so that a text that is different in every cell fills no memory.
  private static let capacity = 4096

  private var known: Set<CellRemark> = []

  /// The remark that is equal to a new one, or the new one itself.
  mutating func shared(_ remark: CellRemark) -> CellRemark {
    if let index = known.firstIndex(of: remark) { return known[index] }
    if known.count < Self.capacity { known.insert(remark) }
    return remark
  }
}
