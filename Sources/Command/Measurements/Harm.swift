import SelfSizing

/// The harm of a finding: what a reader loses by it, then how often, and from which text size on.
///
/// This is the one rule by which outputs call something a problem, color it and order it.
struct Harm: Hashable, Sendable {
  /// The loss of a reader, from nothing to what cannot be read at all.
  enum Loss: Int, Hashable, Sendable, CaseIterable {
    /// Nothing: it is a note about the cell or its figures.
    case nothing
    /// Certainty about the figures: a part of the file or of the code was not understood.
    case knowledge
    /// The reader's own text size, which a text does not follow.
    case textSize
    /// A little of an item, or none of it by design: it is squeezed or overhangs slightly.
    case edge
    /// Certainty about the layout: constraints contradict each other, or leave it open.
    case layout
    /// A part of the content: hidden characters, or texts over each other.
    case part
    /// The content of an item or of the cell: it has no room, or is outside.
    case whole
  }

  let loss: Loss
  /// The share of the measured heights that have it, 0 to 1.
  let share: Double
  /// The place of the first text size that has it, among those measured.
  let firstSize: Int
  var places = 1
  let amount: Double
}

extension Harm: Comparable {
  static func < (first: Harm, second: Harm) -> Bool {
    if first.loss != second.loss { return first.loss.rawValue < second.loss.rawValue }
    if first.share != second.share { return first.share < second.share }
    if first.firstSize != second.firstSize { return first.firstSize > second.firstSize }
    if first.places != second.places { return first.places < second.places }
    return first.amount < second.amount
  }
}

extension Harm.Loss {
  /// An overhang in points that may be meant, as a badge's is: UIKit's standard spacing.
  private static let smallOverhang = 8.0

  init(_ detail: CellFinding.Detail) {
    self =
      switch detail {
      case .noHeight, .missingPin: .whole
      case .squeezed(let squeeze): squeeze.extent < squeeze.needed / 2 ? .whole : .edge
      case .truncated, .overlapping: .part
      case .clipped: detail.amount > Self.smallOverhang ? .part : .edge
      case .conflicting, .estimatedHeight, .ambiguous, .logged: .layout
      case .shrunk, .fixedFont: .textSize
      case .stubbed, .unread: .knowledge
      case .brokenWord, .fixedHeight, .unboundedHeight, .missesTargetWidth, .fittingDependent,
        .shrinking, .unsettled, .missingGlyphs, .assumed, .remark:
        .nothing
      }
  }

  /// The color: grave where content is lost, a note where nothing is.
  var severity: CellFinding.Severity {
    switch self {
    case .nothing: .note
    case .knowledge, .textSize, .edge, .layout: .fault
    case .part, .whole: .grave
    }
  }
}

extension CellFinding {
  var loss: Harm.Loss { Harm.Loss(detail) }

  /// How grave the finding is, by what a reader loses.
  var severity: Severity { loss.severity }

  var isProblem: Bool { loss != .nothing }
}

extension TemplateMeasurements {
  /// The kinds of findings in a cell and in the file of its template, which holds for every cell.
  func findings(of cell: MeasuredCell) -> FindingKinds {
    FindingKinds(of: cell.findings).union(FindingKinds(of: fileFindings))
  }

  func hasProblem(_ cell: MeasuredCell) -> Bool { findings(of: cell).containsDefect }

  /// The findings of a cell that are not said of its file, for a list that has both.
  func ownFindings(of facts: CellFacts) -> [CellFinding] {
    fileFindings.isEmpty ? facts.findings : facts.findings.filter { !fileFindings.contains($0) }
  }

  /// The gravest of all that was found.
  var loss: Harm.Loss {
    let losses = fileFindings.map(\.loss) + cells.lazy.flatMap(\.findings).map(\.loss)
    return losses.max { $0.rawValue < $1.rawValue } ?? .nothing
  }
}
