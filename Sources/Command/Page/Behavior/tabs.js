/* The tabs, the search and the filters. */
const tabs = all(".tab");
const firstTab = $("main").dataset.first;
let tab = "";

function showTab(name) {
  if (tab === name) return;
  tab = name;
  tabs.forEach((section) => { section.hidden = section.id !== name; });
  all("nav.tabs a").forEach((link) => {
    if (link.hash === `#${name}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  });
  document.body.dataset.tab = name;
  pinWidths();
  hintAtMore();
}

/* Shows the tab that holds an element; the first one if none does. */
function showTabOf(element) {
  const section = element && element.closest(".tab");
  showTab(section ? section.id : firstTab);
}

const searchField = $("#search");
const filters = all(".filters button");

/* The words that are looked for are in some order; of kinds that are chosen any one does. */
function applySearch() {
  const words = searchField.value.toLowerCase().split(/\s+/).filter(Boolean);
  const kinds = filters.filter((button) => button.getAttribute("aria-pressed") === "true")
    .map((button) => button.dataset.kind);
  const matches = (text) => words.every((word) => text.includes(word));
  const cards = all(".card");
  for (const card of cards)
    card.hidden = !matches(card.dataset.words) || kinds.length > 0 && !kinds.includes(card.dataset.kind);
  $(".none").hidden = cards.length === 0 || cards.some((card) => !card.hidden);
  const seen = new Set(data.templates.filter(({name, site}) => matches(`${name} ${site}`.toLowerCase()))
    .map(({id}) => id));
  all(".template").forEach((section) => { section.hidden = !seen.has(section.id); });
  all(".matrix tbody").forEach((body) => { body.hidden = !seen.has($("a", body).hash.slice(1)); });
}

searchField.oninput = applySearch;
for (const button of filters) button.onclick = () => {
  button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
  applySearch();
};
