/// The page's behavior besides being read: width tabs, deep links, details, drawn constraints.
/// Without it all strips stand below each other.
enum Script {
  static let javascript = """
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const $ = (query, root = document) => root.querySelector(query);
    const all = (query, root = document) => [...root.querySelectorAll(query)];
    const places = new Map();
    for (const template of data.templates) {
      template.cells.forEach((cell) => {
        /* A size has its name in links, large, and the one above the column, L. */
        const names = [template.sizes[cell.s], template.heads[cell.s]].map((size) => `${template.id}.${size}.w${template.widths[cell.w]}`);
        const base = names[0];
        const place = {template, cell, base, id: `${base}.c${cell.c + 1}${cell.r ? ".rtl" : ""}`};
        places.set(place.id, place);
        if (!places.has(base) || !cell.r && (cell.n ? 1e9 : 0) + cell.h > (places.get(base).cell.n ? 1e9 : 0) + places.get(base).cell.h)
          names.forEach((name) => places.set(name, place));
      });
    }
    function node(name, text, className) {
      const made = document.createElement(name);
      if (text !== undefined) made.textContent = text;
      if (className) made.className = className;
      return made;
    }
    function svgNode(name) { return document.createElementNS($("svg").namespaceURI, name); }
    function table(heads, rows) {
      const made = node("table"), head = node("tr");
      heads.forEach((text) => head.append(node("th", text)));
      made.append(node("thead"), node("tbody"));
      made.tHead.append(head);
      for (const row of rows) {
        const line = node("tr", undefined, row.className);
        row.cells.forEach((text) => line.append(node("td", text)));
        made.tBodies[0].append(line);
      }
      return made;
    }
    /* Differences come with a mark behind those that do not hold. */
    function differences(cell) {
      const list = [];
      for (const entry of cell.d) entry === "!" ? list[list.length - 1].violated = true : list.push({value: entry, violated: false});
      return list;
    }
    function showWidth(section, width) {
      all(".band", section).forEach((band) => { band.hidden = band.dataset.width !== String(width); });
      all(".tabs button", section).forEach((button) => button.setAttribute("aria-pressed", button.dataset.width === String(width)));
      drawMarks();
    }
    /* Marks over the drawn cells. */
    const shown = {frames: false, margins: false, baselines: false, constraints: false};
    function point(frame, attribute, mirrored) {
      const [x, y, w, h] = frame;
      switch (attribute) {
        case "left": return [x, y + h / 2];
        case "right": return [x + w, y + h / 2];
        case "leading": return [mirrored ? x + w : x, y + h / 2];
        case "trailing": return [mirrored ? x : x + w, y + h / 2];
        case "top": return [x + w / 2, y];
        case "bottom": return [x + w / 2, y + h];
        case "centerX": case "centerY": return [x + w / 2, y + h / 2];
        default: return null;
      }
    }
    function marks(place) {
      const {template, cell} = place, group = svgNode("g");
      const frame = (index) => cell.f.slice(4 * index, 4 * index + 4), hidden = new Set(cell.x || []);
      const add = (name, d) => {
        const path = svgNode("path");
        path.setAttribute("class", name); path.setAttribute("d", d); group.append(path);
      };
      const mirrored = data.summary.includes("right to left") !== Boolean(cell.r);
      group.setAttribute("class", "marks");
      if (shown.frames) template.elements.forEach(([name, isItem], index) => {
        const [x, y, w, h] = frame(index);
        if (isItem && !hidden.has(index)) add("frames", `M${x} ${y}h${w}v${h}h${-w}z`);
      });
      if (shown.margins) template.elements.forEach(([name, isItem], index) => {
        const [x, y, w, h] = frame(index);
        if (!isItem) add("margins", `M${x} ${y}h${w}v${h}h${-w}z`);
      });
      if (shown.baselines) for (const [element, lines] of cell.t) {
        const [x, , w] = frame(element);
        lines.forEach((y) => add("baselines", `M${x} ${y}h${w}`));
      }
      if (shown.constraints) {
        const states = differences(cell);
        template.constraints.forEach(([, priority, first, attribute, second, other], index) => {
          if (hidden.has(first) || hidden.has(second)) return;
          const name = states[index].violated ? "violated" : priority >= 1000 ? "required" : "optional";
          const [x, y, w, h] = frame(first);
          if (second < 0) return add(name, attribute === "width" ? `M${x} ${y + h / 2}h${w}` : attribute === "height" ? `M${x + w / 2} ${y}v${h}` : "M0 0");
          const from = point(frame(first), attribute, mirrored), to = point(frame(second), other, mirrored);
          if (!from || !to) return;
          if (["top", "bottom", "centerY"].includes(attribute)) add(name, `M${from[0]} ${from[1]}V${to[1]}m-3 0h6M${from[0] - 3} ${from[1]}h6`);
          else add(name, `M${from[0]} ${from[1]}H${to[0]}m0 -3v6M${from[0]} ${from[1] - 3}v6`);
        });
      }
      return group;
    }
    function drawMarks() {
      const any = Object.values(shown).some(Boolean);
      all("svg .marks").forEach((old) => old.remove());
      if (!any) return;
      all(".band:not([hidden]) a.cell").forEach((link) => {
        const place = places.get(decodeURIComponent(link.hash.slice(1)));
        if (place) $("svg", link).append(marks(place));
      });
      const open = $("#detail svg.cell");
      if (open && current) open.append(marks(current));
    }
    /* The details of a cell. */
    const panel = $("#detail");
    let current = null;
    function link(place) { return all("a.cell").find((each) => decodeURIComponent(each.hash.slice(1)) === place.id); }
    function showDetail(place) {
      current = place;
      const {template, cell} = place, drawn = link(place);
      panel.replaceChildren();
      const close = node("button", "×");
      close.id = "close"; close.setAttribute("aria-label", "Close"); close.onclick = hideDetail;
      panel.append(close, node("h2", `${template.name} · ${template.heads[cell.s]} · ${template.widths[cell.w]} pt`));
      panel.append(node("p", `${cell.c + 1} ${template.contents[cell.c]}`));
      panel.append(node("p", `${data.summary}${cell.r ? ", mirrored" : ""} · declared in ${template.site}`, "dim"));
      if (drawn) {
        const copy = $("svg", drawn).cloneNode(true), box = copy.viewBox.baseVal;
        all(".marks", copy).forEach((old) => old.remove());
        copy.setAttribute("width", box.width); copy.setAttribute("height", box.height);
        panel.append(copy);
      }
      if (cell.n) {
        panel.append(node("h3", "Findings"));
        const list = node("ul", undefined, "findings");
        for (const [kind, message, site] of cell.n) {
          const mark = data.kinds.find((each) => each[0] === kind) || ["", "", ""];
          const item = node("li", `${mark[1]} ${kind}: ${message} `, mark[2]);
          item.append(node("code", site)); list.append(item);
        }
        panel.append(list);
      }
      for (const log of cell.l || []) {
        const part = node("details"); part.className = "log";
        part.append(node("summary", "What Xcode would log"), node("pre", log.trim())); panel.append(part);
      }
      panel.append(node("h3", "Why this height"), node("p", cell.e, "sum"));
      panel.append(node("h3", "Frames, in points"));
      const hidden = new Set(cell.x || []), texts = new Map(cell.t.map((text) => [text[0], text]));
      panel.append(table(["item", "x", "y", "width", "height"], template.elements.flatMap(([name, isItem], index) => {
        if (!isItem) return [];
        const text = texts.get(index), note = text ? `, ${text[1].length} ${text[1].length === 1 ? "line" : "lines"} at ${text[2]}, ${text[4]}` : "";
        return [{className: hidden.has(index) ? "gone" : "", cells: [name + note, ...cell.f.slice(4 * index, 4 * index + 4)]}];
      })));
      panel.append(node("h3", "Constraints, the strongest first"));
      const states = differences(cell);
      panel.append(table(["constraint", "priority", "slack"], template.constraints.map(([text, priority, first, , second], index) => {
        const state = states[index], isGone = hidden.has(first) || hidden.has(second);
        const slack = state.value === null ? "–" : state.violated ? `violated by ${Math.abs(state.value)}` : Math.abs(state.value);
        return {className: isGone ? "gone" : state.violated ? "violated" : "", cells: [text, priority, slack]};
      })));
      panel.hidden = false;
      document.body.classList.add("open");
      all("a.cell.current, .size.current").forEach((each) => each.classList.remove("current"));
      if (drawn) drawn.classList.add("current");
      const head = document.getElementById(place.base);
      if (head) head.classList.add("current");
      drawMarks();
      return drawn;
    }
    function hideDetail() {
      panel.hidden = true;
      document.body.classList.remove("open");
      all("a.cell.current").forEach((each) => each.classList.remove("current"));
      current = null;
    }
    /* Deep links: #recipe.AX3.w320 and #recipe.AX3.w320.c4. */
    function route() {
      const place = places.get(decodeURIComponent(location.hash.slice(1)));
      if (!place) return;
      const section = document.getElementById(place.template.id);
      showWidth(section, place.cell.w);
      const drawn = showDetail(place);
      if (drawn) drawn.scrollIntoView({block: "center", inline: "center"});
      panel.focus({preventScroll: true});
    }
    function step(sizes, contents) {
      const {template, cell} = current, strip = template.cells.filter((each) => each.w === cell.w && each.s === cell.s);
      const order = strip.map((each) => each.c + (each.r ? ".rtl" : ""));
      const next = strip[order.indexOf(cell.c + (cell.r ? ".rtl" : "")) + contents];
      const found = next && template.cells.find((each) => each.w === cell.w && each.s === cell.s + sizes && each.c === next.c && each.r === next.r);
      if (found) location.hash = [...places.values()].find((each) => each.cell === found && each.id).id;
    }
    document.addEventListener("keydown", (event) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.target.tagName === "INPUT" && event.key === " ") return;
      const keys = {f: "frames", m: "margins", b: "baselines", c: "constraints"};
      if (keys[event.key]) return document.getElementById(`show-${keys[event.key]}`).click();
      if (!current) return;
      const moves = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
      if (event.key === "Escape") hideDetail();
      else if (moves[event.key]) { event.preventDefault(); step(...moves[event.key]); }
    });
    for (const name of Object.keys(shown)) {
      const box = document.getElementById(`show-${name}`);
      box.onchange = () => { shown[name] = box.checked; drawMarks(); };
    }
    all(".template").forEach((section, index) => {
      const template = data.templates[index], count = template.contents.length, sizes = template.sizes.length;
      all(".tabs button", section).forEach((button) => { button.onclick = () => showWidth(section, button.dataset.width); });
      all(".rows", section).forEach((rows) => rows.addEventListener("toggle", () => {
        const target = $(".scroll", rows), width = Number(rows.closest(".band").dataset.width);
        if (!rows.open || target.firstChild) return;
        target.append(table(["content", ...template.heads], template.contents.map((name, content) => ({
          cells: [`${content + 1} ${name}`, ...template.sizes.map((_, size) => {
            const place = (width * sizes + size) * count + content, state = template.states[place];
            return (state === "." ? "" : data.kinds[parseInt(state, 36)][1] + " ") + template.heights[place];
          })]}))));
        all("td:first-child", target).forEach((cell) => cell.classList.add("name"));
      }));
      showWidth(section, 0);
    });
    /* Widths stay beside the names of templates, however wide those are, while the heights scroll. */
    function pinWidths() {
      all(".matrix").forEach((matrix) => matrix.style.setProperty("--names", `${Math.floor($("th", matrix).getBoundingClientRect().width)}px`));
    }
    window.addEventListener("resize", pinWidths);
    pinWidths();
    window.addEventListener("hashchange", route);
    route();
    """
}
