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
