import SelfSizing

/// How to read the report.
enum ReadingSection {
  static let html = """
    <section id="reading">
    <h2>How to read this</h2>
    <p>Follow a height of the overview to its cells; a cell opens its details: frames, constraints with \
    their slack, and the sum that its height is made of. Arrow keys go on from cell to cell, Escape \
    closes. Frames, margins, baselines and constraints are drawn over the cells on demand (f, m, b and c).</p>
    <p>What is amber or red is a defect: a reader would see it, or the layout leaves it to chance. What is \
    marked in grey is a note: the height rests on a figure or rule without a public source, or on a priority that \
    the caller chooses. Notes fail nothing unless <code>--fail-on</code> names them.</p>
    <dl>
    <dt>exact</dt><dd>A measured rule was applied to measured figures.</dd>
    <dt>modelled</dt><dd>A rule fits what was measured; kerning, for one, is not public.</dd>
    <dt>assumed</dt><dd>Two figures are public, or none, and they give different heights: the line spacing \
    of some styles, the widths of scripts beyond Latin. A documented default stands in.</dd>
    \(findings)
    <dt><i>Δ</i> changed</dt><dd>A height is not as it was recorded.</dd>
    <dt>reflowed</dt><dd>The text size has changed the arrangement of a stack: a cell may be lower although \
    its text is larger. Dashed lines in the charts mark where.</dd>
    </dl>
    <p>Sizes are checked against what iOS drew: 149 of 158 sizes of self-sized views in reference images of iOS 14.5 to \
    26.2 come out to the pixel, by <code>swift test --filter ImagesConformance</code>, and 119 of 119 widths of \
    labels, by <code>swift test --filter LabelWidthsConformance</code>. The article <i>Against real pixels</i> says \
    which do not.</p>
    <p>Cells are drawn from measured frames at one scale; the ruler counts points. Each line of text is as \
    wide as it was measured, in whatever font this browser has. Of many contents the shortest, the \
    median, the longest and one for each distinct finding are drawn, and the longest from the other \
    side, too; all heights are in the rows below the strips and in the JSON of <code>measure</code>.</p>
    </section>
    """

  /// The marks of all kinds of findings.
  private static let findings = FindingKinds.all.map { kind in
    let row = kind.row
    return "<dt><i>\(row.symbol)</i> \(row.name)</dt><dd>\(row.legend.escapedForMarkup)</dd>"
  }.joined(separator: "\n")
}
