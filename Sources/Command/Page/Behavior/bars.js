/* The heights of the open cell at every text size, as bars that choose the size. */
let waitingBars = 0;

/* The sizes of the bars: all where the page measures the cell itself, else those that were measured. */
function barSizes({template}) {
  return isLiving(template) ? data.sizes : template.heads;
}

function isLiving(template) {
  return Boolean(template.living && $("#engine"));
}

function barsNode(place) {
  const {template, cell} = place;
  const bars = node("div");
  bars.id = "bars";
  bars.setAttribute("role", "group");
  bars.setAttribute("aria-label", "Text sizes");
  for (const name of barSizes(place)) {
    const bar = node("button");
    bar.type = "button";
    bar.value = name;
    bar.append(node("i"), node("span", name));
    bars.append(bar);
  }
  const size = template.heads[cell.size];
  const heights = barSizes(place).map((name) => {
    const found = template.heads.indexOf(name);
    return found < 0 ? 0 : template.heights[indexOf(template, {...cell, size: found})];
  });
  const styles = barSizes(place).map((name) => {
    const state = template.heads.includes(name)
      && stateOfCell(template, {...cell, size: template.heads.indexOf(name)});
    return state ? state.style : "";
  });
  fillBars(bars, heights, styles, size);
  bars.onclick = ({target}) => {
    const bar = target.closest("button");
    if (bar) chooseSize(place, bar.value);
  };
  return bars;
}

/* The bars as high as the cells, colored as grave as what is found in those. */
function fillBars(bars, heights, styles, size) {
  const most = Math.max(1, ...heights);
  all("button", bars).forEach((bar, index) => {
    const mark = $("i", bar);
    mark.style.height = `${Math.max(2, 30 * heights[index] / most)}px`;
    mark.className = styles[index].split(" ").pop();
    bar.setAttribute("aria-pressed", bar.value === size);
    bar.title = `${bar.value}: ${rounded(heights[index])} points`;
    bar.setAttribute("aria-label", `${bar.value}, ${rounded(heights[index])} points`
      + `${styles[index] && !styles[index].endsWith("note") ? ", has a problem" : ""}`);
  });
}

/* Another size: of the state that is tried, or else the cell that was measured at it. */
function chooseSize(place, name) {
  const form = $("#detail form");
  if (form) {
    form.elements.size.value = data.sizes.indexOf(name);
    form.elements.size.dispatchEvent(new Event("input", {bubbles: true}));
    return;
  }
  const size = place.template.heads.indexOf(name);
  location.hash = placeOfCell(place.template, {...place.cell, size}).id;
}

/* The gravest of what is found in a cell. */
function gravest(template, findings) {
  const styles = findings.map((finding) => looksOf(template, finding).style);
  return ["grave", "fault", "note"].find((severity) => styles.some((style) => style.endsWith(severity))) || "";
}

/* Measures a state at every size; it follows when nothing has changed for a moment. */
function refreshBars(place, state) {
  clearTimeout(waitingBars);
  waitingBars = setTimeout(() => {
    const bars = $("#bars");
    if (current !== place || !bars) return;
    const ofFile = place.template.findings.filter(({isOfFile}) => isOfFile);
    try {
      const cells = data.sizes.map((_, size) => cellOf(answerTo(place.template, {...state, size})));
      fillBars(bars, cells.map(({height = 0}) => height),
        cells.map(({findings = []}) => gravest(place.template, [...findings, ...ofFile])), data.sizes[state.size]);
    } catch (_) { /* The bars stay as they were. */ }
  }, 80);
}
