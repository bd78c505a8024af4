/* The details of a cell, in a panel beside the page: its picture first, then what is wrong, then what can be tried. */
const panel = $("#detail");
let current = null;
/* The finding that was clicked, among those of the template; undefined for none. */
let clicked;
/* Where the reader was when the panel was opened. */
let openedFrom = null;

/* The kind of a finding with its looks: as grave as it is in the report where it is known there. */
function looksOf(template, {kind, item}) {
  const known = template.findings.find((each) => each.kind === kind && each.item === item);
  const {symbol, word, style} = data.kinds.find((each) => each.name === kind);
  return {symbol, word, style: known ? known.style : style, known};
}

function findingNode(template, finding) {
  const {symbol, word, style, known} = looksOf(template, finding);
  const item = node("li", undefined, style);
  const mark = node("i", symbol);
  mark.setAttribute("aria-hidden", "true");
  const words = node("span", finding.text ? finding.text.split(". Suggested fix: ")[0] : finding.title);
  item.append(mark, " ", node("b", word), " ", words, " ", siteNode(known || finding));
  if (!known || known !== clicked) return item;
  item.classList.add("chosen");
  if (finding.why) item.append(node("p", finding.why));
  if (known.fix || known.code) {
    const fix = node("p", known.fix || "", "fix");
    if (known.code) fix.append(" ", node("code", known.code));
    item.append(fix);
  }
  return item;
}

/* The findings of a cell and those of its file, each once. */
function withFileFindings(template, own) {
  const ofFile = template.findings.filter(({isOfFile, kind, site}) => (
    isOfFile && !own.some((finding) => finding.kind === kind && finding.site === site)));
  return [...own, ...ofFile];
}

/* What was found in a cell and in its file: what was clicked first, and what is worth knowing last. */
function findingsOf(template, cell) {
  const found = withFileFindings(template, cell.findings || []);
  const rank = (finding) => {
    const {style, known} = looksOf(template, finding);
    return known && known === clicked ? 0 : style.endsWith("grave") ? 1 : style.endsWith("fault") ? 2 : 3;
  };
  return found.sort((one, other) => rank(one) - rank(other));
}

/* Many findings of one kind are folded after the first ones. */
const mostFindings = 5;

function findingsList(template, cell) {
  const found = findingsOf(template, cell);
  const list = node("ul", undefined, "findings");
  list.append(...found.slice(0, mostFindings).map((finding) => findingNode(template, finding)));
  const isGone = clicked && !found.some((finding) => looksOf(template, finding).known === clicked);
  if (isGone) list.prepend(node("li", `✓ Not here: ${clicked.title}`, "gone"));
  if (!found.length && !isGone) list.append(node("li", "✓ No problem.", "dim"));
  if (found.length <= mostFindings) return [list];
  const more = node("details");
  const rest = node("ul", undefined, "findings");
  rest.append(...found.slice(mostFindings).map((finding) => findingNode(template, finding)));
  more.append(node("summary", `${found.length - mostFindings} more`), rest);
  return [list, more];
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

/* All that is known of a cell besides its picture and its findings. */
function detailNodes(template, cell) {
  const nodes = [];
  const logs = cell.logs || ((cell.findings || []).some(({kind}) => kind === "conflicting") ? template.logs : []);
  for (const log of logs) {
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

/* The height, the largest figure of the panel, and how far it is from the one that was measured. */
function showHeight({height, trust, reflowed}, before) {
  const line = $("#height");
  line.replaceChildren(node("b", String(rounded(height))), " points high");
  const difference = rounded(rounded(height) - rounded(before));
  if (difference) line.append(node("span", ` ${difference > 0 ? "+" : "−"}${Math.abs(difference)}`, "difference"),
    ` from ${rounded(before)}`);
  if (trust) line.append(` · ${trust}`);
  if (reflowed) line.append(" · reflowed");
}

/* Room around the picture for marked items that are outside the cell. */
function makeRoom(stage, svg) {
  const {width, height} = svg.viewBox.baseVal;
  const frames = all(".failing rect", svg).map((frame) => frame.getBBox());
  const room = (distances) => Math.min(120, Math.max(0, ...distances)) + 8;
  const [top, left] = [room(frames.map(({y}) => -y)), room(frames.map(({x}) => -x))];
  const right = room(frames.map((frame) => frame.x + frame.width - width));
  const bottom = room(frames.map((frame) => frame.y + frame.height - height));
  stage.style.padding = `${top}px ${right}px ${bottom}px ${left}px`;
}

/* Scrolls a high picture to what is marked in it. */
function revealMark(stage) {
  const mark = $(".failing rect", stage);
  if (!mark) return;
  const [box, frame] = [mark.getBoundingClientRect(), stage.getBoundingClientRect()];
  if (box.bottom > frame.bottom) stage.scrollTop += box.top - frame.top - 24;
}

/* Shows a laid out cell: its picture with the finding marked, its height, and all that is known. */
function showCell(place, before, label) {
  const {template, cell} = place;
  const svg = drawingOf(cell.svg, 1);
  svg.removeAttribute("aria-hidden");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  $("#stage").replaceChildren(svg);
  if (clicked) {
    svg.append(failingMarks(place, clicked.marks));
    makeRoom($("#stage"), svg);
  }
  showHeight(cell, before);
  $("#found").replaceChildren(...findingsList(template, cell));
  $("#facts").replaceChildren(...detailNodes(template, cell));
  drawMarks();
}

/* Shows the cell as it was measured; what the page does not hold is laid out first. */
async function showMeasured(place) {
  const before = place.cell.height;
  try {
    if (!place.cell.svg && !engine.exports) await engineStart();
    if (current !== place || tried) return;
    layOut(place);
    showCell(place, before, "The cell as it was measured");
    if (isLiving(place.template)) showSwitches(place.template, place.cell);
    revealMark($("#stage"));
  } catch (error) {
    if (current === place) showUndrawn(place, error);
  }
}

/* Where the engine cannot run, a cell is seen on its card, and nothing can be tried. */
function showUndrawn(place, error) {
  const picture = all(".card .picture").find((each) => placeOf(each) === place);
  if (picture) $("#stage").replaceChildren($("svg", picture).cloneNode(true));
  $("#found").replaceChildren(...findingsList(place.template, place.cell));
  const form = $("#detail form");
  if (form) engineFailed(form, error);
  else $("#facts").replaceChildren(node("p", `This browser cannot draw the cell: ${error.message || error}`));
}

function withId(name, id, className) {
  const made = node(name, undefined, className);
  made.id = id;
  return made;
}

/* The parts of the panel that are filled when the cell is laid out. */
function panelParts(place) {
  const {template, cell} = place;
  const head = node("div", undefined, "head");
  head.append(node("h2", titleOf(template, template.heads[cell.size], template.widths[cell.width])), closeButton());
  const sample = node("p", undefined, "sample");
  sample.append(node("span", `#${cell.content + 1} `, "dim"), template.contents[cell.content]);
  const show = node("div", undefined, "show");
  const frame = node("div", undefined, "stage");
  const stage = withId("div", "stage");
  stage.tabIndex = 0;
  stage.setAttribute("role", "group");
  stage.setAttribute("aria-label", "Picture");
  stage.append(emptyDrawing(place, 1));
  frame.append(stage);
  show.append(withId("p", "height"), frame, barsNode(place));
  const settings = withId("p", "shown", "dim");
  settings.append(`${data.summary}${cell.mirrored ? ", mirrored" : ""} · declared in ${template.site}`);
  return {nodes: [head, sample, show, withId("div", "found"), ...workbench(place, frame), settings,
    node("p", "Arrow keys open the next size or sample, Esc closes.", "keys dim"), withId("div", "facts")]};
}

function showDetail(place, hash = "") {
  if (panel.hidden) {
    const focused = document.activeElement;
    openedFrom = {element: focused && focused.hash ? focused : null, top: window.scrollY, tab};
  }
  current = place;
  tried = null;
  const number = new URLSearchParams(hash.split("?").slice(1).join("?")).get("problem");
  clicked = number === null ? undefined : place.template.findings[Number(number)];
  panel.replaceChildren(...panelParts(place).nodes);
  panel.setAttribute("aria-label", `Cell details: ${wordsOf(place)}`);
  panel.hidden = false;
  panel.scrollTop = 0;
  document.body.classList.add("open");
  showHeight(place.cell, place.cell.height);
  showMeasured(place);
  startTrying(place);
  all("a.cell.current").forEach((each) => each.classList.remove("current"));
  const drawn = drawnCell(place);
  if (drawn) drawn.classList.add("current");
  return drawn;
}

/* Closes the panel; the reader is where the panel was opened. */
function closePanel() {
  const drawn = current && drawnCell(current);
  panel.hidden = true;
  document.body.classList.remove("open");
  all("a.cell.current").forEach((each) => each.classList.remove("current"));
  current = null;
  const back = [openedFrom && openedFrom.element, drawn, $("nav.tabs [aria-current]")]
    .find((each) => each && each.isConnected && each.getClientRects().length);
  if (back) back.focus({preventScroll: true});
  if (openedFrom && openedFrom.element) window.scrollTo({top: openedFrom.top});
  openedFrom = null;
}

function hideDetail() {
  if (panel.hidden) return;
  closePanel();
  history.replaceState(null, "", `#${tab}`);
}
