import SelfSizing

/// The kinds of some findings: a set that costs next to nothing, as reports make one for every
/// cell.
struct FindingKinds {
  /// All kinds, in the order in which reports list them.
  static let all = CellFinding.Kind.allCases

  private static let defects = FindingKinds(all.filter(\.isDefect))
  private static let grave = FindingKinds(all.filter { $0.severity == .grave })

  /// A bit for each kind, by its place in the order.
  private var bits: UInt32 = 0

  init(of findings: some Sequence<CellFinding>) {
    for finding in findings { bits |= 1 << finding.kind.place }
  }

  init(of cells: some Sequence<MeasuredCell>) {
    for cell in cells { bits |= FindingKinds(of: cell.findings).bits }
  }

  init(_ kinds: some Sequence<CellFinding.Kind>) {
    for kind in kinds { bits |= 1 << kind.place }
  }

  /// Whether a fault of a cell is among them.
  var containsDefect: Bool { bits & Self.defects.bits != 0 }

  /// The kind by which cells are marked: the first of the gravest; nil where there is none.
  var mark: CellFinding.Kind? {
    let gravest = [bits & Self.grave.bits, bits & Self.defects.bits, bits].first { $0 != 0 }
    return gravest.map { Self.all[$0.trailingZeroBitCount] }
  }
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
