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

  /// The remark on a measurement, which others of the same words share.
  mutating func remark(on measurement: CellMeasurement) -> CellRemark {
    let (findings, fallbacks) = (measurement.findings, measurement.fallbacks)
    let (fidelity, isReflowed) = (measurement.fidelity, measurement.isReflowed)
    if findings.isEmpty, fallbacks.isEmpty {
      return Self.plain[2 * fidelity.rawValue + (isReflowed ? 1 : 0)]
    }
    let remark = CellRemark(fidelity, isReflowed: isReflowed, findings, fallbacks)
    if let index = known.firstIndex(of: remark) { return known[index] }
    if known.count < Self.capacity { known.insert(remark) }
    return remark
  }
}

/// Texts that are made of remarks, each once: a document says the same of thousands of cells.
struct RemarkTexts {
  /// As many are kept.
  private static let capacity = 1 << 14

  private var known: [ObjectIdentifier: String] = [:]
  private let make: (CellRemark) -> String

  /// Creates texts that are made as they are asked for.
  init(_ make: @escaping (CellRemark) -> String) {
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
