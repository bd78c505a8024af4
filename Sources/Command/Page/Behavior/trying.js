/* Trying a cell: other texts, widths, sizes and settings, measured as they are chosen. */
let tried = null;
let waitingLink = 0;
const codeNote = "configure did not run: the app's code is not in this page. Only the texts change; what the code "
  + "would hide, shorten or color for them stays as it was measured.";
/* What was last tried of each place, until the page is closed. */
const tries = new Map();

/* The state of a cell as it was measured. */
function stateOf({template, cell}) {
  const state = {
    content: cell.content, width: template.widths[cell.width], size: data.sizes.indexOf(template.heads[cell.size]),
    mirrored: data.chosen.mirrored !== Boolean(cell.mirrored), bold: data.chosen.bold, scale: data.chosen.scale,
    system: 0, shown: [], booleans: (booleansOf(template, cell) || {values: 0}).values,
  };
  return {...state, texts: textsOf(template, state)};
}

/* The Booleans of a content; nothing where a reader cannot switch them. */
function booleansOf({living}, {content}) {
  return living.booleans[living.contents.indexOf(content)];
}

/* Where the engine has a content with its Booleans as they are chosen. */
function variantOf(template, state) {
  const found = booleansOf(template, state);
  return found ? found.places[state.booleans] : template.living.contents.indexOf(state.content);
}

/* The texts of a content with its Booleans as they are chosen. */
function textsOf(template, state) {
  return [...template.living.texts[variantOf(template, state)]];
}

/* Other Booleans: the texts follow that are still those of the content. */
function switchBooleans(template, state, booleans) {
  const before = textsOf(template, state);
  state.booleans = booleans;
  const after = textsOf(template, state);
  state.texts = state.texts.map((text, index) => (text === before[index] ? after[index] : text));
}

/* A link holds what differs from the cell as it was measured. */
function linkOf(place, state) {
  const first = stateOf(place);
  const query = new URLSearchParams();
  if (clicked) query.set("problem", place.template.findings.indexOf(clicked));
  for (const name of ["width", "size", "mirrored", "bold", "scale", "system", "booleans"])
    if (state[name] !== first[name]) query.set(name, Number(state[name]));
  const texts = textsOf(place.template, state);
  state.texts.forEach((text, index) => {
    if (text !== texts[index]) query.set(`text${index}`, text);
  });
  state.shown.forEach((isShown, index) => {
    if (isShown !== undefined) query.set(`shown${index}`, Number(isShown));
  });
  const text = query.toString();
  return `#${place.id}${text ? `?${text}` : ""}`;
}

/* Whether a state is another one than was measured. */
function isTried(place, state) {
  return linkOf(place, state).replace(/[?&]problem=\d+/, "").length > place.id.length + 1;
}

/* Puts the link to a state into the clipboard. */
async function copyLink(place, state) {
  const link = location.href.split("#")[0] + linkOf(place, state);
  const isCopied = await copyText(link, panel);
  const note = location.protocol === "file:" ? "; it opens this file, so send that, too" : "";
  $("#said").textContent = isCopied ? `The link to this state is copied${note}.` : `The link cannot be copied: ${link}`;
}

/* Browsers refuse a page that changes its link too often: it follows when nothing has changed for a while. */
function keepLink(place, state) {
  clearTimeout(waitingLink);
  waitingLink = setTimeout(() => {
    if (current === place) history.replaceState(null, "", linkOf(place, state));
  }, 400);
}

function stateOfLink(place, hash) {
  const state = stateOf(place);
  const query = new URLSearchParams(hash.split("?").slice(1).join("?"));
  const number = (name, least, most) => {
    const value = Number(query.get(name));
    if (query.has(name) && value >= least && value <= most) state[name] = value;
  };
  number("width", 1, 2000);
  number("size", 0, data.sizes.length - 1);
  number("scale", 1, 3);
  number("system", 0, place.template.living.systems.length - 1);
  for (const name of ["mirrored", "bold"]) if (query.has(name)) state[name] = query.get(name) === "1";
  number("booleans", 0, (booleansOf(place.template, state) || {places: [0]}).places.length - 1);
  state.booleans = Math.round(state.booleans);
  state.size = Math.round(state.size);
  state.scale = Math.round(state.scale);
  state.system = Math.round(state.system);
  state.shown = place.template.living.switches.map((_, index) => (
    query.has(`shown${index}`) ? query.get(`shown${index}`) === "1" : undefined));
  state.texts = textsOf(place.template, state).map((text, index) => (
    text !== false && query.has(`text${index}`) ? query.get(`text${index}`) : text));
  return state;
}

/* The problems of a cell and of its file, as a count. */
function countOf(template, findings) {
  const found = withFileFindings(template, findings);
  const count = found.filter(({kind}) => data.kinds.find(({name}) => name === kind).isDefect).length;
  return count === 0 ? "no problem" : count === 1 ? "1 problem" : `${count} problems`;
}

/* The settings that a cell is shown under, and whether its texts are those that were measured. */
function settingsOf(place, state) {
  const isEdited = textsOf(place.template, state).some((text, index) => text !== state.texts[index]);
  const settings = [place.template.living.systems[state.system], `${state.scale}x`];
  settings.push(state.mirrored ? "right to left" : "left to right");
  if (state.bold) settings.push("Bold Text");
  if (isEdited) settings.push("other texts");
  return `${settings.join(", ")} · declared in ${place.template.site}`;
}

/* What the code of a cell has done wrong or read of stubs stays so, whatever it is filled with afterwards. */
function isOfCode({kind}) {
  return kind === "logged" || kind === "stubbed";
}

/* Shows a measured state in the place of the cell, and says what it is like. */
function showTried(place, state, answer, note) {
  const {template} = place;
  const mirrored = state.mirrored !== data.chosen.mirrored;
  const tree = template.living.trees[answer.layout || 0];
  const findings = [...(place.cell.findings || []).filter(isOfCode), ...answer.findings || []];
  tried = {
    template, id: place.id, cell: {...answer, findings, tree, width: -1, size: -1, content: state.content, mirrored},
  };
  showCell(tried, place.cell.height, "The cell as it is measured now");
  $("#detail h2").textContent = titleOf(template, data.sizes[state.size], state.width);
  $("#shown").textContent = settingsOf(place, state);
  showSwitches(template, answer);
  $("#said").textContent = `${note}${rounded(answer.height)} points high, ${countOf(template, findings)}, `
    + `${answer.trust}${answer.reflowed ? ", reflowed" : ""}`;
  refreshBars(place, state);
}

/* The drawings stay where the engine cannot run. */
function engineFailed(form, error) {
  all("input, textarea, select, button", form).forEach((control) => { control.disabled = true; });
  $("#said").textContent = `This browser cannot measure the cell (${error.message || error}): `
    + "it is shown as it was measured for the report.";
}

async function measureTried(place, form, state, note = "") {
  try {
    const answer = await measured(place.template, state);
    if (current !== place) return;
    if (answer.error) $("#said").textContent = `The cell cannot be measured so: ${answer.error}`;
    else showTried(place, state, answer, note);
  } catch (error) {
    engineFailed(form, error);
  }
}

/* Lets the button that has replaced a text put it back; without a text it looks for one again. */
function offerBack(form, index, text) {
  const search = $(`.search[value="${index}"]`, form);
  const name = $(`label[for="text${index}"]`, form).textContent;
  if (text === undefined) delete search.dataset.before;
  else search.dataset.before = text;
  search.textContent = text === undefined ? "Break it" : "Undo";
  search.setAttribute("aria-label", text === undefined ? breakingWords(name) : `Undo: put the text of ${name} back`);
}

/* Puts the shortest text into a field that breaks the cell. */
async function breakText(place, form, state, index, changed) {
  try {
    const field = form.elements[`text${index}`], filler = fillerFor(field.value);
    const count = await shortestThatBreaks(place.template, state, index, filler);
    if (current !== place) return;
    const name = place.template.living.labels[index];
    if (!count) {
      $("#said").textContent = `${name}: no length up to ${mostWords} characters of ${filler.name} breaks the cell.`;
      return;
    }
    offerBack(form, index, field.value);
    field.value = filled(filler, count);
    changed(null, `${name} breaks the cell from ${count} characters of ${filler.name}: `);
  } catch (error) {
    engineFailed(form, error);
  }
}

/* What the button beside a text does: the text that it has replaced comes back, or one is looked for. */
function breakOrPutBack(place, form, state, button, changed) {
  const index = Number(button.value);
  const {before} = button.dataset;
  if (before === undefined) {
    breakText(place, form, state, index, changed);
    return;
  }
  form.elements[`text${index}`].value = before;
  offerBack(form, index);
  changed(null);
}

/* The width follows a drag of a handle at the trailing edge of the picture, which may be shown smaller. */
function dragWidth(picture, form, changed) {
  const handle = node("div", undefined, "handle");
  handle.setAttribute("aria-hidden", "true");
  picture.append(handle);
  handle.onpointerdown = (start) => {
    let [width, last] = [Number(form.elements.points.value), start.clientX];
    handle.setPointerCapture(start.pointerId);
    handle.onpointermove = ({clientX}) => {
      const svg = $("#stage svg");
      const perPoint = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width || 1;
      width += (clientX - last) / perPoint;
      last = clientX;
      form.elements.points.value = Math.max(1, Math.round(width));
      changed(form.elements.points);
    };
    handle.onpointerup = () => { handle.onpointermove = null; };
  };
}

/* The state in which a place is opened: that of the link, or what was tried of it before. */
function openedState(place) {
  const isLinked = isTried(place, stateOfLink(place, location.hash));
  const state = !isLinked && tries.get(place) || stateOfLink(place, location.hash);
  tries.set(place, state);
  return state;
}

/* Shows the cell as it was measured. */
function forgetTried(place) {
  clearTimeout(waitingLink);
  tries.delete(place);
  const link = linkOf(place, stateOf(place));
  history.replaceState(null, "", link);
  showDetail(place, link);
  $("#detail [type=reset]").focus();
}

/* The workbench of a place, with its handle at a picture; nothing where the page cannot measure its cells. */
function workbench(place, picture) {
  if (!isLiving(place.template)) return [];
  const state = openedState(place);
  const made = node("details", undefined, "workbench");
  const form = controls(place.template, state);
  const said = node("p", "Change a text, the width or a setting: the cell is measured as you do.", "dim");
  said.id = "said";
  said.setAttribute("role", "status");
  const changed = (control, note) => {
    readControls(place.template, form, state, control);
    keepLink(place, state);
    measureTried(place, form, state, note);
  };
  form.oninput = ({target}) => {
    if (target.matches("textarea")) offerBack(form, Number(target.name.slice(4)));
    changed(target);
  };
  form.onclick = ({target}) => {
    if (target.matches(".search")) breakOrPutBack(place, form, state, target, changed);
    if (target.name === "copy") copyLink(place, state);
  };
  form.onsubmit = (event) => event.preventDefault();
  form.onreset = (event) => {
    event.preventDefault();
    forgetTried(place);
  };
  dragWidth(picture, form, changed);
  made.open = isTried(place, state) || window.innerWidth >= 700;
  made.append(node("summary", "Try it"), form, said);
  if (place.template.living.isFilledByCode) made.append(node("p", codeNote, "dim"));
  return [made];
}

/* Measures what was tried of a place before, or what its link holds; its heights at all sizes in any case. */
function startTrying(place) {
  const form = $("#detail form");
  if (!form) return;
  const state = tries.get(place);
  if (isTried(place, state)) {
    keepLink(place, state);
    measureTried(place, form, state);
  } else {
    engineStart().then(() => refreshBars(place, state), () => {});
  }
}
