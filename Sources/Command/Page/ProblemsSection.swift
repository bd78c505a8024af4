import SelfSizing

/// The first tab: every problem as a card, the most harmful first, with filters by kind.
struct ProblemsSection {
  let problems: [SharedProblem]
  let links: SourceLinks

  /// A card, written separately from the others.
  func card(_ problem: SharedProblem) -> String {
    ProblemCard(problem: problem, links: links).html()
  }

  var beginning: String {
    """
    <section id="problems" class="tab" aria-labelledby="problems-title">
    <h2 id="problems-title" class="spoken">Problems</h2>
    \(filters)<p class="none" hidden>No problem matches.</p>
    <div class="cards">

    """
  }

  var end: String { "</div>\n</section>\n" }

  /// A button for each kind, in the order in which the cards come.
  private var filters: String {
    var kinds: [(kind: CellFinding.Kind, count: Int)] = []
    for problem in problems {
      if let place = kinds.firstIndex(where: { $0.kind == problem.kind }) {
        kinds[place].count += problem.names.count
      } else {
        kinds.append((problem.kind, problem.names.count))
      }
    }
    guard kinds.count > 1 else { return "" }
    let buttons = kinds.map { kind, count in
      "<button type=\"button\" data-kind=\"\(kind.name)\" aria-pressed=\"false\">"
        + "\(kind.row.word) <b>\(count)</b></button>"
    }
    return "<div class=\"filters\" role=\"group\" aria-label=\"Kinds of problems\">"
      + "\(buttons.joined())</div>\n"
  }
}
