import SelfSizing

extension JSONValue {
  /// A finding: what it is, what it says, and where it was declared.
  static func finding(_ finding: CellFinding) -> JSONValue {
    .object([
      ("kind", .string(finding.kind.rawValue)),
      ("item", .string(finding.item ?? "")),
      ("message", .string(finding.message)),
      ("file", .string(finding.site.fileID)),
      ("line", .number(Double(finding.site.line))),
    ])
  }

  /// The member for the findings about the file that a template was read from; none where there are none.
  static func fileFindings(_ findings: [CellFinding]) -> [(String, JSONValue)] {
    findings.isEmpty ? [] : [("fileFindings", .array(findings.map(finding)))]
  }

  /// The member for the system whose figures cells took; none where none was asked for.
  static func system(_ system: String?) -> [(String, JSONValue)] {
    system.map { [("system", .string($0))] } ?? []
  }
}
