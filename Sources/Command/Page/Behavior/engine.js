/* The engine that measures cells in the page: started when a control of one first has the focus, or is changed. */
const engine = {started: null, module: null, exports: null, handles: new Map()};

function bytesOf(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/* The bytes of the engine, as generate-engine.py writes them: their number, and 13 bits in two of 91 digits. */
function engineBytes() {
  const [length, ...lines] = $("#engine").textContent.trim().split(/\s+/);
  const text = lines.join("");
  const bytes = new Uint8Array(Number(length));
  const digit = (code) => code - 0x21 - (code > 0x22) - (code > 0x3C) - (code > 0x5C);
  let [number, count, end] = [0, 0, 0];
  for (let index = 0; index + 1 < text.length; index += 2) {
    number |= digit(text.charCodeAt(index)) + 91 * digit(text.charCodeAt(index + 1)) << count;
    for (count += 13; count >= 8; count -= 8) {
      bytes[end] = number;
      end += 1;
      number >>>= 8;
    }
  }
  return bytes;
}

function take({exports}) {
  engine.exports = exports;
  engine.handles.clear();
}

async function renewEngine() {
  take(await WebAssembly.instantiate(engine.module, {}));
}

async function startEngine() {
  const packed = new Blob([engineBytes()]).stream();
  const unpacked = new Response(packed.pipeThrough(new window.DecompressionStream("gzip")));
  const {module, instance} = await WebAssembly.instantiate(await unpacked.arrayBuffer(), {});
  engine.module = module;
  take(instance);
}

/* Starts once, however often it is asked for. */
function engineStart() {
  if (!engine.started) engine.started = startEngine();
  return engine.started;
}

/* Puts bytes where the engine reads them. */
function hand(bytes) {
  const start = engine.exports.room(bytes.length);
  new Uint8Array(engine.exports.memory.buffer, start, bytes.length).set(bytes);
}

function handleOf(template) {
  if (!engine.handles.has(template.id)) {
    hand(bytesOf(template.living.description));
    const handle = engine.exports.open();
    if (handle < 0) throw new Error("its description is of another version");
    engine.handles.set(template.id, handle);
  }
  return engine.handles.get(template.id);
}

/* Making one of these takes longer than a short text does. */
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/* Numbers and texts as PackedReader reads them. */
function packedCount(count) {
  const bytes = [];
  let rest = count;
  while (rest >= 128) {
    bytes.push(rest % 128 + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

function packedText(text) {
  const bytes = encoder.encode(text);
  return [Uint8Array.of(0, ...packedCount(bytes.length)), bytes];
}

function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((count, part) => count + part.length, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}

/* The items that are shown or hidden by choice, each with the flags that hide it; nothing where none is. */
function switched({living}, {shown: chosen = []}) {
  const flags = chosen.flatMap((isShown, index) => (
    isShown === undefined ? [] : living.switches[index].flags.map((flag) => [...packedCount(flag), isShown ? 0 : 1])));
  return Uint8Array.of(...flags.length ? packedCount(flags.length) : [], ...flags.flat());
}

function question(template, state) {
  const width = new Uint8Array(new Float64Array([state.width]).buffer);
  const chosen = Uint8Array.of(
    ...packedCount(variantOf(template, state)), 0, ...width, ...packedCount(state.size),
    state.mirrored ? 1 : 0, state.bold ? 1 : 0, ...packedCount(state.scale), ...packedCount(state.system),
    ...packedCount(state.texts.length));
  return joined([chosen, ...state.texts.flatMap((text) => packedText(text || "")), switched(template, state)]);
}

/* The text that the engine answers with. */
function answerTo(template, state) {
  const handle = handleOf(template);
  hand(question(template, state));
  const count = engine.exports.ask(handle);
  return decoder.decode(new Uint8Array(engine.exports.memory.buffer, engine.exports.answerStart(), count));
}

/* A cell as it is in some state: the drawing in the answer's first line, and all else in the second one. */
function cellOf(answer) {
  const end = answer.indexOf("\n");
  return {svg: answer.slice(0, end), ...JSON.parse(answer.slice(end))};
}

/* Measures a cell in some state. An engine that has failed is thrown away, and another one asked once. */
async function measured(template, state) {
  await engineStart();
  try {
    return cellOf(answerTo(template, state));
  } catch (_) {
    await renewEngine();
    return cellOf(answerTo(template, state));
  }
}
