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

  /// The remarks of cells in which nothing is found, by fidelity and reflow: those of most cells.
  private static let plain = Fidelity.allCases.flatMap { fidelity in
    [false, true].map { CellRemark(fidelity, isReflowed: $0, [], []) }
  }

  private var known: Set<CellRemark> = []
  /// The remarks on facts that cells share; a remark here keeps its facts alive.
  private var shared: [ObjectIdentifier: (facts: CellFacts, remark: CellRemark)] = [:]

  /// The remark on the facts of a cell, which others of the same words share.
  mutating func remark(on facts: CellFacts) -> CellRemark {
    if facts.findings.isEmpty, facts.fallbackUses.isEmpty {
      return Self.plain[2 * facts.fidelity.rawValue + (facts.isReflowed ? 1 : 0)]
    }
    guard facts.isShared else { return remark(inWordsOf: facts) }
    if let known = shared[ObjectIdentifier(facts)] { return known.remark }
    let remark = remark(inWordsOf: facts)
    if shared.count < Self.capacity { shared[ObjectIdentifier(facts)] = (facts, remark) }
    return remark
  }

  private mutating func remark(inWordsOf facts: CellFacts) -> CellRemark {
    let remark = CellRemark(
      facts.fidelity, isReflowed: facts.isReflowed, facts.findings, ItemFallback.all(of: facts))
    if let index = known.firstIndex(of: remark) { return known[index] }
    if known.count < Self.capacity { known.insert(remark) }
    return remark
  }
}

/// Texts that are made of remarks, each once: a document says the same of thousands of cells.
struct RemarkTexts: Sendable {
  /// As many are kept.
  private static let capacity = 1 << 14

  private var known: [ObjectIdentifier: String] = [:]
  private let make: @Sendable (CellRemark) -> String

  /// Creates texts that are made as they are asked for.
  init(_ make: @escaping @Sendable (CellRemark) -> String) {
    self.make = make
  }

  /// The text of a cell's remark, which lives as long as the cells.
  mutating func text(of cell: MeasuredCell) -> String {
    let key = ObjectIdentifier(cell.remark)
    if let text = known[key] { return text }
    let text = make(cell.remark)
    if known.count < Self.capacity { known[key] = text }
    return text
  }
}
