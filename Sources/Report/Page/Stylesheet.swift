/// The style of the report, light and dark, on paper and on a phone.
enum Stylesheet {
  static let css = """
    :root { --text: #1c1c1e; --dim: #636368; --page: #f2f2f7; --paper: #ffffff; --line: #dcdce1;
      --tint: #0a62d0; --image: #dfe7f2; --motif: #a9bcd6; --view: #e6e6eb; --amber: #8a5a00;
      --amber-tint: #fff4dc; --red: #b3261e; --red-tint: #fdeceb; --green: #1b6e3c; --green-tint: #e6f5eb;
      --blue-tint: #e8f0fc; --film: #e9e9ee; --shadow: 0 1px 2px #0001, 0 8px 24px #0000000d;
      --frames: #0f7a6c; --margins: #b02d8d; --baselines: #c23f05; --constraints: #1f6bea; --violated: #d42020; }
    @media screen and (prefers-color-scheme: dark) {
      :root { --text: #f2f2f7; --dim: #9a9aa2; --page: #000000; --paper: #1c1c1e; --line: #38383c;
        --tint: #6cb0ff; --image: #2c3a4d; --motif: #53698a; --view: #2f2f34; --amber: #ffcf70;
        --amber-tint: #352a10; --red: #ff8a80; --red-tint: #3b1917; --green: #7fd6a0; --green-tint: #14301e;
        --blue-tint: #16273d; --film: #111113; --shadow: none; --frames: #40cdb8; --margins: #f08ad6; --baselines: #ff9a5c;
        --constraints: #6ea8ff; --violated: #ff7b72; } }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 64px; -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--page); color: var(--text);
      font: 15px/1.45 -apple-system, "SF Pro Text", Inter, "Helvetica Neue", Arial, sans-serif; }
    header, main { max-width: 1560px; margin: 0 auto; padding: 0 24px; }
    header { padding-top: 28px; }
    h1 { margin: 0 0 10px; font-size: 32px; letter-spacing: -0.02em; }
    h2 { margin: 0 0 4px; font-size: 22px; letter-spacing: -0.01em; }
    h3 { margin: 22px 0 8px; font-size: 15px; font-weight: 600; }
    p { margin: 4px 0; }
    a { color: inherit; text-decoration: none; }
    a:hover { text-decoration: underline; }
    a:focus-visible, button:focus-visible, summary:focus-visible { outline: 2px solid var(--tint); outline-offset: 2px; border-radius: 4px; }
    i { font-style: normal; }
    code { font: 0.86em ui-monospace, "SF Mono", Menlo, monospace; color: var(--dim); }
    section { background: var(--paper); border-radius: 14px; padding: 20px 24px; margin: 0 0 22px; box-shadow: var(--shadow); }
    .dim, small, dd, figcaption { color: var(--dim); }
    .facts { display: flex; flex-wrap: wrap; gap: 4px 22px; margin: 12px 0 4px; padding: 0; list-style: none; }
    .facts b { font-size: 19px; font-variant-numeric: tabular-nums; margin-right: 3px; }
    .banner { display: inline-block; padding: 7px 14px; border-radius: 9px; font-weight: 500; margin: 0; }
    .banner.fine { background: var(--green-tint); color: var(--green); }
    .banner.found { background: var(--amber-tint); color: var(--amber); }
    .banner.failed { background: var(--red-tint); color: var(--red); }
    nav { position: sticky; top: 0; z-index: 5; display: flex; gap: 4px 24px; justify-content: space-between;
      align-items: center; max-width: 1560px; margin: 10px auto 12px; padding: 8px 24px; background: var(--page); }
    .links { display: flex; gap: 4px 16px; overflow-x: auto; white-space: nowrap; scrollbar-width: none; }
    .links a { color: var(--tint); padding: 4px 0; }
    .toggles { display: flex; gap: 14px; white-space: nowrap; }
    .toggles label { cursor: pointer; color: var(--dim); font-size: 13px; }
    .toggles input { accent-color: var(--tint); margin: 0 3px 0 0; vertical-align: -1px; }
    .scroll { overflow-x: auto; }
    table { border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums; margin-top: 8px; }
    th, td { border-bottom: 1px solid var(--line); padding: 5px 9px; text-align: right; vertical-align: top;
      font-weight: normal; white-space: nowrap; }
    thead th { color: var(--dim); font-size: 12px; }
    td.name { text-align: left; }
    .matrix { width: 100%; font-size: 14px; line-height: 1.3; }
    .matrix :is(th[scope=rowgroup], th[scope=row], thead th:nth-child(-n+2)) { position: sticky; z-index: 1; left: 0; background: var(--paper); }
    .matrix :is(th[scope=row], thead th:nth-child(2)) { left: var(--names, auto); }
    .matrix th[scope=rowgroup] { text-align: left; font-weight: 600; }
    .matrix th[rowspan]:not([rowspan="1"]) { border-bottom-color: var(--dim); }
    .matrix th small { display: block; font-size: 11px; font-weight: normal; }
    .matrix thead th:first-child { text-align: left; }
    .matrix tbody tr:last-child:not(:first-child) > * { border-bottom-color: var(--dim); }
    .matrix td { padding: 0; border-left: 2px solid var(--paper); }
    .matrix td a { display: block; position: relative; padding: 6px 9px 6px 22px; min-height: 100%; border-radius: 5px; }
    .matrix td i { position: absolute; left: 7px; }
    .matrix td small { display: block; font-size: 10px; color: inherit; }
    .matrix td.fine a { background: var(--green-tint); }
    .fault { color: var(--amber); } .grave { color: var(--red); } .note { color: var(--tint); }
    .findings .note { color: var(--dim); }
    .matrix .fault a { background: var(--amber-tint); } .matrix .grave a { background: var(--red-tint); }
    .matrix td.note { color: inherit; } .matrix .note a { background: var(--green-tint); }
    .matrix .note i, .matrix .note small { color: var(--dim); }
    .findings { margin: 10px 0; padding: 0; list-style: none; }
    .findings li { margin: 3px 0; }
    .charts { display: flex; flex-wrap: wrap; gap: 14px 22px; margin: 14px 0; }
    .summary { display: flex; flex-wrap: wrap; gap: 0 40px; justify-content: space-between; align-items: flex-start; }
    .summary > :first-child { flex: 1 1 360px; min-width: 0; } .summary .charts { margin: 10px 0 14px; }
    figure { margin: 0; }
    .chart { width: 220px; } .charts.wide .chart { width: min(300px, 100%); }
    figcaption { font-size: 12px; }
    .chart svg { width: 100%; height: auto; display: block; }
    .chart text { font-size: 9px; fill: var(--dim); } .chart .y { text-anchor: end; dominant-baseline: middle; }
    .chart .x { text-anchor: middle; } .chart .last { text-anchor: end; }
    .grid { stroke: var(--line); fill: none; } .range { fill: var(--tint); opacity: 0.16; }
    .median { stroke: var(--tint); stroke-width: 1.8; fill: none; stroke-linejoin: round; }
    .bars { stroke: var(--tint); stroke-width: 1.4; fill: none; }
    .reflow { stroke: var(--amber); stroke-dasharray: 3 3; fill: none; }
    .tabs { display: inline-flex; padding: 2px; border-radius: 9px; background: var(--page); margin: 4px 0; }
    .tabs button { font: inherit; font-size: 13px; color: inherit; border: 0; background: none; padding: 4px 14px; border-radius: 7px; cursor: pointer; }
    .tabs button[aria-pressed=true] { background: var(--paper); box-shadow: 0 1px 3px #0003; font-weight: 600; }
    .band { content-visibility: auto; contain-intrinsic-size: auto 900px; }
    .band[hidden] { display: none; }
    .film { display: grid; gap: 0 14px; overflow-x: auto; padding: 0 14px 14px; background: var(--film);
      border: 1px solid var(--line); border-radius: 10px; align-items: start; }
    .size { font-weight: 600; font-size: 13px; padding: 10px 2px 2px; border-radius: 4px; }
    .size:target, .size.current { color: var(--tint); box-shadow: inset 0 -2px var(--tint); }
    .content { grid-column: 1 / -1; padding: 12px 0 5px; font-size: 13px; }
    .content span { position: sticky; left: 0; } .content small { margin-left: 8px; }
    .ruler { position: sticky; left: -14px; z-index: 2; background: var(--film); }
    .ruler path { stroke: var(--dim); fill: none; opacity: 0.7; }
    .ruler text { font-size: 9px; fill: var(--dim); text-anchor: end; dominant-baseline: middle; }
    .ruler text:first-of-type { dominant-baseline: hanging; }
    .cell { display: block; }
    a.cell { color: inherit; font-size: 12px; font-variant-numeric: tabular-nums; text-decoration: none; }
    a.cell span { display: block; padding: 3px 1px 8px; }
    a.cell.fault i { color: var(--amber); font-weight: 700; } a.cell.grave i { color: var(--red); font-weight: 700; }
    a.cell.note i { color: var(--tint); }
    a.cell:hover svg, a.cell.current svg { box-shadow: 0 0 0 2px var(--tint); }
    svg.cell { background: var(--paper); border-radius: 3px; box-shadow: 0 0 0 1px var(--line); overflow: visible; }
    svg.unknown { background: none; outline: 1px dashed var(--dim); }
    svg .content { fill: var(--paper); } svg .view { fill: var(--view); } svg .image { fill: var(--image); }
    svg .outline { fill: none; stroke: var(--motif); stroke-dasharray: 3 3; }
    svg .motif { fill: var(--motif); } svg .label text { fill: var(--text); }
    .marks { fill: none; pointer-events: none; vector-effect: non-scaling-stroke; }
    .marks .frames { stroke: var(--frames); }
    .marks .margins { stroke: var(--margins); stroke-dasharray: 4 3; } .marks .baselines { stroke: var(--baselines); }
    .marks .required { stroke: var(--constraints); } .marks .optional { stroke: var(--constraints); stroke-dasharray: 3 3; }
    .marks .violated { stroke: var(--violated); stroke-width: 2; }
    .overlay .expected { fill: none; stroke: var(--red); stroke-dasharray: 4 3; }
    .overlay .actual { fill: none; stroke: var(--tint); }
    .changes { display: grid; gap: 18px 28px; grid-template-columns: repeat(auto-fill, minmax(min(560px, 100%), 1fr)); }
    .triple { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
      align-items: start; padding: 4px 2px; }
    .triple svg { display: block; max-width: 100%; height: auto; margin-bottom: 4px; }
    .causes { margin: 4px 0 12px; }
    details { margin-top: 10px; } summary { cursor: pointer; color: var(--tint); font-size: 13px; }
    .strategies :is(td, th):nth-child(-n+3) { text-align: left; }
    .rows td { padding: 2px 8px; font-size: 13px; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 18px; }
    dt { font-weight: 600; } dd { margin: 0; }
    #detail { position: fixed; z-index: 10; top: 0; right: 0; bottom: 0; width: min(500px, 100%); overflow: auto;
      background: var(--paper); padding: 18px 22px 30px; box-shadow: -8px 0 40px #0004; outline: none; }
    #detail[hidden] { display: none; }
    #detail h2 { font-size: 19px; padding-right: 40px; } #detail svg.cell { width: auto; height: auto; max-width: 100%; max-height: 72vh; margin: 12px 0; }
    #detail h3 { margin: 16px 0 2px; color: var(--dim); font-size: 13px; }
    #detail table { width: 100%; font-size: 12px; } #detail td { padding: 3px 6px; white-space: normal; }
    #detail :is(td, th):first-child { text-align: left; overflow-wrap: anywhere; }
    #detail .sum { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
    #detail pre { font: 11px/1.4 ui-monospace, "SF Mono", Menlo, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
      background: var(--page); border-radius: 8px; padding: 10px 12px; margin: 6px 0; }
    #detail .gone td { color: var(--dim); text-decoration: line-through; } #detail .violated td { color: var(--red); }
    #detail .tag { display: inline-block; border-radius: 5px; padding: 0 6px; margin-left: 4px; background: var(--page); color: var(--dim); font-size: 11px; }
    @media (min-width: 1000px) { body.open main, body.open nav { margin-right: 500px; } }
    #close { position: absolute; top: 14px; right: 16px; border: 0; border-radius: 50%; width: 30px; height: 30px; font-size: 17px; line-height: 1; background: var(--page); color: inherit; cursor: pointer; }
    @media (max-width: 700px) {
      header, main { padding-left: 12px; padding-right: 12px; } section { padding: 16px 14px; border-radius: 12px; }
      h1 { font-size: 27px; } nav { padding: 6px 12px; flex-direction: column; align-items: stretch; }
      .matrix :is(th[scope=rowgroup], thead th:first-child) { max-width: 84px; padding-left: 0; white-space: normal; overflow-wrap: break-word; }
      .matrix :is(th[scope=row], thead th:nth-child(2)) { padding: 5px 6px 5px 0; box-shadow: 1px 0 var(--line); }
      html { scroll-padding-top: 84px; } .film { padding: 0 8px 10px; } .chart { width: calc(50% - 11px); }
      .ruler { left: -8px; } dl { grid-template-columns: 1fr; } dd { margin-bottom: 6px; }
      #detail { top: auto; height: 84%; width: 100%; border-radius: 16px 16px 0 0; box-shadow: 0 -8px 40px #0006; } }
    .on-paper { display: none; }
    @page { size: A4 landscape; margin: 12mm; }
    @media print {
      :root { --page: #ffffff; --film: #ffffff; --shadow: none; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      nav, #detail, .tabs, .rows, .ruler, .corner, .size { display: none !important; }
      body { font-size: 12px; } header, main { max-width: none; padding: 0; } header { padding: 0; }
      section { padding: 0; margin: 0 0 18px; border-radius: 0; } .template, #scroll, #reading { break-before: page; }
      h2, h3, .content, thead { break-after: avoid; } tr, .chart, .change, .findings li, dt, a.cell { break-inside: avoid; }
      .scroll, .triple { overflow: visible; } .matrix { font-size: 10px; } .matrix td a { padding: 3px 4px 3px 14px; }
      .matrix td i { left: 3px; } .matrix td small { font-size: 8px; } .matrix th { position: static !important; }
      .band, .band[hidden] { display: block; content-visibility: visible; }
      .film { display: block; overflow: visible; padding: 0; border: 0; zoom: 0.8; orphans: 1; widows: 1; }
      .content span { position: static; } .on-paper { display: inline; }
      a.cell { display: inline-block; vertical-align: top; margin: 3px 12px 8px 2px; max-width: 100%; }
      a.cell svg { width: auto; max-width: 100%; max-height: 200mm; } }
    """
}
