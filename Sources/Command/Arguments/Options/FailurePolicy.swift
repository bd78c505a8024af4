import SelfSizing

/// Which findings end a command with exit status 1.
struct FailurePolicy: Hashable, Sendable {
  var kinds: Set<CellFinding.Kind>
  static let never = FailurePolicy(kinds: [])
  /// Faults of cells do; notes about how far a height may be trusted do not.
  static let defects = FailurePolicy(kinds: Set(CellFinding.Kind.allCases.filter(\.isDefect)))
  static let all = FailurePolicy(kinds: Set(CellFinding.Kind.allCases))

  func fails(_ findings: some Sequence<CellFinding>) -> Bool {
    findings.contains { kinds.contains($0.kind) }
  }

  /// Whether a cell with these findings fails: a height that is assumed is, whatever was found.
  func fails(_ findings: some Sequence<CellFinding>, _ fidelity: Fidelity) -> Bool {
    fidelity == .assumed && kinds.contains(.assumed) || fails(findings)
  }

  static var flags: [Flag<FailurePolicy>] {
    [
      .toggle("strict", \.self, .defects, "exit with 1 if a defect was found"),
      failOn(instead: "exit with 1 if one of these was found"),
    ]
  }

  static func failOn(instead summary: String) -> Flag<FailurePolicy> {
    .value(
      "fail-on", .findings, \.self,
      summary + ": defects, all, or kinds such as truncated or assumed")
  }
}

extension FlagValue where Value == FailurePolicy {
  static var findings: FlagValue {
    let groups: [String: Set<CellFinding.Kind>] = [
      "defects": FailurePolicy.defects.kinds, "all": FailurePolicy.all.kinds,
    ]
    let names = CellFinding.Kind.allCases.map(\.name) + ["defects", "all"]
    let kind = FlagValue<Set<CellFinding.Kind>>.name("kind of finding", among: names) { name in
      groups[name] ?? CellFinding.Kind.allCases.first { $0.name == name }.map { [$0] }
    }
    let list = FlagValue<[Set<CellFinding.Kind>]>.list(of: kind)
    return FlagValue(placeholder: "KIND[,KIND]", accepts: list.accepts, isList: true) {
      text throws(FlagValueError) in
      FailurePolicy(kinds: try list.read(text).reduce(into: []) { $0.formUnion($1) })
    }
  }
}
