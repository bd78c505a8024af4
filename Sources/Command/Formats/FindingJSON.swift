import SelfSizing

extension JSONValue {
  /// A finding: what it is, what it says, what would help, and where it was declared.
  static func finding(_ finding: CellFinding) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("kind", .string(finding.kind.name)),
      ("item", .string(finding.item ?? "")),
      ("message", .string(finding.message)),
    ]
    if let fix = finding.suggestedFix { members.append(("suggestedFix", .string(fix))) }
    members.append(("file", .string(finding.site.fileID)))
    members.append(("line", .number(Double(finding.site.line))))
    return .object(members)
  }

  /// The member for the findings about the file that a template was read from; none where there are
  /// none.
  static func fileFindings(_ findings: [CellFinding]) -> [(String, JSONValue)] {
    findings.isEmpty ? [] : [("fileFindings", .array(findings.map(finding)))]
  }

  /// The member for the system whose figures cells took; none where none was asked for.
  static func system(_ system: String?) -> [(String, JSONValue)] {
    system.map { [("system", .string($0))] } ?? []
  }
}
