import SelfSizing

/// The first tab: every problem as a card, the most harmful first, with filters by kind.
struct ProblemsSection {
  let problems: [SharedProblem]
  let links: SourceLinks

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

  private var filters: String {
    let kinds = problems.grouped(by: \.kind).map { kind, problems in
      (kind, problems.map(\.names.count).reduce(0, +))
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
