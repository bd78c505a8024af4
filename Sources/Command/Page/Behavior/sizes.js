/* The text sizes that are shown: L and AX3 at first, the others on demand. */
const sizeButtons = all("#sizes button[data-size]");
const everySize = $("#sizes button[data-all]");
const shownSizes = new Set(sizeButtons.filter((each) => each.dataset.first).map((each) => each.dataset.size));

/* The strips that are filled are filled again. A page of one size has no buttons, and shows it. */
function showSizes() {
  sizeButtons.forEach((each) => each.setAttribute("aria-pressed", shownSizes.has(each.dataset.size)));
  if (everySize) everySize.setAttribute("aria-pressed", shownSizes.size === sizeButtons.length);
  all(".film").filter((film) => film.firstChild).forEach(fillFilm);
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
