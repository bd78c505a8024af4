/* The text sizes that are shown: L and AX3 at first, the others on demand. */
const sizeButtons = all("#sizes button[data-size]");
const everySize = $("#sizes button[data-all]");
/* A sheet of its own: the page's policy lets no element bring a style. */
const sizeStyle = new CSSStyleSheet();
const shownSizes = new Set(sizeButtons.filter((each) => each.dataset.first).map((each) => each.dataset.size));
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sizeStyle];

/* One rule hides the others, however many cells there are. The open cell's size is shown in any case. A page of
   one size has no buttons, and shows it. */
function showSizes() {
  if (sizeButtons.length === 0) return;
  const names = new Set(shownSizes);
  if (current) names.add(current.template.heads[current.cell.size]);
  const rest = [...names].map((name) => `:not([data-size="${name}"])`).join("");
  sizeStyle.replaceSync(`a.cell${rest} { display: none; }`);
  document.body.style.setProperty("--shown", names.size);
  sizeButtons.forEach((each) => each.setAttribute("aria-pressed", names.has(each.dataset.size)));
  if (everySize) everySize.setAttribute("aria-pressed", names.size === sizeButtons.length);
  drawMarks();
}

for (const button of sizeButtons) button.onclick = () => {
  const name = button.dataset.size;
  /* The last one stays. */
  if (!shownSizes.has(name)) shownSizes.add(name);
  else if (shownSizes.size > 1) shownSizes.delete(name);
  showSizes();
};
if (everySize) everySize.onclick = () => {
  const isAll = shownSizes.size === sizeButtons.length;
  shownSizes.clear();
  sizeButtons.filter((each) => !isAll || each.dataset.first).forEach((each) => shownSizes.add(each.dataset.size));
  showSizes();
};
