/// How to read the report.
enum ReadingSection {
  static let html = """
    <section id="reading">
    <h2>How to read this</h2>
    <dl>
    <dt>exact</dt><dd>A measured rule was applied to measured figures.</dd>
    <dt>modelled</dt><dd>A rule fits what was measured; kerning, for one, is not public.</dd>
    <dt>assumed</dt><dd>No figure is public: the line spacing of styles away from Large, the widths \
    of scripts beyond Latin. A documented default stands in.</dd>
    <dt>… truncated</dt><dd>A text does not show all of its characters.</dd>
    <dt>✕ conflicting</dt><dd>Required constraints contradict each other; one was broken.</dd>
    <dt>? ambiguous</dt><dd>The constraints leave a place or a size open.</dd>
    <dt>◪ clipped</dt><dd>An item sticks out of the cell.</dd>
    <dt>⧉ overlapping</dt><dd>A text lies over another text or over a control.</dd>
    <dt>⇅ fittingDependent</dt><dd>The usual vertical fitting priorities, 50 and 250, give different \
    heights.</dd>
    <dt>↻ unsettled</dt><dd>A third pass over the texts would change a height; UIKit makes two.</dd>
    <dt>□ missingGlyphs</dt><dd>A text has characters of unknown width.</dd>
    <dt>≈ assumed</dt><dd>A size follows from a figure or a rule without a source.</dd>
    </dl>
    <p>Cells are drawn from measured frames; each line is as wide as it was measured, in whatever \
    font this browser has.</p>
    </section>
    """
}
