import SelfSizingAutoLayout

/// Why a cell cannot be measured.
public enum MeasuringError: Error, Hashable, Sendable {
  /// The template's declaration is mistaken; each finding names its file and line.
  case declaration(template: String, findings: [DeclarationFinding])
  /// The layout cannot be compiled or solved.
  case layout(template: String, LayoutError)
}

extension MeasuringError: CustomStringConvertible {
  /// The template and the reason, a line for each finding.
  public var description: String {
    switch self {
    case .declaration(let template, let findings):
      "template \(template) cannot be measured:\n"
        + findings.map { "  \($0)" }.joined(separator: "\n")
    case .layout(let template, let error):
      "template \(template) cannot be measured: \(error)"
    }
  }
}
