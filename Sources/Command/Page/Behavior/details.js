/* The details of a cell, in a panel beside the page. */
const panel = $("#detail");
let current = null;

function largeDrawing(drawn) {
  const copy = $("svg", drawn).cloneNode(true);
  const box = copy.viewBox.baseVal;
  all(".marks", copy).forEach((old) => old.remove());
  copy.setAttribute("width", box.width);
  copy.setAttribute("height", box.height);
  copy.removeAttribute("aria-hidden");
  copy.setAttribute("role", "img");
  copy.setAttribute("aria-label", "The cell as it was measured");
  return copy;
}

function findingsList(findings) {
  const list = node("ul", undefined, "findings");
  for (const finding of findings) {
    const kind = data.kinds.find((each) => each.name === finding.kind);
    const item = node("li", undefined, kind.style);
    item.append(node("i", kind.symbol), ` ${finding.kind}: ${finding.text} `, node("code", finding.site));
    list.append(item);
  }
  return list;
}

/* The elements and constraints of a cell. */
function treeOf(template, cell) {
  return template.trees[cell.tree || 0];
}

function framesTable(template, cell) {
  const hidden = new Set(cell.hidden);
  const texts = new Map(cell.texts.map((text) => [text.element, text]));
  const rows = treeOf(template, cell).elements.flatMap((element, index) => {
    if (!element.isItem) return [];
    const text = texts.get(index);
    const count = text ? text.baselines.length : 0;
    const note = text ? `, ${count} ${count === 1 ? "line" : "lines"} at ${text.font}, ${text.trust}` : "";
    const frame = frameOf(cell, index).map(rounded);
    return [{className: hidden.has(index) ? "gone" : "", cells: [element.name + note, ...frame]}];
  });
  return table(["item", "x", "y", "width", "height"], rows);
}

/* The constants that add up to the height, each with its constraint, and the line in which that is declared: two lines
   where a margin's own one is another. What rounding adds, up to whole pixels and of these
   numbers, comes last. */
function termsTable({terms, height}) {
  const rows = terms.map(({constraint, points, site}) => {
    const line = !site || constraint.includes(site) ? "" : constraint.endsWith(")") ? `, and ${site}` : ` (${site})`;
    return {className: "", cells: [constraint + line, rounded(points)]};
  });
  const rest = rounded(rows.reduce((left, {cells}) => left - cells[1], rounded(height)));
  if (rest) rows.push({className: "", cells: ["rounding", rest]});
  rows.push({className: "total", cells: ["height", rounded(height)]});
  return table(["constant of", "points"], rows);
}

/* The sum, and what it is rounded up to. */
function sumOf({sum, height}) {
  const whole = String(rounded(height));
  return sum.split(/[ :]/)[1] === whole ? sum : `${sum}, rounded up to whole pixels: ${whole}`;
}

function constraintsTable(template, cell) {
  const hidden = new Set(cell.hidden);
  const violated = new Set(cell.violated);
  const rows = treeOf(template, cell).constraints.map((constraint, index) => {
    const difference = cell.differences[index];
    const isGone = hidden.has(constraint.first) || hidden.has(constraint.second);
    const extent = difference === null ? "–" : rounded(Math.abs(difference));
    const slack = violated.has(index) ? `violated by ${extent}` : extent;
    const className = isGone ? "gone" : violated.has(index) ? "violated" : "";
    return {className, cells: [constraint.text, constraint.priority, slack]};
  });
  return table(["constraint", "priority", "slack"], rows);
}

/* All that is known of a cell besides its picture. */
function detailNodes(template, cell) {
  const nodes = [];
  if (cell.findings && cell.findings.length) nodes.push(node("h3", "Findings"), findingsList(cell.findings));
  for (const log of cell.logs || []) {
    const part = node("details", undefined, "log");
    part.append(node("summary", "What Xcode would log"), node("pre", log.trim()));
    nodes.push(part);
  }
  nodes.push(node("h3", "Why this height"), node("p", sumOf(cell), "sum"));
  if (cell.terms && cell.terms.length) nodes.push(termsTable(cell));
  nodes.push(node("h3", "Frames, in points"), framesTable(template, cell));
  nodes.push(node("h3", "Constraints, the strongest first"), constraintsTable(template, cell));
  return nodes;
}

function closeButton() {
  const close = node("button", "×");
  close.id = "close";
  close.type = "button";
  close.setAttribute("aria-label", "Close");
  close.onclick = hideDetail;
  return close;
}

function titleOf(template, size, width) {
  return `${template.name} · ${size} · ${width} pt`;
}

function showDetail(place) {
  current = place;
  tried = null;
  showSizes();
  const {template, cell} = place;
  const drawn = drawnCell(place);
  const [frame, stage, facts] = [node("div", undefined, "stage"), node("div"), node("div")];
  stage.id = "stage";
  facts.id = "facts";
  frame.append(stage);
  if (drawn) stage.append(largeDrawing(drawn));
  facts.append(...detailNodes(template, cell));
  const title = node("h2", titleOf(template, template.heads[cell.size], template.widths[cell.width]));
  panel.replaceChildren(closeButton(), title, node("p", `${cell.content + 1} ${template.contents[cell.content]}`));
  const words = `${data.summary}${cell.mirrored ? ", mirrored" : ""}`;
  const settings = node("p", `${words} · declared in ${template.site}`, "dim");
  settings.id = "shown";
  panel.append(settings, node("p", "Arrow keys open the next size or content, Esc closes.", "keys dim"));
  panel.append(...workbench(place, frame), frame, facts);
  panel.setAttribute("aria-label", `Cell details: ${wordsOf(place)}`);
  panel.hidden = false;
  document.body.classList.add("open");
  all("a.cell.current").forEach((each) => each.classList.remove("current"));
  if (drawn) drawn.classList.add("current");
  drawMarks();
  return drawn;
}

/* Closes the panel; the focus returns to the cell. */
function hideDetail() {
  const drawn = current && drawnCell(current);
  panel.hidden = true;
  document.body.classList.remove("open");
  all("a.cell.current").forEach((each) => each.classList.remove("current"));
  if (drawn) drawn.focus({preventScroll: true});
  current = null;
  showSizes();
}
