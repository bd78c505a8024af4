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
  linkRows(template, width, target);
  nameLinks();
  hintAtMore();
}

/* A height whose cell is drawn opens it. */
function linkRows(template, width, target) {
  all("tbody tr", target).forEach((row, content) => all("td", row).forEach((entry, size) => {
    const place = places.get(`${template.id}.${template.sizes[size]}.w${template.widths[width]}.c${content + 1}`);
    if (!place) return;
    const link = node("a", entry.textContent);
    link.href = `#${place.id}`;
    entry.replaceChildren(link);
  }));
}

/* A table that goes on to the side fades out there. */
function hintAtMore() {
  for (const scroller of all(".scroll")) {
    const rest = scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft;
    scroller.classList.toggle("more", rest > 1);
  }
}

/* Widths stay beside the names of templates, however wide those are, while the heights scroll. */
function pinWidths() {
  for (const matrix of all(".matrix")) {
    const names = Math.floor($("th", matrix).getBoundingClientRect().width);
    matrix.style.setProperty("--names", `${names}px`);
  }
}
