import SelfSizing

/// A message at a line of source: a finding, or a change that a constant caused.
struct Diagnostic: Hashable, Sendable {
  enum Severity: String, Hashable, Sendable {
    /// It fails a check.
    case error
    /// It is a fault, and fails nothing.
    case warning
    case note

    fileprivate var workflowCommand: String { self == .note ? "notice" : rawValue }
  }

  let severity: Severity
  /// The rule's name, the same for all of its kind: `truncated`, `height-changed`.
  let rule: String
  let message: String, site: DeclarationSite

  static func findings(_ templates: [TemplateMeasurements]) -> [Diagnostic] {
    templates.flatMap { template in
      FindingSummary(template).entries.map { entry in
        Diagnostic(
          severity: entry.harm.loss == .nothing ? .note : .warning, rule: entry.kind.name,
          message: "\(template.title): \(entry.text)", site: entry.site)
      }
    }
  }

  /// The diagnostics of a check: changes at the constants that caused them, and new findings.
  static func differences(_ comparison: BaselineComparison) -> [Diagnostic] {
    comparison.templates.flatMap { template in
      let name = template.measured.title
      let site = template.measured.site
      var diagnostics = changes(of: template)
      if !template.isRecorded {
        diagnostics.append(.error("not-recorded", "\(name) is not in the baseline", at: site))
      }
      let contents = template.addedContents.count + template.missingContents.count
      if contents > 0, template.isRecorded {
        let message =
          "\(name): \(contents) contents were added or removed since the baseline was recorded"
        diagnostics.append(.error("contents-changed", message, at: site))
      }
      return diagnostics
        + template.newFindings.map { finding in
          Diagnostic.error(
            finding.entry.kind.name, "\(name): \(finding.entry.text); accept it as \(finding.name)",
            at: finding.entry.site)
        }
    }
  }

  private static func changes(of template: TemplateComparison) -> [Diagnostic] {
    guard !template.changes.isEmpty else { return [] }
    let rule = "height-changed"
    let summary = "\(template.measured.title): \(template.changeSummary)"
    let causes = template.changedConstants.filter { constant in
      template.changes.contains { $0.causes.contains { $0.constant == constant } }
    }
    guard !causes.isEmpty else { return [.error(rule, summary, at: template.measured.site)] }
    return causes.map { cause in
      .error(rule, "\(summary); \(cause.name) \(cause.old) → \(cause.new)", at: cause.site)
    }
  }

  private static func error(
    _ rule: String, _ message: String, at site: DeclarationSite
  ) -> Diagnostic { Diagnostic(severity: .error, rule: rule, message: message, site: site) }
}

/// A writer of diagnostics in the formats that editors and build servers show beside the source.
struct DiagnosticWriter {
  let path: (DeclarationSite) -> String

  /// `file:line:column: warning: …`, which Xcode and editors show in the line.
  func xcode(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let line =
        "\(path(diagnostic.site)):\(diagnostic.site.line):1: \(diagnostic.severity.rawValue): "
        + "\(diagnostic.message) [\(diagnostic.rule)]"
      return line.onOneLine + "\n"
    }.joined()
  }

  /// `::error file=…::…`, which GitHub shows in the files of a pull request.
  func github(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      "::\(diagnostic.severity.workflowCommand) file=\(Self.property(path(diagnostic.site))),"
        + "line=\(diagnostic.site.line),title=\(Self.property(diagnostic.rule))::"
        + "\(Self.data(diagnostic.message))\n"
    }.joined()
  }

  /// The text of a workflow command, on one line.
  ///
  /// - Source: GitHub's toolkit documents that % is escaped in commands, and : and , in their
  ///   properties as well.
  private static func data(_ text: String) -> String { text.onOneLine.replacing("%", with: "%25") }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// A log of SARIF 2.1.0, as code scanning reads it.
  func sarif(_ diagnostics: [Diagnostic], toolVersion: String) -> String {
    let rules = Set(diagnostics.map(\.rule)).sorted()
    let driver: JSONValue = .object([
      ("name", .string("selfsize")), ("version", .string(toolVersion)),
      ("rules", .array(rules.map { .object([("id", .string($0))]) })),
    ])
    let run: JSONValue = .object([
      ("tool", .object([("driver", driver)])), ("results", .array(diagnostics.map(result))),
    ])
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    return JSONValue.object([
      ("$schema", .string(schema)), ("version", .string("2.1.0")), ("runs", .array([run])),
    ]).text() + "\n"
  }

  private func result(_ diagnostic: Diagnostic) -> JSONValue {
    let location: JSONValue = .object([
      ("artifactLocation", .object([("uri", .string(path(diagnostic.site)))])),
      ("region", .object([("startLine", .number(Double(max(diagnostic.site.line, 1))))])),
    ])
    return .object([
      ("ruleId", .string(diagnostic.rule)), ("level", .string(diagnostic.severity.rawValue)),
      ("message", .object([("text", .string(diagnostic.message))])),
      ("locations", .array([.object([("physicalLocation", location)])])),
    ])
  }
}
