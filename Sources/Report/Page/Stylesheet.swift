/// The style of the report, light and dark.
enum Stylesheet {
  static let css = """
    :root { --text: #1c1c1e; --dim: #6e6e73; --page: #f2f2f7; --paper: #ffffff; --line: #d1d1d6;
      --image: #dfe7f2; --motif: #a9bcd6; --view: #e6e6eb; --amber: #8a5a00; --amber-tint: #fff2d6;
      --red: #b3261e; --red-tint: #fde7e5; --green: #1b6e3c; --green-tint: #e3f4e9; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #f2f2f7; --dim: #98989f; --page: #000000; --paper: #1c1c1e; --line: #3a3a3c;
        --image: #2c3a4d; --motif: #53698a; --view: #2f2f34; --amber: #ffcf70; --amber-tint: #3a2c0c;
        --red: #ff8a80; --red-tint: #401714; --green: #7fd6a0; --green-tint: #12301d; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text);
      font: 15px/1.4 -apple-system, "SF Pro Text", Inter, "Helvetica Neue", Arial, sans-serif; }
    header, main { max-width: 1500px; margin: 0 auto; padding: 16px 20px; }
    h1 { margin: 8px 0 4px; font-size: 28px; }
    h2 { margin: 0 0 4px; font-size: 22px; }
    h3 { margin: 20px 0 8px; font-size: 15px; color: var(--dim); }
    p { margin: 4px 0; }
    a { color: inherit; text-decoration: none; }
    a:hover, a:focus-visible { text-decoration: underline; }
    section { background: var(--paper); border-radius: 12px; padding: 16px 20px; margin: 0 0 20px; }
    .site, .name, small, dd { color: var(--dim); }
    .banner { display: inline-block; padding: 6px 12px; border-radius: 8px; margin-top: 8px; }
    .banner.fine { background: var(--green-tint); color: var(--green); }
    .banner.found { background: var(--amber-tint); color: var(--amber); }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin-top: 8px; }
    th, td { border: 1px solid var(--line); padding: 4px 8px; text-align: right; vertical-align: top;
      font-weight: normal; white-space: nowrap; }
    thead th, th[scope=rowgroup] { font-weight: 600; }
    th[scope=rowgroup] { text-align: left; }
    td a { display: block; position: relative; padding-left: 20px; }
    td .icon { position: absolute; left: 0; }
    td.truncated, td.unsettled, td.fittingDependent { background: var(--amber-tint); color: var(--amber); }
    td.conflicting, td.ambiguous, td.clipped, td.overlapping { background: var(--red-tint); color: var(--red); }
    td.missingGlyphs .icon, td.assumed .icon { color: var(--dim); }
    .findings { margin: 8px 0; padding-left: 20px; }
    .findings .truncated, .findings .unsettled, .findings .missingGlyphs, .findings .fittingDependent,
    .findings .assumed { color: var(--amber); }
    .findings .conflicting, .findings .ambiguous, .findings .clipped, .findings .overlapping { color: var(--red); }
    .strip { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; }
    figure { margin: 0; }
    figure:target { outline: 2px solid var(--amber); outline-offset: 6px; border-radius: 4px; }
    figcaption { font-weight: 600; margin-bottom: 4px; }
    .drawn { margin-bottom: 10px; max-width: 100%; }
    .drawn p { font-size: 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .drawn .icon { margin-right: 4px; }
    .drawn.truncated .icon { color: var(--amber); }
    .drawn.conflicting .icon, .drawn.ambiguous .icon, .drawn.clipped .icon { color: var(--red); }
    svg.cell { display: block; max-width: 100%; height: auto; background: var(--paper); outline: 1px solid var(--line); }
    svg .content { fill: var(--paper); }
    svg .view { fill: var(--view); }
    svg .image { fill: var(--image); }
    svg .motif { fill: var(--motif); }
    svg text { fill: var(--text); }
    dt { font-weight: 600; margin-top: 6px; }
    dd { margin: 0; }
    @media (max-width: 500px) { header, main { padding: 10px; } section { padding: 12px; } }
    @media print { body { background: none; } section { break-inside: avoid-page; } }
    """
}
