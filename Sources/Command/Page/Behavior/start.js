/* The page as it is first seen. */
document.body.classList.remove("still");
all(".template").forEach((section, index) => {
  const template = data.templates[index];
  for (const button of all(".tabs button", section)) {
    button.onclick = () => showWidth(section, button.dataset.width);
  }
  all(".rows", section).forEach((rows) => rows.addEventListener("toggle", () => fillRows(template, rows)));
  showWidth(section, 0);
});
showSizes();
window.addEventListener("resize", pinWidths);
pinWidths();
nameLinks();
window.addEventListener("resize", hintAtMore);
document.addEventListener("scroll", hintAtMore, {capture: true, passive: true});
hintAtMore();
window.addEventListener("hashchange", route);
route();
