/* The sections of templates: one width at a time, and all heights on demand. */
function showWidth(section, width) {
  all(".band", section).forEach((band) => { band.hidden = band.dataset.width !== String(width); });
  all(".tabs button", section).forEach((button) => {
    button.setAttribute("aria-pressed", button.dataset.width === String(width));
  });
  drawMarks();
}

/* The mark of a cell's state, and its height. */
function markedHeight(template, place) {
  const state = template.states[place];
  return (state === "." ? "" : `${data.kinds[parseInt(state, 36)].symbol} `) + template.heights[place];
}

function fillRows(template, rows) {
  const target = $(".scroll", rows);
  if (!rows.open || target.firstChild) return;
  const width = Number(rows.closest(".band").dataset.width);
  const sizes = template.sizes.length;
  const count = template.contents.length;
  target.append(table(["content", ...template.heads], template.contents.map((name, content) => ({
    cells: [`${content + 1} ${name}`, ...template.sizes.map((_, size) =>
      markedHeight(template, (width * sizes + size) * count + content))],
  }))));
}

/* Widths stay beside the names of templates, however wide those are, while the heights scroll. */
function pinWidths() {
  for (const matrix of all(".matrix")) {
    const names = Math.floor($("th", matrix).getBoundingClientRect().width);
    matrix.style.setProperty("--names", `${names}px`);
  }
}
