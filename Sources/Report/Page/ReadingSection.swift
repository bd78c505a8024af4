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
    <dt>assumed</dt><dd>No figure is public: the line spacing of styles away from Large, the widths \
    of scripts beyond Latin. A documented default stands in.</dd>
    <dt><i>…</i> truncated</dt><dd>A text does not show all of its characters.</dd>
    <dt><i>✕</i> conflicting</dt><dd>Required constraints contradict each other; one was broken.</dd>
    <dt><i>?</i> ambiguous</dt><dd>The constraints leave a place or a size open.</dd>
    <dt><i>◪</i> clipped</dt><dd>An item sticks out of the cell.</dd>
    <dt><i>↻</i> unsettled</dt><dd>A third pass over the texts would change a height; UIKit makes two.</dd>
    <dt><i>□</i> missingGlyphs</dt><dd>A text has characters of unknown width.</dd>
    <dt><i>⧉</i> overlapping</dt><dd>A text lies over another text or over a control.</dd>
    <dt><i>⤡</i> shrunk</dt><dd>A text is set smaller so that it fits on its line.</dd>
    <dt><i>⇅</i> fittingDependent</dt><dd>The usual vertical fitting priorities, 50 and 250, give different heights.</dd>
    <dt><i>↧</i> shrinking</dt><dd>The cell is lower than at the next smaller text size, though no stack reflows.</dd>
    <dt><i>≈</i> assumed</dt><dd>A size follows from a figure or a rule without a source.</dd>
    <dt><i>Δ</i> changed</dt><dd>A height is not as it was recorded.</dd>
    <dt>reflowed</dt><dd>The text size has changed the arrangement of a stack: a cell may be lower although \
    its text is larger. Dashed lines in the charts mark where.</dd>
    </dl>
    <p>Cells are drawn from measured frames at one scale; the ruler counts points. Each line of text is as \
    wide as it was measured, in whatever font this browser has. Of many contents the shortest, the \
    median, the longest and one for each distinct finding are drawn, and the longest from the other \
    side, too; all heights are in the rows below the strips and in the JSON of <code>measure</code>.</p>
    </section>
    """
}
