/* Links to cells, and the keyboard. */
const notice = $("#notice");
/* Where a screen reader hears which cell the arrow keys have opened. */
const heard = node("p", "", "spoken");
heard.setAttribute("role", "status");
document.body.append(heard);

/* The parts of a link's state that were not followed: an unknown size, a width out of range. */
function ignoredParts(place, hash) {
  if (!place.template.living) return [];
  const state = stateOfLink(place, hash);
  return [...new URLSearchParams(hash.split("?").slice(1).join("?"))].filter(([name, value]) => {
    if (name.startsWith("text")) return state.texts[Number(name.slice(4))] !== value;
    if (name.startsWith("shown")) return state.shown[Number(name.slice(5))] !== (value === "1");
    return name in state ? Number(state[name]) !== Number(value) : name !== "problem";
  });
}

function noticeOf(hash, place) {
  if (place) return ignoredParts(place, hash).map(([name, value]) => `${name}=${value}`).join(", ");
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch (_) { /* It is said as it stands. */ }
  return document.getElementById(id) ? "" : id;
}

function elementOf(hash) {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch (_) {
    return null;
  }
}

/* Where a link that was opened by itself leads: a problem is beside its card, a cell among all cells. */
function showBehind(place) {
  if (tab) return;
  showTab(location.hash.includes("problem=") ? firstTab : "cells");
  const section = document.getElementById(place.template.id);
  showWidth(section, place.cell.width);
  fillSection(section);
}

function route() {
  const place = placeOf(location);
  const missing = noticeOf(location.hash, place);
  notice.textContent = missing && `This report has no such cell: ${missing.slice(0, 80)}`;
  if (!place) {
    const wasOpen = !panel.hidden;
    if (wasOpen) closePanel();
    const element = elementOf(location.hash);
    showTabOf(element);
    if (element && !element.matches(".tab")) element.scrollIntoView();
    else if (element && !wasOpen) window.scrollTo(0, 0);
    return;
  }
  showBehind(place);
  if (tab === "cells") showWidth(document.getElementById(place.template.id), place.cell.width);
  const isOpening = panel.hidden;
  const drawn = showDetail(place, location.hash);
  if (drawn && (!isOpening || !openedFrom.element)) drawn.scrollIntoView({block: "center", inline: "center"});
  if (isOpening) panel.focus({preventScroll: true});
}

/* Goes on to the next size or to the next content of the same width. */
function step(sizes, contents) {
  const {template, cell} = current;
  if (!template.cells.includes(cell)) {
    openPlace(placeOfCell(template, {...cell, size: cell.size + sizes, content: cell.content + contents}));
    return;
  }
  const isBeside = (each, size) => each.width === cell.width && each.size === size;
  const strip = template.cells.filter((each) => isBeside(each, cell.size));
  const next = strip[strip.indexOf(cell) + contents];
  const found = next && template.cells.find((each) => isBeside(each, cell.size + sizes)
    && each.content === next.content && each.mirrored === next.mirrored);
  openPlace(found && [...places.values()].find((each) => each.cell === found));
}

function openPlace(place) {
  heard.textContent = place ? wordsOf(place) : "no cell there";
  if (place) location.hash = place.id;
}

const markKeys = {f: "frames", m: "margins", b: "baselines", c: "constraints"};
const moves = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

/* A link that was followed before opens its cell again, although the page's own link stays the same. */
document.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (link && link.hash && link.hash === location.hash) route();
});

/* Whether a key belongs to the control that has the focus: all but the one that closes. */
function isTyped({target, key}) {
  if (!(target instanceof Element) || key === "Escape") return false;
  return Boolean(target.closest("form")) || target === searchField;
}

document.addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey || isTyped(event)) return;
  const name = markKeys[event.key];
  if (name) document.getElementById(`show-${name}`).click();
  else if (event.key === "/") {
    event.preventDefault();
    searchField.focus();
  } else if (current && event.key === "Escape") hideDetail();
  else if (current && moves[event.key]) {
    event.preventDefault();
    step(...moves[event.key]);
  }
});
