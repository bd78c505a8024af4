/* The sections of templates: one width at a time, cells when they come into view, and all heights on demand. */
const templatesById = new Map(data.templates.map((template) => [template.id, template]));

function templateOf(element) {
  return templatesById.get(element.closest(".template").id);
}

/* One sample at the sizes that are shown. */
function stripNode(template, {width, content, mirrored, role}) {
  const made = node("div", undefined, "strip");
  const title = node("h5");
  title.append(node("span", `#${content + 1} `, "dim"), template.contents[content]);
  /* The comma is heard, and keeps the two apart where headings are listed. */
  if (role) title.append(node("small", `, ${role}`));
  const cells = node("div", undefined, "cells");
  template.heads.forEach((head, size) => {
    if (shownSizes.size && !shownSizes.has(head)) return;
    cells.append(cellLink(placeOfCell(template, {width, size, content, mirrored})));
  });
  made.append(title, cells);
  return made;
}

/* The cells of a template at one width. */
function fillFilm(film) {
  const template = templateOf(film);
  const width = Number(film.closest(".band").dataset.width);
  film.style.setProperty("--cell", `${template.widths[width] * cellScale}px`);
  document.body.style.setProperty("--shown", shownSizes.size || template.heads.length);
  all("a.cell", film).forEach((link) => {
    viewer.unobserve(link);
    inView.delete(link);
  });
  film.replaceChildren(...template.strips.filter((strip) => strip.width === width)
    .map((strip) => stripNode(template, strip)));
  film.style.minHeight = "";
  all("a.cell", film).forEach((link) => viewer.observe(link));
}

/* Sections are filled shortly before they are seen. */
const sectionFiller = new IntersectionObserver((entries) => entries.forEach(({target, isIntersecting}) => {
  if (isIntersecting) fillSection(target);
}), {rootMargin: "800px"});

function fillSection(section) {
  sectionFiller.unobserve(section);
  all(".band:not([hidden]) .film", section).filter((film) => !film.firstChild).forEach(fillFilm);
}

function showWidth(section, width) {
  const wasFilled = $(".film", section).firstChild || all("a.cell", section).length;
  all(".band", section).forEach((band) => { band.hidden = band.dataset.width !== String(width); });
  all(".widths button", section).forEach((button) => {
    button.setAttribute("aria-pressed", button.dataset.width === String(width));
  });
  if (wasFilled) fillSection(section);
}

/* The mark of a cell's state, and its height. */
function markedHeight(template, cell) {
  const state = stateOfCell(template, cell);
  return `${state ? `${state.symbol} ` : ""}${template.heights[indexOf(template, cell)]}`;
}

function fillRows(template, rows) {
  const target = $(".scroll", rows);
  if (!rows.open || target.firstChild) return;
  const width = Number(rows.closest(".band").dataset.width);
  target.append(table(["sample", ...template.heads], template.contents.map((name, content) => ({
    cells: [`#${content + 1} ${name}`, ...template.sizes.map((_, size) =>
      markedHeight(template, {width, size, content}))],
  }))));
  linkRows(template, width, target);
  nameLinks(rows);
  hintAtMore();
}

/* A height opens its cell. */
function linkRows(template, width, target) {
  const opens = template.contents.map((_, content) => canOpen(template, content));
  all("tbody tr", target).forEach((row, content) => all("td", row).forEach((entry, size) => {
    const id = `${template.id}.${template.sizes[size]}.w${template.widths[width]}.c${content + 1}`;
    if (!opens[content] && !places.has(id)) return;
    const link = node("a", entry.textContent);
    link.href = `#${id}`;
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
