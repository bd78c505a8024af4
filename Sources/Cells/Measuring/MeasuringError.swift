import SelfSizingAutoLayout

/// Why a cell cannot be measured.
public enum MeasuringError: Error, Hashable, Sendable {
  /// The template's declaration has mistakes; each finding names its file and line.
  case declaration(template: String, findings: [DeclarationFinding])
  /// The layout cannot be compiled or solved.
  case layout(template: String, LayoutError)
  /// A cell of an app's class cannot be made: the class lacks the initializers that a list calls.
  case noInitializer(className: String, DeclarationSite)
  /// There are more than 2^31 − 1 contents at once; the value is their number.
  case tooManyContents(Int)
}

extension MeasuringError: CustomStringConvertible {
  /// The template and the reason, a line for each finding.
  public var description: String {
    switch self {
    case .declaration(let template, let findings):
      "template \(template) cannot be measured:\n"
        + findings.map { "  \($0)" }.joined(separator: "\n")
    case .layout(let template, let error): "template \(template) cannot be measured: \(error)"
    case .noInitializer(let className, let site):
      "\(site): \(className) has none of the initializers that a list calls: "
        + "init(style:reuseIdentifier:), init(reuseIdentifier:) or init(frame:); create it in its entry"
    case .tooManyContents(let count):
      "\(count) contents are more than the \(Int32.max) that are measured at once"
    }
  }
}
