/* Trying a cell: other texts, widths, sizes and settings, measured as they are chosen. */
let tried = null;
let waitingLink = 0;

/* The state of a cell as it was measured. */
function stateOf({template, cell}) {
  const place = template.living.contents.indexOf(cell.content);
  return {
    content: cell.content, width: template.widths[cell.width], size: data.sizes.indexOf(template.heads[cell.size]),
    mirrored: data.chosen.mirrored !== Boolean(cell.mirrored), bold: data.chosen.bold, scale: data.chosen.scale,
    texts: [...template.living.texts[place]],
  };
}

/* A link holds what differs from the cell as it was measured. */
function linkOf(place, state) {
  const first = stateOf(place);
  const chosen = new URLSearchParams();
  for (const name of ["width", "size", "mirrored", "bold", "scale"])
    if (state[name] !== first[name]) chosen.set(name, Number(state[name]));
  state.texts.forEach((text, index) => {
    if (text !== first.texts[index]) chosen.set(`text${index}`, text);
  });
  const query = chosen.toString();
  return `#${place.id}${query ? `?${query}` : ""}`;
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
  const chosen = new URLSearchParams(hash.split("?").slice(1).join("?"));
  const number = (name, least, most) => {
    const value = Number(chosen.get(name));
    if (chosen.has(name) && value >= least && value <= most) state[name] = value;
  };
  number("width", 1, 2000);
  number("size", 0, data.sizes.length - 1);
  number("scale", 1, 3);
  for (const name of ["mirrored", "bold"]) if (chosen.has(name)) state[name] = chosen.get(name) === "1";
  state.size = Math.round(state.size);
  state.scale = Math.round(state.scale);
  state.texts = state.texts.map((text, index) => chosen.has(`text${index}`) ? chosen.get(`text${index}`) : text);
  return state;
}

/* Shows a measured state in the place of the cell, and says what it is like. */
function showTried(place, state, answer, note) {
  const {template} = place;
  const mirrored = state.mirrored !== data.chosen.mirrored;
  tried = {template, id: place.id, cell: {...answer, width: -1, size: -1, content: state.content, mirrored}};
  const stage = $("#stage");
  stage.innerHTML = answer.svg;
  const svg = $("svg", stage);
  svg.removeAttribute("aria-hidden");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", "The cell as it is measured now");
  $("#detail h2").textContent = titleOf(template, data.sizes[state.size], state.width);
  $("#facts").replaceChildren(...detailNodes(template, tried.cell));
  const count = (answer.findings || []).length;
  const found = count === 0 ? "no findings" : `${count} ${count === 1 ? "finding" : "findings"}`;
  $("#said").textContent = `${note}${rounded(answer.height)} points high, ${found}, ${answer.trust}`
    + `${answer.reflowed ? ", reflowed" : ""}`;
  drawMarks();
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

/* Puts the shortest text of plain words into a field that breaks the cell. */
async function breakText(place, form, state, index, changed) {
  try {
    const count = await shortestThatBreaks(place.template, state, index);
    if (current !== place) return;
    const name = place.template.living.labels[index];
    if (!count) {
      $("#said").textContent = `${name} takes ${mostWords} characters of plain words and more.`;
      return;
    }
    form.elements[`text${index}`].value = plainWords(count);
    changed(null, `${name} breaks the cell from ${count} characters: `);
  } catch (error) {
    engineFailed(form, error);
  }
}

/* The width follows a drag at the trailing edge of the picture. */
function dragWidth(handle, form, changed) {
  handle.onpointerdown = (start) => {
    const svg = $("#stage svg");
    const perPoint = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const width = Number(form.elements.points.value);
    handle.setPointerCapture(start.pointerId);
    handle.onpointermove = (move) => {
      form.elements.points.value = Math.max(1, Math.round(width + (move.clientX - start.clientX) / perPoint));
      changed(form.elements.points);
    };
    handle.onpointerup = () => { handle.onpointermove = null; };
  };
}

/* The workbench of a place, with its handle at a picture; nothing where the page cannot measure its cells. */
function workbench(place, picture) {
  const {template} = place;
  if (!template.living || !$("#engine")) return [];
  const state = stateOfLink(place, location.hash);
  const isLinked = location.hash.includes("?");
  const made = node("details", undefined, "workbench");
  const form = controls(template, state);
  const said = node("p", "Change a text, the width or a setting: the cell is measured as you do.", "dim");
  const handle = node("div", undefined, "handle");
  said.id = "said";
  said.setAttribute("role", "status");
  handle.setAttribute("aria-hidden", "true");
  const changed = (control, note) => {
    readControls(form, state, control);
    keepLink(place, state);
    measureTried(place, form, state, note);
  };
  /* Somebody is about to edit: what the first answer needs is compiled now. What fails is said at the edit. */
  form.addEventListener("focusin", () => { measured(template, state).catch(() => {}); }, {once: true});
  form.oninput = (event) => changed(event.target);
  form.onclick = ({target}) => {
    if (target.matches(".search")) breakText(place, form, state, Number(target.value), changed);
  };
  form.onsubmit = (event) => event.preventDefault();
  form.onreset = (event) => {
    event.preventDefault();
    clearTimeout(waitingLink);
    history.replaceState(null, "", `#${place.id}`);
    showDetail(place);
    $("#detail [type=reset]").focus();
  };
  dragWidth(handle, form, changed);
  picture.append(handle);
  made.open = isLinked || window.innerWidth >= 700;
  made.append(node("summary", "Try other texts, widths and settings"), form, said);
  if (isLinked) measureTried(place, form, state);
  return [made];
}
