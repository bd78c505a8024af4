/* The shortest text that breaks a cell, found as the command's fuzz finds how many characters a label takes. */
const mostWords = 500;

/* The words that fill a label, and what they are called: plain ones, or a text's own where those are not in Latin
   letters. */
function fillerFor(text) {
  if (!/(?!\p{Script=Latin})\p{L}/u.test(text)) return {name: "plain words", characters: [...data.words]};
  const own = `${text.trim()} `;
  return {name: "its own words", characters: [...new Intl.Segmenter().segment(own)].map(({segment}) => segment)};
}

/* The filler, as many characters as asked for. */
function filled({characters}, count) {
  return Array.from({length: count}, (_, place) => characters[place % characters.length]).join("");
}

/* The faults of a cell with a text in the place of one of its own: what fails, and how. */
async function faultsWith(template, state, index, text) {
  const texts = state.texts.map((each, place) => place === index ? text : each);
  const {findings = []} = await measured(template, {...state, texts});
  /* A word that is long enough is broken in any cell. */
  const isFault = ({name, isAboutFigures}) => !isAboutFigures && name !== "brokenWord";
  const known = findings.filter(({kind}) => isFault(data.kinds.find((each) => each.name === kind)));
  return known.map(({kind, item}) => `${kind} ${item}`);
}

/* How many characters of a filler break the cell; null where as many as are tried do not. What is wrong whatever
   the text is no fault of the text. */
async function shortestThatBreaks(template, state, index, filler) {
  const always = new Set(await faultsWith(template, state, index, "i"));
  const breaks = async (count) => (await faultsWith(template, state, index, filled(filler, count)))
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
