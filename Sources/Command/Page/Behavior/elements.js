/* Short ways to find and to make elements. */
const $ = (query, root = document) => root.querySelector(query);
const all = (query, root = document) => [...root.querySelectorAll(query)];

function node(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

/* The name space of drawings is that of any drawing. */
const space = Object.assign(node("div"), {innerHTML: "<svg></svg>"}).firstChild.namespaceURI;

function svgNode(name) {
  return document.createElementNS(space, name);
}

/* A length as people read it. */
function rounded(length) {
  return Math.round(length * 100) / 100;
}

function heading(text, scope) {
  const made = node("th", text);
  made.scope = scope;
  return made;
}

/* A table: the first cell of each row is the row's heading. */
function table(heads, rows) {
  const made = node("table");
  const head = node("tr");
  heads.forEach((text) => head.append(heading(text, "col")));
  made.append(node("thead"), node("tbody"));
  made.tHead.append(head);
  for (const row of rows) {
    const line = node("tr", undefined, row.className);
    row.cells.forEach((text, column) => line.append(column === 0 ? heading(text, "row") : node("td", text)));
    made.tBodies[0].append(line);
  }
  return made;
}
