import SelfSizing

/// A problem of one or several cells: the equal findings that share a card of the report.
struct SharedProblem {
  /// The findings of a kind in one template, the most harmful first; never empty.
  struct Part {
    let template: TemplateMeasurements
    let entries: [FindingSummary.Entry]

    var place: FindingPlace { FindingPlace(template, entries[0]) }
    var sizes: [Int] { Set(entries.flatMap(\.sizes)).sorted() }
  }

  let kind: CellFinding.Kind
  /// The templates that have it, in the order of the report; never empty.
  let parts: [Part]

  var worst: Part { parts[0] }

  /// The harm where it is worst, in as many places as there are findings.
  var harm: Harm {
    var harm = worst.entries[0].harm
    harm.places = count
    return harm
  }

  /// The names of the templates, each once: one is there for each system.
  var names: [String] { parts.map(\.template.name).distinct }
  var count: Int { parts.map(\.entries.count).reduce(0, +) }

  static func all(_ templates: [TemplateMeasurements]) -> [SharedProblem] {
    let parts = templates.flatMap { template in
      let entries = FindingSummary(template).entries.filter { $0.harm.loss != .nothing }
      return Dictionary(grouping: entries, by: \.kind).sorted { $0.key < $1.key }.map {
        (
          signature: Signature($0.key, $0.value),
          part: Part(template: template, entries: $0.value.sortedByHarm { $0.harm })
        )
      }
    }
    return parts.grouped(by: \.signature).map { signature, parts in
      SharedProblem(
        kind: signature.kind, parts: parts.map(\.part).sortedByHarm { $0.entries[0].harm })
    }
    .sortedByHarm { $0.harm }
  }

  private struct Signature: Hashable {
    let kind: CellFinding.Kind
    let texts: [String]

    /// Every cell that ignores the text size needs the same change; others share what is said.
    init(_ kind: CellFinding.Kind, _ entries: [FindingSummary.Entry]) {
      self.kind = kind
      texts = kind == .fixedFont ? [] : entries.map(\.worst.finding.message)
    }
  }
}

extension Array {
  /// The elements by their harm, the most harmful first, else in their order.
  fileprivate func sortedByHarm(_ harm: (Element) -> Harm) -> [Element] {
    let harms = map(harm)
    let order = indices.sorted { first, second in
      harms[first] == harms[second] ? first < second : harms[first] > harms[second]
    }
    return order.map { self[$0] }
  }
}

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
