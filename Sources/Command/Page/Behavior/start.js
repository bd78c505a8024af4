/* The page as it is first seen. */
document.body.classList.remove("still");
/* All cells of a large report would take long to be laid out beside an open panel: it lies over them. */
document.body.classList.toggle("large", data.templates.length > 60);
for (const section of all(".template")) {
  for (const button of all(".widths button", section)) {
    button.onclick = () => showWidth(section, button.dataset.width);
  }
  for (const rows of all(".rows", section))
    rows.addEventListener("toggle", () => fillRows(templateOf(section), rows));
  showWidth(section, 0);
  sectionFiller.observe(section);
}
showSizes();
new ResizeObserver(pinWidths).observe($("#cells"));
nameLinks();
window.addEventListener("resize", hintAtMore);
document.addEventListener("scroll", hintAtMore, {capture: true, passive: true});
window.addEventListener("hashchange", route);
window.addEventListener("beforeprint", () => {
  if (tab !== "cells") return;
  all(".template").forEach(fillSection);
  drawAll($("#cells"));
});
route();
/* The browser follows the page's own link once more. */
window.addEventListener("load", () => {
  if (location.hash === `#${tab}`) setTimeout(() => window.scrollTo(0, 0));
});
/* The first edit, and the first cell, are answered at once. */
if ($("#engine")) setTimeout(() => engineStart().catch(() => {}), 200);
