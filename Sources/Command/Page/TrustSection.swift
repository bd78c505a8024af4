import SelfSizing

/// How far the heights may be trusted: how many are known how well.
struct TrustSection {
  let templates: [TemplateMeasurements]

  func html() -> String {
    let counts = templates.fidelityCounts
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
