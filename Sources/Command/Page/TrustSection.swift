import SelfSizing

/// How far the heights may be trusted: how many are known how well.
struct TrustSection {
  let templates: [TemplateMeasurements]

  func html() -> String {
    var counts = Fidelity.allCases.map { _ in 0 }
    for template in templates {
      for cell in template.cells { counts[cell.fidelity.rawValue] += 1 }
    }
    let items = Trust.all.indices.filter { counts[$0] > 0 }.map { index in
      "<li>\(Trust.all[index].tag) \(counts[index]) \(counts[index] == 1 ? "height" : "heights") "
        + "<small>\(Trust.all[index].summary)</small></li>"
    }
    guard !items.isEmpty else { return "" }
    return """
      <section id="trust" aria-labelledby="trust-title">
      <h3 id="trust-title">How far to trust the heights</h3>
      <ul class="trusts">\(items.joined())</ul>
      </section>
      """
  }
}
