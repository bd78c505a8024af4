import SelfSizing

enum ReadingSection {
  static let html = beginning + rest
  static let htmlOfLivingPage = beginning + trying + rest
  private static let beginning = """
    <section id="reading" aria-labelledby="reading-title">
    <h3 id="reading-title">How to read this</h3>
    <p>Problems come first, the most harmful on top: what a reader loses, then how often, and from which text size on. \
    A card opens its cell. Arrow keys go on from cell to cell and from size to size, Escape closes. \
    Below, L and AX3 are shown at first; frames, margins, baselines and constraints are drawn over the cells \
    with f, m, b and c.</p>

    """

  private static let trying = """
    <p>A cell's details can be played with: type other texts, drag its width, step through the text sizes, and the \
    page lays the cell out again, by the code that measured it and to the same digits. The link keeps what was \
    chosen. What a sample decides apart from its texts, such as a hidden badge, stays as it was measured. The code of \
    an app's own cells does not run again, as the page says beside them; a class that works out its height itself \
    is shown as it was measured.</p>

    """

  private static let rest = """
    <p>Red is content that a reader loses: it is cut off, covered, outside, or has no room. Amber is a problem of \
    another kind: the layout is left to chance, or a text does not follow the reader's text size. Both count. What is \
    marked in gray is a note: the height rests on a figure or rule without a public source, or on a priority that \
    the caller chooses. Notes fail nothing unless <code>--fail-on</code> names them.</p>
    <dl>
    \(trusts)
    \(findings)
    <dt><i>Δ</i> changed</dt><dd>A height is not as it was recorded.</dd>
    <dt>reflowed</dt><dd>The text size has changed the arrangement of a stack: a cell may be lower although \
    its text is larger. Dashed lines in the charts mark where.</dd>
    </dl>
    <p>Sizes are checked against what iOS drew: 149 of 158 sizes of self-sized views in reference images of iOS 14.5 to \
    26.2 come out to the pixel, by <code>swift test --filter ImagesConformance</code>, and 119 of 119 widths of \
    labels, by <code>swift test --filter LabelWidthsConformance</code>. The article <i>Against real pixels</i> says \
    which do not.</p>
    <p>Cells are drawn from measured frames, all at one scale. Each line of text is as \
    wide as it was measured, in whatever font this browser has. Of many samples the shortest, the \
    median, the longest, those that are the shortest or longest at other text sizes, and the worst one for each \
    distinct finding are drawn, and the longest from the other side, too; all heights are in the rows below the \
    strips, where those of drawn cells are links, and in the JSON of <code>measure</code>.</p>
    </section>
    """

  private static let trusts = Trust.all.map { trust in
    "<dt>\(trust.tag)</dt><dd>\(trust.legend.escapedForMarkup)</dd>"
  }.joined(separator: "\n")

  private static let findings = FindingKinds.all.map { kind in
    let row = kind.row
    return "<dt><i>\(row.symbol)</i> \(row.name)</dt><dd>\(row.legend.escapedForMarkup)</dd>"
  }.joined(separator: "\n")
}

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
