/* The controls of the workbench. */
function labelled(title, control) {
  const label = node("label", undefined, "field");
  label.append(node("span", title), control);
  return label;
}

/* What the button beside a text does. */
function breakingWords(name) {
  return `Break it: find the shortest text of ${name} that breaks the cell`;
}

/* A text, and a button that looks for one that breaks the cell. */
function textField(name, index, text) {
  const row = node("div", undefined, "field");
  const label = node("label", name);
  const field = node("textarea");
  const search = node("button", "Break it");
  Object.assign(field, {id: `text${index}`, name: `text${index}`, value: text, rows: 1, spellcheck: false});
  field.dir = "auto";
  Object.assign(search, {type: "button", value: index, title: "Find the shortest text that breaks the cell"});
  search.className = "search";
  search.setAttribute("aria-label", breakingWords(name));
  label.htmlFor = field.id;
  row.append(label, field, search);
  return row;
}

function slider(name, value, least, most) {
  const made = node("input");
  Object.assign(made, {type: "range", name, min: least, max: most, step: 1, value});
  return made;
}

function checkbox(name, isOn) {
  const made = node("input");
  Object.assign(made, {type: "checkbox", name, checked: isOn});
  return made;
}

function select(name, options, value) {
  const made = node("select");
  made.name = name;
  for (const [text, key] of options) {
    const option = node("option", text);
    option.value = key;
    option.selected = String(key) === String(value);
    made.append(option);
  }
  return made;
}

/* Every device, the narrowest first. */
function deviceOptions() {
  const options = data.devices.map(({name, width}, place) => [`${name} · ${width}`, place, width])
    .sort((one, other) => one[2] - other[2]);
  return [["Device", ""], ...options];
}

/* Shows, and says to a screen reader, which size the slider is at. */
function showSize(form, state) {
  const name = data.sizes[state.size];
  $("output", form).textContent = name;
  form.elements.size.setAttribute("aria-valuetext", name);
}

/* A row of checkboxes; nothing where there are none. */
function checkboxes(shownName, spokenName, boxes) {
  if (!boxes.length) return [];
  const row = node("div", undefined, "flags");
  row.setAttribute("role", "group");
  row.setAttribute("aria-label", spokenName);
  row.append(node("span", shownName, "dim"));
  for (const [title, box] of boxes) {
    const label = node("label");
    label.append(box, ` ${title}`);
    row.append(label);
  }
  return [row];
}

/* The Booleans of the content. */
function booleansNode(template, state) {
  const {names} = booleansOf(template, state) || {names: []};
  const boxes = names.map((name, bit) => [name, checkbox(`boolean${bit}`, Boolean(state.booleans >> bit & 1))]);
  return checkboxes("Content", "Booleans of the content", boxes);
}

/* Whether an item is shown, for each that the cell or its content may hide. */
function switchesNode({living}) {
  const boxes = living.switches.map(({name}, index) => [name, checkbox(`shown${index}`, true)]);
  return checkboxes("Shown", "Shown items", boxes);
}

/* The items that are shown in a cell as it is now. */
function showSwitches({living}, {hidden = []}) {
  const form = $("#detail form");
  if (form) living.switches.forEach(({element}, index) => {
    form.elements[`shown${index}`].checked = !hidden.includes(element);
  });
}

/* The controls of the workbench, at the values of a state. */
function controls(template, state) {
  const form = node("form");
  const texts = state.texts.flatMap((text, index) => (
    text === false ? [] : [textField(template.living.labels[index], index, text)]));
  const number = node("input");
  Object.assign(number, {type: "number", name: "points", min: 1, max: 2000, step: "any", value: state.width});
  number.setAttribute("aria-label", "Width in points");
  const widths = node("div", undefined, "field");
  const width = slider("width", state.width, 120, Math.max(500, ...template.widths));
  width.setAttribute("aria-label", "Width");
  widths.append(node("span", "Width"), width, number);
  const size = labelled("Text size", slider("size", state.size, 0, data.sizes.length - 1));
  size.append(node("output"));
  $("input", size).setAttribute("aria-label", "Text size");
  const flags = node("div", undefined, "flags");
  const flag = (title, control) => {
    const label = node("label");
    label.append(control, ` ${title}`);
    flags.append(label);
  };
  flag("Bold Text", checkbox("bold", state.bold));
  flag("Right to left", checkbox("mirrored", state.mirrored));
  const scales = [1, 2, 3].map((each) => [`${each}x`, each]);
  const scale = select("scale", scales, state.scale);
  scale.setAttribute("aria-label", "Pixels per point");
  const system = select("system", template.living.systems.map((name, place) => [name, place]), state.system);
  system.setAttribute("aria-label", "System");
  const device = select("device", deviceOptions(), "");
  device.setAttribute("aria-label", "Device");
  const reset = node("button", "Reset");
  reset.type = "reset";
  const copy = node("button", "Copy link");
  Object.assign(copy, {type: "button", name: "copy"});
  const systems = template.living.systems.length > 1 ? [system] : [];
  flags.append(scale, ...systems, device, reset, copy);
  form.append(...texts, ...booleansNode(template, state), ...switchesNode(template), widths, size, flags);
  showSize(form, state);
  return form;
}

/* Reads the Booleans of the content, and shows the texts that follow from them. */
function readBooleans(template, form, state) {
  const {names} = booleansOf(template, state);
  const chosen = names.reduce((sum, _, bit) => sum | form.elements[`boolean${bit}`].checked << bit, 0);
  switchBooleans(template, state, chosen);
  state.texts.forEach((text, index) => {
    const field = form.elements[`text${index}`];
    if (field) field.value = text;
  });
}

/* Reads the controls into the state. */
function readControls(template, form, state, changed) {
  const {width, points, size, bold, mirrored, scale, system, device} = form.elements;
  const chosen = changed === device && device.value !== "" && data.devices[device.value];
  if (chosen) [points.value, scale.value] = [chosen.width, chosen.scale];
  if ([width, points, scale].includes(changed)) device.value = "";
  if (changed === width) points.value = width.value;
  const wanted = Number(points.value);
  if (wanted >= 1 && wanted <= 2000) state.width = wanted;
  if (changed !== width) width.value = state.width;
  state.size = Number(size.value);
  Object.assign(state, {bold: bold.checked, mirrored: mirrored.checked, scale: Number(scale.value)});
  if (system) state.system = Number(system.value);
  state.texts = state.texts.map((text, index) => text === false ? false : form.elements[`text${index}`].value);
  if (changed && changed.name.startsWith("boolean")) readBooleans(template, form, state);
  if (changed && changed.name.startsWith("shown")) state.shown[Number(changed.name.slice(5))] = changed.checked;
  showSize(form, state);
}
