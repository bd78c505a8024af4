/* The shortest text that breaks a cell, found as the command's fuzz finds how many characters a label takes. */
const mostWords = 500;

/* Plain words, as many characters as asked for. */
function plainWords(count) {
  return data.words.repeat(Math.ceil(count / data.words.length)).slice(0, count);
}

/* The faults of a cell with a text in the place of one of its own: what fails, and how. */
async function faultsWith(template, state, index, text) {
  const texts = state.texts.map((each, place) => place === index ? text : each);
  const {findings = []} = await measured(template, {...state, texts});
  const known = findings.filter(({kind}) => !data.kinds.find((each) => each.name === kind).isAboutFigures);
  return known.map(({kind, item}) => `${kind} ${item}`);
}

/* How many characters of plain words break the cell; null where as many as are tried do not. What is wrong whatever
   the text is no fault of the text. */
async function shortestThatBreaks(template, state, index) {
  const always = new Set(await faultsWith(template, state, index, "i"));
  const breaks = async (count) => (await faultsWith(template, state, index, plainWords(count)))
    .some((fault) => !always.has(fault));
  if (!await breaks(mostWords)) return null;
  let [passing, failing] = [0, mostWords];
  while (failing - passing > 1) {
    const middle = Math.floor((passing + failing) / 2);
    if (await breaks(middle)) failing = middle;
    else passing = middle;
  }
  return failing;
}
