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

/* The drawn cell of a place. */
function drawnCell(place) {
  const section = document.getElementById(place.template.id);
  return section && all("a.cell", section).find((each) => placeOf(each) === place);
}
