import SelfSizing

/// The comparison of strategies in the report. It leaves times out, which differ from run to run.
struct StrategySection {
  let comparison: StrategyComparison

  func html() -> String {
    let table = StrategyTable.table(comparison, showsTime: false)
    let heading = table.columns.map { "<th scope=\"col\">\($0.title)</th>" }.joined()
    let rows = table.rows.map { row in
      "<tr>" + row.map { "<td>\($0.short.escapedForMarkup)</td>" }.joined() + "</tr>"
    }
    return """
      <section id="strategies" aria-labelledby="strategies-title">
      <h3 id="strategies-title">Strategies of self-sizing</h3>
      <p>\(comparison.text.escapedForMarkup)</p>
      <p class="dim">Measured: cells measured, again ones included. Size error: the distance of the \
      content from its exact length, mean over the steps. Displacement: the most that the first fully \
      visible cell moved by itself. Lengths in points.</p>
      <div class="scroll"><table class="strategies"><thead><tr>\(heading)</tr></thead><tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      </section>
      """
  }
}
