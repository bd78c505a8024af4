import SelfSizing

/// The harm of a finding: what a reader loses by it, then how often, and from which text size on.
/// By this rule outputs call something a problem, color it and order it.
struct Harm: Hashable, Sendable {
  let loss: CellFinding.Loss
  /// The share of the measured heights that have it, 0 to 1.
  let share: Double
  /// The place of the first text size that has it, among those measured.
  let firstSize: Int
  var places = 1
  let amount: Double
}

extension Harm: Comparable {
  static func < (first: Harm, second: Harm) -> Bool {
    (first.loss.rawValue, first.share, second.firstSize, first.places, first.amount)
      < (second.loss.rawValue, second.share, first.firstSize, second.places, second.amount)
  }
}

extension CellFinding {
  var loss: Loss { detail.loss }
  var severity: Severity { loss.severity }
  var isProblem: Bool { loss != .nothing }
}

extension TemplateMeasurements {
  /// The kinds of findings in a cell and in the file of its template, which holds for every cell.
  func findings(of cell: CellOutcome) -> FindingKinds {
    FindingKinds(of: cell.findings).union(FindingKinds(of: fileFindings))
  }

  func hasProblem(_ cell: CellOutcome) -> Bool { findings(of: cell).containsDefect }

  /// The findings of a cell that are not said of its file, for a list that has both.
  func ownFindings(of facts: CellFacts) -> [CellFinding] {
    fileFindings.isEmpty ? facts.findings : facts.findings.filter { !fileFindings.contains($0) }
  }

  var loss: CellFinding.Loss {
    let losses = fileFindings.map(\.loss) + cells.lazy.flatMap(\.findings).map(\.loss)
    return losses.max { $0.rawValue < $1.rawValue } ?? .nothing
  }
}

/// The kinds of some findings as bits: reports make such a set for every cell.
struct FindingKinds {
  static let all = CellFinding.Kind.allCases
  private static let defects = FindingKinds(all.filter(\.isDefect))
  /// A bit for each kind, by its place in the order.
  private var bits: UInt32 = 0
  /// The kinds of which one finding at least is grave.
  private var graveBits: UInt32 = 0

  init(of findings: some Sequence<CellFinding>) {
    for finding in findings { insert(finding.kind, finding.severity) }
  }

  /// Kinds, each as grave as it can be.
  init(_ kinds: some Sequence<CellFinding.Kind>) {
    for kind in kinds { insert(kind, kind.severity) }
  }

  private mutating func insert(_ kind: CellFinding.Kind, _ severity: CellFinding.Severity) {
    let bit: UInt32 = 1 << kind.place
    bits |= bit
    if severity == .grave { graveBits |= bit }
  }

  func union(_ other: FindingKinds) -> FindingKinds {
    var all = self
    all.bits |= other.bits
    all.graveBits |= other.graveBits
    return all
  }

  var containsDefect: Bool { bits & Self.defects.bits != 0 }

  /// The kind by which cells are marked: the first of the gravest; nil where there is none.
  var mark: CellFinding.Kind? {
    let gravest = [graveBits, bits & Self.defects.bits, bits].first { $0 != 0 }
    return gravest.map { Self.all[$0.trailingZeroBitCount] }
  }

  var severity: CellFinding.Severity { graveBits != 0 ? .grave : containsDefect ? .fault : .note }
}

extension CellFinding.Kind {
  var place: Int { FindingKinds.all.firstIndex(of: self) ?? 0 }
}

extension [CellFinding] {
  /// The height that no constraint gives; it is found before all else.
  var fixedHeight: CellFinding.FixedHeight? {
    guard case .fixedHeight(let fixed) = first?.detail else { return nil }
    return fixed
  }
}
