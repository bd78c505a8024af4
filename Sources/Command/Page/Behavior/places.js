/* The places of drawn cells by their links: #recipe.AX3.w320.c4, and for the cell that stands for a
   size, #recipe.AX3.w320. */
const places = new Map();

/* A cell with findings stands for its size before one without, and a higher one before a lower one. */
function weight(cell) {
  return (cell.findings ? 1e9 : 0) + cell.height;
}

for (const template of data.templates) {
  for (const cell of template.cells) {
    /* A size has its name in links, large, and the one that people read, L. */
    const names = [template.sizes[cell.size], template.heads[cell.size]]
      .map((size) => `${template.id}.${size}.w${template.widths[cell.width]}`);
    const place = {template, cell, id: `${names[0]}.c${cell.content + 1}${cell.mirrored ? ".rtl" : ""}`};
    places.set(place.id, place);
    const before = places.get(names[0]);
    if (!before || !cell.mirrored && weight(cell) > weight(before.cell))
      names.forEach((name) => places.set(name, place));
  }
}

/* The place that a link names; undefined if there is none. */
function placeOf({hash}) {
  try {
    return places.get(decodeURIComponent(hash.slice(1).split("?")[0]));
  } catch (_) {
    return undefined;
  }
}

/* A cell in words that stand alone: its template, content, size, width, height, and what was found in it. */
function wordsOf({template, cell}) {
  const {width, size, content} = cell;
  const {sizes, contents, widths, heads} = template;
  const state = template.states[(width * sizes.length + size) * contents.length + content];
  const words = [template.name, contents[content], heads[size]];
  if (widths.length > 1) words.push(`${widths[width]} points wide`);
  words.push(`${rounded(cell.height)} points${widths.length > 1 ? " high" : ""}`);
  if (cell.mirrored) words.push("mirrored");
  else if (state !== ".") words.push(data.kinds[parseInt(state, 36)].name);
  return words.join(", ");
}

/* Links to cells are called by their cells, wherever they stand. */
function nameLinks() {
  for (const link of all("a.cell, .matrix td a, .rows td a")) {
    const place = placeOf(link);
    if (place) link.setAttribute("aria-label", wordsOf(place));
  }
}

/* The drawn cell of a place. */
function drawnCell(place) {
  const section = document.getElementById(place.template.id);
  return section && all("a.cell", section).find((each) => placeOf(each) === place);
}
