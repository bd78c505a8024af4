/* The drawings of cells, made when they come into view. */

/* A drawing as an element, at a scale of screen pixels per point. */
function drawingOf(text, scale) {
  const holder = node("div");
  holder.innerHTML = text;
  const svg = holder.firstElementChild;
  const box = svg.viewBox.baseVal;
  svg.setAttribute("width", box.width * scale);
  svg.setAttribute("height", box.height * scale);
  return svg;
}

/* Lays out a cell as it was measured, where the page holds no more than its height: the engine has to run. */
function layOut(place) {
  const {template, cell} = place;
  if (cell.svg) return;
  const answer = cellOf(answerTo(template, stateOf(place)));
  if (answer.error) throw new Error(answer.error);
  Object.assign(cell, answer, {tree: template.living.trees[answer.layout || 0]});
}

/* Screen pixels per point, the same for all cells. */
const cellScale = 0.62 * Math.min(1, 430 / Math.max(430, ...data.templates.flatMap(({widths}) => widths)));

/* The room of a cell that is not drawn yet. */
function emptyDrawing({template, cell}, scale) {
  const svg = svgNode("svg");
  const [width, height] = [template.widths[cell.width], Math.max(cell.height, 1)];
  svg.setAttribute("class", "cell");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("width", width * scale);
  svg.setAttribute("height", height * scale);
  return svg;
}

/* What is said below a cell; how its height is known only where that is not the usual. */
function caption({template, cell}, size) {
  const made = node("span");
  const state = cell.mirrored ? null : stateOfCell(template, cell);
  made.append(node("b", size, "size"), " ");
  if (state) {
    const mark = node("i", state.symbol);
    mark.setAttribute("aria-hidden", "true");
    made.append(mark, " ");
  }
  made.append(String(rounded(cell.height)));
  if (state) made.append(" ", node("small", state.word, "state"));
  if (cell.trust && cell.trust !== template.trust) made.append(" ", node("span", cell.trust, `trust ${cell.trust}`));
  if (cell.reflowed) made.append(" ", node("small", "reflowed"));
  return made;
}

function cellLink(place) {
  const {template, cell} = place;
  const state = cell.mirrored ? null : stateOfCell(template, cell);
  const link = node("a", undefined, `cell ${state ? state.style : "fine"}`);
  link.href = `#${place.id}`;
  link.dataset.size = template.heads[cell.size];
  link.setAttribute("aria-label", wordsOf(place));
  link.append(emptyDrawing(place, cellScale), caption(place, template.heads[cell.size]));
  return link;
}

/* Puts the drawing into a link to a cell, and says how its height is known. */
function drawCell(link) {
  if (link.dataset.drawn) return;
  const place = placeOf(link);
  layOut(place);
  link.dataset.drawn = "true";
  link.replaceChildren(drawingOf(place.cell.svg, cellScale), caption(place, link.dataset.size));
  if (Object.values(shown).some(Boolean)) $("svg", link).append(marks(place));
}

/* The cells that are in view. */
const inView = new Set();
const waiting = new Set();

/* Draws what waits, a frame at a time, as far as it is still in view. */
function drawWaiting() {
  const start = performance.now();
  for (const link of waiting) {
    waiting.delete(link);
    if (!inView.has(link)) continue;
    try {
      drawCell(link);
    } catch (error) {
      if (!canLayOut(link)) return;
      link.title = `This browser cannot draw the cell: ${error.message}`;
    }
    if (performance.now() - start > 12) break;
  }
  if (waiting.size) requestAnimationFrame(drawWaiting);
}

/* Whether a cell can be drawn now; if the engine has to start, those that wait are drawn then. */
function canLayOut(link) {
  const place = placeOf(link);
  if (place.cell.svg || engine.exports) return true;
  waiting.add(link);
  engineStart().then(drawWaiting, () => {});
  return false;
}

const viewer = new IntersectionObserver((entries) => {
  for (const {target, isIntersecting} of entries) {
    if (isIntersecting) inView.add(target);
    else inView.delete(target);
    if (isIntersecting && !target.dataset.drawn && canLayOut(target)) waiting.add(target);
    else if (isIntersecting) markCell(target);
  }
  drawWaiting();
}, {rootMargin: "300px"});

/* Draws all cells of a part of the page at once, for paper. */
function drawAll(root) {
  all("a.cell", root).forEach((link) => {
    if (placeOf(link).cell.svg || engine.exports) drawCell(link);
  });
}
