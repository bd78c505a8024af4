import SelfSizingAutoLayout

/// Why a cell cannot be measured.
public enum MeasuringError: Error, Hashable, Sendable {
  /// The template's declaration is mistaken; each finding names its file and line.
  case declaration(template: String, findings: [DeclarationFinding])
  /// The layout cannot be compiled or solved.
  case layout(template: String, LayoutError)
  /// More contents at once than 2^31 − 1; how many.
  case tooManyContents(Int)
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
    case .tooManyContents(let count):
      "\(count) contents are more than the \(Int32.max) that are measured at once"
    }
  }
}
