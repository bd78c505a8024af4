/* Marks over the drawn cells: frames, margins, baselines and constraints. */
const shown = {frames: false, margins: false, baselines: false, constraints: false};

function frameOf(cell, element) {
  return cell.frames.slice(4 * element, 4 * element + 4);
}

function anchor([x, y, width, height], attribute, isMirrored) {
  switch (attribute) {
    case "left": return [x, y + height / 2];
    case "right": return [x + width, y + height / 2];
    case "leading": return [isMirrored ? x + width : x, y + height / 2];
    case "trailing": return [isMirrored ? x : x + width, y + height / 2];
    case "top": return [x + width / 2, y];
    case "bottom": return [x + width / 2, y + height];
    case "centerX": case "centerY": return [x + width / 2, y + height / 2];
    default: return null;
  }
}

function outline([x, y, width, height]) {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/* The line of a constraint; null for one that has no place, such as an aspect ratio. */
function constraintLine(cell, constraint, isMirrored) {
  const {first, attribute, second, secondAttribute} = constraint;
  const [x, y, width, height] = frameOf(cell, first);
  if (second < 0) {
    if (attribute === "width") return `M${x} ${y + height / 2}h${width}`;
    return attribute === "height" ? `M${x + width / 2} ${y}v${height}` : null;
  }
  const from = anchor(frameOf(cell, first), attribute, isMirrored);
  const to = anchor(frameOf(cell, second), secondAttribute, isMirrored);
  if (!from || !to) return null;
  return ["top", "bottom", "centerY"].includes(attribute)
    ? `M${from[0]} ${from[1]}V${to[1]}m-3 0h6M${from[0] - 3} ${from[1]}h6`
    : `M${from[0]} ${from[1]}H${to[0]}m0 -3v6M${from[0]} ${from[1] - 3}v6`;
}

function marks({template, cell}) {
  const group = svgNode("g");
  const {elements, constraints} = treeOf(template, cell);
  const hidden = new Set(cell.hidden);
  const violated = new Set(cell.violated);
  const isMirrored = data.summary.includes("right to left") !== Boolean(cell.mirrored);
  const add = (name, line) => {
    if (!line) return;
    const path = svgNode("path");
    path.setAttribute("class", name);
    path.setAttribute("d", line);
    group.append(path);
  };
  group.setAttribute("class", "marks");
  elements.forEach((element, index) => {
    if (shown.frames && element.isItem && !hidden.has(index)) add("frames", outline(frameOf(cell, index)));
    if (shown.margins && !element.isItem) add("margins", outline(frameOf(cell, index)));
  });
  if (shown.baselines) for (const text of cell.texts) {
    const [x, , width] = frameOf(cell, text.element);
    text.baselines.forEach((baseline) => add("baselines", `M${x} ${baseline}h${width}`));
  }
  if (shown.constraints) constraints.forEach((constraint, index) => {
    if (hidden.has(constraint.first) || hidden.has(constraint.second)) return;
    const name = violated.has(index) ? "violated" : constraint.priority >= 1000 ? "required" : "optional";
    add(name, constraintLine(cell, constraint, isMirrored));
  });
  return group;
}

/* The marks of a cell that is drawn. */
function markCell(link) {
  all(".marks", link).forEach((old) => old.remove());
  if (link.dataset.drawn && Object.values(shown).some(Boolean)) $("svg", link).append(marks(placeOf(link)));
}

/* Marks the cells that are in view, and the open one; others when they come into view. */
function drawMarks() {
  inView.forEach(markCell);
  const open = $("#stage svg.cell");
  if (!open || !current) return;
  all(".marks", open).forEach((old) => old.remove());
  const place = tried || current;
  if (place.cell.frames && Object.values(shown).some(Boolean)) open.append(marks(place));
}

/* The frames of the items that a finding concerns, around the items. */
function failingMarks(place, names) {
  const group = svgNode("g");
  group.setAttribute("class", "failing");
  treeOf(place.template, place.cell).elements.forEach(({name}, index) => {
    if (!names.includes(name) || (place.cell.hidden || []).includes(index)) return;
    const [x, y, width, height] = frameOf(place.cell, index);
    const frame = svgNode("rect");
    for (const [key, value] of Object.entries({x: x - 1, y: y - 1, width: width + 2, height: height + 2, rx: 3}))
      frame.setAttribute(key, value);
    group.append(frame);
  });
  return group;
}

for (const name of Object.keys(shown)) {
  const box = document.getElementById(`show-${name}`);
  box.onchange = () => {
    shown[name] = box.checked;
    drawMarks();
  };
}
