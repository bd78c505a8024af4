import SelfSizing

/// The answer to the reader's first question, whether all is well: what changed and by which
/// constant, what is broken and where, and how far the heights may be trusted.
struct VerdictSection {
  /// As many places of a kind are listed; the templates' sections have them all.
  private static let largestPlaceCount = 40
  /// Kinds are open as long as no more places than these are seen.
  private static let openPlaceCount = 8

  private let templates: [TemplateMeasurements]
  private let comparison: BaselineComparison?
  private let found: FindingPlaces

  init(_ templates: [TemplateMeasurements], _ comparison: BaselineComparison?) {
    self.templates = templates
    self.comparison = comparison
    found = FindingPlaces(templates)
  }

  func html() -> String {
    let changed =
      "<h3>What changed, and by which constant</h3>\n\(ChangesSummary(comparison: comparison).html())\n"
    let broken = "<h3>What is broken, and where</h3>\n\(broken)\n"
    let trusted = "<h3>How far to trust the heights</h3>\n\(trust)\n"
    // The box with something to say comes first.
    let isChanged = comparison.map { !$0.isClean } ?? false
    return """
      <section id="verdict" aria-labelledby="verdict-title">
      \(banner)
      <div class="answers">
      <div>\(isChanged ? changed : "")\(broken)</div>
      <div>\(trusted)\(isChanged ? "" : changed)</div>
      </div>
      </section>
      """
  }

  private var banner: String {
    let (name, text) = outcome
    return "<h2 id=\"verdict-title\" class=\"banner \(name)\">\(text.escapedForMarkup)</h2>"
  }

  /// The class of the banner and its sentence.
  private var outcome: (name: String, text: String) {
    if let comparison { return (comparison.isClean ? "fine" : "failed", comparison.summary) }
    let cells = templates.map(\.cells.count).reduce(0, +)
    let count = templates.map { $0.cells.count(where: \.hasDefects) }.reduce(0, +)
    if count > 0 { return ("found", "Defects in \(count) of \(cells) cells") }
    if let group = found.defects.first {
      return ("found", "No defects in \(cells) cells; in their files \(group.kind.name) and more")
    }
    return ("fine", "✓ No defects in \(cells) cells.")
  }

  private var broken: String {
    guard !found.defects.isEmpty else { return "<p class=\"dim\">✓ No defects.</p>" }
    var seen = 0
    return found.defects.map { group in
      seen += group.places.count
      return details(group, isOpen: seen <= Self.openPlaceCount)
    }
    .joined(separator: "\n")
  }

  private func details(_ group: FindingPlaces.Group, isOpen: Bool) -> String {
    let state = CellState(group.kind)
    let items = group.places.prefix(Self.largestPlaceCount).map { place in
      "<li>\(place.item(beginning: place.template.title))</li>"
    }
    let rest = group.places.count - items.count
    let more = rest > 0 ? "<li class=\"dim\">and \(rest) more</li>" : ""
    return "<details class=\"kind \(state.name)\"\(isOpen ? " open" : "")><summary>"
      + "<i aria-hidden=\"true\">\(state.icon)</i> <b>\(group.kind.name)</b> "
      + "<span>\(group.kind.summary.escapedForMarkup)</span> <small>\(group.count)</small></summary><ul class=\"findings\">\(items.joined(separator: "\n"))\(more)</ul></details>"
  }

  /// How many cells are known how well, and what is worth knowing.
  private var trust: String {
    var counts = Fidelity.allCases.map { _ in 0 }
    for template in templates {
      for cell in template.cells { counts[cell.fidelity.rawValue] += 1 }
    }
    let items = Trust.all.indices.filter { counts[$0] > 0 }.map { index in
      "<li>\(Trust.all[index].tag) \(counts[index]) \(counts[index] == 1 ? "cell" : "cells") "
        + "<small>\(Trust.all[index].summary)</small></li>"
    }
    return "<ul class=\"trusts\">\(items.joined())</ul>"
      + found.notes.map { details($0, isOpen: false) }.joined(separator: "\n")
  }
}
