/* The places of drawn cells by their links: #recipe.AX3.w320.c4, and for the cell that stands for a
   size, #recipe.AX3.w320. */
const places = new Map();

/* The place of a height, and of a state, among those of a template. */
function indexOf(template, {width, size, content}) {
  return (width * template.sizes.length + size) * template.contents.length + content;
}

/* The drawn cells, each with what is known before it is laid out: its height, but for one that is mirrored. */
function cellsOf(template) {
  return template.strips.flatMap(({width, content, mirrored}) => template.sizes.map((_, size) => (
    {width, size, content, mirrored, height: template.heights[indexOf(template, {width, size, content})]})));
}

/* The kind by which a cell is marked, and how grave it is; null for none. */
function stateOfCell(template, cell) {
  const letter = template.states[indexOf(template, cell)];
  if (letter === ".") return null;
  const kind = data.kinds[letter.toLowerCase().charCodeAt(0) - "a".charCodeAt(0)];
  const severity = letter < "a" ? "grave" : kind.isDefect ? "fault" : "note";
  return {...kind, style: `${kind.name} ${severity}`};
}

/* A cell with findings stands for its size before one without, and a higher one before a lower one. */
function weight(template, cell) {
  return (stateOfCell(template, cell) ? 1e9 : 0) + cell.height;
}

for (const template of data.templates) {
  if (!template.cells) template.cells = cellsOf(template);
  for (const cell of template.cells) {
    /* A size has its name in links, large, and the one that people read, L. */
    const names = [template.sizes[cell.size], template.heads[cell.size]]
      .map((size) => `${template.id}.${size}.w${template.widths[cell.width]}`);
    const place = {template, cell, id: `${names[0]}.c${cell.content + 1}${cell.mirrored ? ".rtl" : ""}`};
    places.set(place.id, place);
    const before = places.get(names[0]);
    if (!before || !cell.mirrored && weight(template, cell) > weight(template, before.cell))
      names.forEach((name) => places.set(name, place));
  }
}

/* Whether the page can measure a sample itself, so that its cells open although none of them is drawn. */
function canOpen({living}, content) {
  return Boolean(living && !living.isFilledByCode && living.contents.includes(content) && $("#engine"));
}

/* The place of a sample that is not drawn, when its link is first followed; undefined if there is none. */
function newPlace(id) {
  const [, name, size, width, number] = /^(.*)\.([^.]+)\.w([\d.]+)\.c(\d+)$/.exec(id) || [];
  const template = data.templates.find((each) => each.id === name);
  const cell = template && {
    width: template.widths.findIndex((each) => String(each) === width),
    size: Math.max(template.sizes.indexOf(size), template.heads.indexOf(size)), content: number - 1, mirrored: false,
  };
  if (!cell || cell.width < 0 || cell.size < 0 || !canOpen(template, cell.content)) return undefined;
  const known = `${name}.${template.sizes[cell.size]}.w${width}.c${number}`;
  if (!places.has(known)) {
    const height = template.heights[indexOf(template, cell)];
    places.set(known, {template, cell: {...cell, height}, id: known});
  }
  return places.get(known);
}

/* The place that a link names; undefined if there is none. */
function placeOf({hash}) {
  try {
    const id = decodeURIComponent(hash.slice(1).split("?")[0]);
    return places.get(id) || newPlace(id);
  } catch (_) {
    return undefined;
  }
}

/* The place of a cell of a template, by its width, size, content and side. */
function placeOfCell({id, sizes, widths}, {width, size, content, mirrored}) {
  const name = `${id}.${sizes[size]}.w${widths[width]}.c${content + 1}${mirrored ? ".rtl" : ""}`;
  return places.get(name) || newPlace(name);
}

/* A cell in words that stand alone: its template, content, size, width, height, and what was found in it. */
function wordsOf({template, cell}) {
  const {widths, heads, contents} = template;
  const state = stateOfCell(template, cell);
  const words = [template.name, contents[cell.content], heads[cell.size]];
  if (widths.length > 1) words.push(`${widths[cell.width]} points wide`);
  words.push(`${rounded(cell.height)} points${widths.length > 1 ? " high" : ""}`);
  if (cell.mirrored) words.push("mirrored");
  else if (state) words.push(state.word);
  return words.join(", ");
}

/* Links to cells are called by their cells, wherever they stand. */
function nameLinks(root = document) {
  for (const link of all("a.cell, .matrix td a, .rows td a", root)) {
    const place = placeOf(link);
    if (place) link.setAttribute("aria-label", wordsOf(place));
  }
}

/* The drawn cell of a place. */
function drawnCell(place) {
  const section = document.getElementById(place.template.id);
  return section && all("a.cell", section).find((each) => placeOf(each) === place);
}
