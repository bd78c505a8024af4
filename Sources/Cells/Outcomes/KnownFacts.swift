import SelfSizingTypography

/// The facts that cells of one measurer have had so far, each once: of a million cells a few
/// hundred are different.
struct KnownFacts {
  /// As many are kept, so that a text that is different in every cell fills no memory.
  private static let capacity = 4096

  /// The facts of cells in which nothing is found, by fidelity and reflow: those of most cells.
  private static let plain = Fidelity.allCases.flatMap { fidelity in
    [false, true].map { CellFacts(fidelity, isReflowed: $0, [], isShared: true) }
  }

  /// The facts by the numbers that stand for their findings.
  private var known: [[Int]: CellFacts] = [:]

  /// The facts of a cell.
  ///
  /// - Parameters:
  ///   - findings: Numbers that stand for the findings of a cell of this measurer; empty for none.
  ///   - make: Makes the findings that the numbers stand for.
  mutating func facts(
    _ fidelity: Fidelity, isReflowed: Bool, _ findings: inout [Int], make: () -> [CellFinding]
  ) -> CellFacts {
    let kind = 2 * fidelity.rawValue + (isReflowed ? 1 : 0)
    if findings.isEmpty { return Self.plain[kind] }
    findings.append(kind)
    if let facts = known[findings] { return facts }
    let isKept = known.count < Self.capacity
    let facts = CellFacts(fidelity, isReflowed: isReflowed, make(), isShared: isKept)
    if isKept { known[findings] = facts }
    return facts
  }
}
