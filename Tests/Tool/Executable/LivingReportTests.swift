import Foundation
import SelfSizing
import TestSupport
import Testing

@testable import SelfSizingCommand
@testable import SelfSizingTool

/// The engine inside the report, in a real browser.
@Suite(
  "The living report in Chromium",
  .tags(.endToEnd), .whereEndToEnd,
  .enabled(if: Browser.url != nil, "no Chromium is installed"))
struct LivingReportTests {
  private func report(in folder: URL, _ more: String...) throws -> String {
    try Executable.report(
      ["--template", "recipe", "--width", "320", "--sizes", "L,AX3"] + more, in: folder)
  }

  private static let words = [
    "Tomato", "soup", "a", "little", "cream", "Donaudampfschifffahrt", "φασόλια", "김치볶음밥",
    "नमस्ते", "שלום", "—", "25", "AVATAR", "fi", "soft\u{AD}hyphen", "\n", "🌮", "Ł", "\t",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0...Int.random(in: 0..<24, using: &random)).map { _ in
      words[Int.random(in: words.indices, using: &random)]
    }.joined(separator: " ")
  }

  private static func isOne(of count: Int, _ random: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  /// The hash of bytes by which page and test compare (FNV-1a in 32 bits).
  private func hash(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  @Test("answers 500 random states as the command's own engine does, to the last digit")
  func random() throws {
    var random = SeededGenerator(seed: 24)
    var templates: [String] = []
    var questions: [String] = []
    var expected: [UInt32] = []
    for (place, entry) in Gallery.entries.enumerated() {
      let cells = try entry.load(TemplateRequest()).measurable
      let samples = [0, cells.contentCount / 2, cells.contentCount - 1]
      var described = try #require(cells.living(samples, MeasurementSettings())).cells
      let older = try entry.load(TemplateRequest(platform: .iOS18)).measurable
      let isAdded = described.addSystem(
        try #require(older.living(samples, MeasurementSettings())).cells)
      #expect(isAdded)
      let measurer = DescribedMeasurer(described)
      // The samples, and their variants.
      let contents = Array(described.contents.indices)
      templates.append(
        "{id:\"\(place)\",living:{contents:\(contents),booleans:[],description:\""
          + "\(Data(described.bytes).base64EncodedString())\"}}")
      for number in 0..<100 {
        let content = number % contents.count
        let width = Double(Int.random(in: 200..<2600, using: &random)) / 4
        let conditions = CellConditions(
          DynamicTypeCategory.allCases[number % 12],
          Self.isOne(of: 3, &random) ? .rightToLeft : .leftToRight,
          isBold: Self.isOne(of: 4, &random), scale: 1 + Int.random(in: 0..<3, using: &random))
        let texts = described.texts[content].compactMap(\.self).map { text in
          Self.isOne(of: 3, &random) ? text : Self.text(&random)
        }
        let system = Self.isOne(of: 3, &random) ? 1 : 0
        let inspection = try measurer.inspect(
          contentAt: content, texts: texts, width: width, conditions, system: system)
        let layout = measurer.layout(ofContentAt: content, conditions, system: system)
        expected.append(hash(LivingCells.answer(inspection, layout: layout)))
        let state = JSONValue.object([
          ("content", .number(Double(content))), ("width", .number(width)),
          ("size", .number(Double(conditions.category.rawValue))),
          ("mirrored", .bool(conditions.direction == .rightToLeft)),
          ("bold", .bool(conditions.isBold)), ("scale", .number(Double(conditions.scale))),
          ("system", .number(Double(system))), ("texts", .array(texts.map(JSONValue.string))),
        ])
        questions.append("[\(place),\(state.text())]")
      }
    }
    try Executable.inFolder { folder in
      let (result, console) = try Browser.openWaiting(
        try report(in: folder),
        script: """
          const templates = [\(templates.joined(separator: ","))];
          const questions = [\(questions.joined(separator: ","))];
          const expected = [\(expected.map(String.init).joined(separator: ","))];
          await engineStart();
          let same = 0;
          questions.forEach(([place, state], index) => {
            let hash = 0x811C9DC5;
            for (const byte of new TextEncoder().encode(answerTo(templates[place], state)))
              hash = Math.imul(hash ^ byte, 0x01000193);
            if (hash >>> 0 === expected[index]) same += 1;
          });
          return `${same} of ${questions.length}`;
          """, in: folder, name: "random")
      #expect(result == "500 of 500")
      #expect(console.isEmpty)
    }
  }

  @Test("lays a cell out as its reader types, and keeps the state in the link")
  func typing() throws {
    try Executable.inFolder { folder in
      let (result, console) = try Browser.openWaiting(
        try report(in: folder), hash: "#recipe.L.w320",
        script: """
          const form = $("#detail form"), before = $("#stage svg").outerHTML;
          form.elements.text0.value = "A title of my own & more";
          form.elements.text0.dispatchEvent(new Event("input", {bubbles: true}));
          form.elements.size.value = 9;
          form.elements.size.dispatchEvent(new Event("input", {bubbles: true}));
          await engineStart();
          await new Promise((done) => setTimeout(done, 500));
          const shown = $("#stage").textContent.replace(/\\s+/g, "").includes("Atitleofmy") && $("#stage svg").outerHTML !== before;
          const link = location.hash, said = $("#said").textContent;
          hideDetail();
          location.hash = ""; location.hash = link; route();
          await new Promise((done) => setTimeout(done, 100));
          const again = $("#detail form").elements.text0.value;
          const terms = tried.cell.terms;
          const named = terms.filter(({constraint, site}) => `${constraint} ${site}`.includes("RecipeCell.swift:"));
          return [shown, link.includes("text0=A+title"), link.includes("size=9"), said.includes("points high"), again,
            $("#said").textContent === said, all("#facts tbody tr").length > 4,
            named.length === terms.length].join("|");
          """, in: folder, name: "typing")
      #expect(result == "true|true|true|true|A title of my own &amp; more|true|true|true")
      #expect(console.isEmpty)
    }
  }

  @Test("switches the Booleans of a content, as the command measures a content that has them so")
  func booleans() throws {
    try Executable.inFolder { folder in
      let page = try Executable.report(
        ["--template", "chat", "--width", "320", "--sizes", "L"], in: folder)
      let (result, console) = try Browser.openWaiting(
        page, hash: "#chat.L.w320",
        script: """
          const form = () => $("#detail form");
          const settled = () => new Promise((done) => setTimeout(done, 600));
          await engineStart();
          await settled();
          const was = form().elements.boolean0.checked;
          form().elements.boolean0.click();
          await settled();
          const link = location.hash, {content, frames} = tried.cell;
          hideDetail();
          location.hash = ""; location.hash = link; route();
          await settled();
          const isKept = form().elements.boolean0.checked !== was && tried.cell.frames.join() === frames.join();
          return [Number(link.endsWith(`?booleans=${Number(!was)}`)), Number(isKept), content, ...frames].join();
          """, in: folder, name: "booleans")
      #expect(console.isEmpty)
      let numbers = result.split(separator: ",").map { Double($0) }
      try #require(numbers.count > 3)
      var message = chatSamples[Int(try #require(numbers[2]))]
      message.isOwn.toggle()
      let inspection = try Measurer(chatCell).inspect(
        message, width: 320, traits: MeasurementSettings().traits(.large))
      let frames = inspection.elements.flatMap { element in
        [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
      }
      #expect(numbers == [1, 1, numbers[2]] + frames)
    }
  }

  @Test("the constants of a height add up to it, with what rounding adds in a line of its own")
  func sums() throws {
    try Executable.inFolder { folder in
      let page = try Executable.report(
        ["--template", "article", "--width", "375", "--sizes", "AX5"], in: folder)
      let (result, console) = try Browser.openWaiting(
        page, hash: "#article.AX5.w375",
        script: """
          const form = $("#detail form"), wrong = [], roundings = [];
          for (const width of [320, 333.25, 375, 390, 400]) {
            form.elements.points.value = width;
            form.elements.points.dispatchEvent(new Event("input", {bubbles: true}));
            await engineStart();
            await new Promise((done) => setTimeout(done, 50));
            const rows = all("#facts .sum + table tbody tr").map((row) => [row.cells[0].textContent, Number(row.cells[1].textContent)]);
            const [name, height] = rows.pop();
            if (rows.at(-1)[0] === "rounding") roundings.push(width);
            const points = rows.reduce((sum, row) => sum + row[1], 0);
            if (name !== "height" || rounded(points) !== height || height !== rounded(tried.cell.height)) wrong.push(width);
            // The sum ends with the height that it is rounded up to.
            if (!$("#facts .sum").textContent.match(new RegExp(`(^height |: )${height}( =|$)`))) wrong.push(`sum ${width}`);
          }
          return [...wrong, "rounded", ...roundings].join();
          """, in: folder, name: "sums")
      #expect(result == "rounded,333.25,375,390,400")
      #expect(console.isEmpty)
    }
  }

  @Test("what was tried of a cell comes back with it, and in its link, until that is undone")
  func kept() throws {
    try Executable.inFolder { folder in
      let (result, console) = try Browser.openWaiting(
        try report(in: folder), hash: "#recipe.L.w320",
        script: """
          const text = () => $("#detail form").elements.text0, measured = text().value;
          const open = (hash) => { location.hash = hash; route(); };
          text().value = "Mine";
          text().dispatchEvent(new Event("input", {bubbles: true}));
          hideDetail();
          open("recipe.AX3.w320");
          const other = text().value;
          open("recipe.L.w320");
          const again = text().value;
          await engineStart();
          await new Promise((done) => setTimeout(done, 700));
          const link = location.hash, drawn = $("#stage").textContent.includes("Mine");
          $("#detail form").reset();
          const reset = text().value;
          hideDetail();
          open(""); open("recipe.L.w320");
          await new Promise((done) => setTimeout(done, 500));
          return [other === measured, again, link.endsWith("?text0=Mine"), drawn, reset === measured,
            text().value === measured, location.hash.includes("?")].join("|");
          """, in: folder, name: "kept")
      #expect(result == "true|Mine|true|true|true|true|false")
      #expect(console.isEmpty)
    }
  }

  @Test(
    "copies the link to what is tried, and says so, or shows it where nothing can be copied",
    arguments: [
      ("{writeText: async (text) => { copied = text; }}", "true", "copied"),
      ("undefined", "true", "copied"), ("{writeText: () => Promise.reject()}", "true", "copied"),
      ("undefined", "false", "shown"),
    ])
  func copying(clipboard: String, isAllowed: String, expected: String) throws {
    try Executable.inFolder { folder in
      let (result, console) = try Browser.openWaiting(
        try report(in: folder), hash: "#recipe.L.w320",
        script: """
          let copied = "";
          Object.defineProperty(navigator, "clipboard", {value: \(clipboard)});
          document.execCommand = () => {
            if (\(isAllowed)) copied = document.activeElement.value;
            return \(isAllowed);
          };
          const form = $("#detail form"), said = $("#said");
          form.elements.text0.value = "Mine & yours";
          form.elements.text0.dispatchEvent(new Event("input", {bubbles: true}));
          await engineStart();
          await new Promise((done) => setTimeout(done, 100));
          form.elements.copy.focus();
          form.elements.copy.click();
          await new Promise((done) => setTimeout(done, 100));
          const link = location.href.split("#")[0] + linkOf(current, tries.get(current));
          const outcome = copied === link && said.textContent.startsWith("The link to this state is copied") ? "copied"
            : said.textContent === `The link cannot be copied: ${link}` && copied === "" ? "shown" : said.textContent;
          return [outcome, link.endsWith("?text0=Mine+%26+yours"), document.activeElement === form.elements.copy,
            all("#detail > textarea").length].join();
          """, in: folder, name: "copying")
      #expect(result == "\(expected),true,true,0")
      #expect(console.isEmpty)
    }
  }

  @Test("breaks a label in another script with that text's own words")
  func ownWords() throws {
    try Executable.inFolder { folder in
      let (result, console) = try Browser.openWaiting(
        try report(in: folder), hash: "#recipe.AX3.w320",
        script: """
          const form = $("#detail form"), index = current.template.living.labels.indexOf("time");
          const field = form.elements[`text${index}`], own = "٢٥ دقيقة 👨‍👩‍👧 ";
          const search = $(`.search[value="${index}"]`);
          field.value = ` ${own}`;
          field.dispatchEvent(new Event("input", {bubbles: true}));
          search.click();
          await engineStart();
          await new Promise((done) => setTimeout(done, 200));
          const count = [...new Intl.Segmenter().segment(field.value)].length;
          const isOwn = own.repeat(100).startsWith(field.value) && field.value !== "";
          return [isOwn, $("#said").textContent.startsWith(`time breaks the cell from ${count} characters of its own words`),
            fillerFor("Größe, naïve, ǅ").name, fillerFor("25 %").name, fillerFor("iPhone用").name].join("|");
          """, in: folder, name: "own")
      #expect(result == "true|true|plain words|plain words|its own words")
      #expect(console.isEmpty)
    }
  }

  @Test("follows the handle at the cell's edge and every setting, as the command measures it")
  func settings() throws {
    try Executable.inFolder { folder in
      let (result, console) = try Browser.openWaiting(
        try report(in: folder), hash: "#recipe.L.w320",
        script: """
          const form = $("#detail form"), handle = $("#detail .handle");
          // Only a finger or a mouse can be captured.
          Element.prototype.setPointerCapture = () => {};
          const point = (type, clientX) => handle.dispatchEvent(new PointerEvent(type, {clientX}));
          point("pointerdown", 300);
          point("pointermove", 340);
          point("pointerup", 340);
          point("pointermove", 390);
          for (const [name, key, value] of [["size", "value", 7], ["bold", "checked", true],
            ["mirrored", "checked", true], ["scale", "value", 2]]) {
            form.elements[name][key] = value;
            form.elements[name].dispatchEvent(new Event("input", {bubbles: true}));
          }
          await engineStart();
          await new Promise((done) => setTimeout(done, 100));
          const {content, frames} = tried.cell;
          return [content, form.elements.points.value, ...frames].join();
          """, in: folder, name: "settings")
      #expect(console.isEmpty)
      let numbers = result.split(separator: ",").map { Double($0) }
      let content = try #require(numbers.first ?? nil)
      let conditions = CellConditions(
        .accessibilityMedium, .rightToLeft, isBold: true, scale: 2)
      let inspection = try Measurer(recipeCell).inspect(
        recipeSamples[Int(content)], width: 360,
        traits: conditions.traits(MeasurementSettings().traits))
      let frames = inspection.elements.flatMap { element in
        [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
      }
      #expect(numbers == [content, 360] + frames)
    }
  }

  @Test("opens every sample, also those that are not drawn, from its row and by the arrow keys")
  func everySample() throws {
    try Executable.inFolder { folder in
      let (result, console) = try Browser.openWaiting(
        try report(in: folder), hash: "#cells",
        script: """
          await engineStart();
          const [template] = data.templates, rows = $("#recipe .band:not([hidden]) .rows");
          rows.open = true;
          fillRows(template, rows);
          const links = all("td a", rows);
          const drawn = new Set(template.strips.map(({content}) => content));
          const content = template.contents.findIndex((_, index) => !drawn.has(index));
          const link = links[content * template.heads.length];
          const before = template.heights[content];
          location.hash = link.hash; route();
          await new Promise((done) => setTimeout(done, 100));
          const opened = current.cell.content === content && rounded(current.cell.height) === rounded(before)
            && Boolean($("#stage svg text"));
          step(1, 0);
          await new Promise((done) => setTimeout(done, 100));
          return [links.length === template.contents.length * template.heads.length, content >= 0, opened,
            current.cell.content === content && current.cell.size === 1,
            rounded(current.cell.height) === rounded(template.heights[template.contents.length + content])].join("|");
          """, in: folder, name: "samples")
      #expect(result == "true|true|true|true|true")
      #expect(console.isEmpty)
    }
  }

  /// Whether the engine in the executable was built from the present sources.
  private static let isEngineCurrent: Bool = {
    let script = Executable.package.appendingPathComponent("Scripts/generate-engine.py")
    let run = try? Executable.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["python3", script.path, "--check"],
      in: FileManager.default.temporaryDirectory)
    return run?.status == 0
  }()

  @Test(
    "shows and hides items that the content decides about, and keeps that in the link",
    .enabled(if: isEngineCurrent, "the engine was built from other sources"))
  func switches() throws {
    try Executable.inFolder { folder in
      let page = try Executable.report(
        ["--template", "chat", "--width", "320", "--sizes", "L"], in: folder)
      let (result, console) = try Browser.openWaiting(
        page, hash: "#chat.L.w320",
        script: """
          await engineStart();
          await new Promise((done) => setTimeout(done, 100));
          const form = $("#detail form"), {switches} = current.template.living;
          const index = switches.findIndex(({name}) => name === "sender");
          const box = form.elements[`shown${index}`], {element} = switches[index];
          const isHidden = () => (tried.cell.hidden || []).includes(element);
          const seen = [];
          for (const isShown of [false, true]) {
            box.checked = isShown;
            box.dispatchEvent(new Event("input", {bubbles: true}));
            await new Promise((done) => setTimeout(done, 100));
            seen.push(isHidden() === !isShown, box.checked === isShown);
          }
          await new Promise((done) => setTimeout(done, 500));
          const link = location.hash;
          hideDetail();
          location.hash = ""; location.hash = link; route();
          await new Promise((done) => setTimeout(done, 300));
          return [...seen, link.includes(`shown${index}=1`), $(`#detail form [name=shown${index}]`).checked].join("|");
          """, in: folder, name: "switches")
      #expect(result == "true|true|true|true|true|true")
      #expect(console.isEmpty)
    }
  }

  @Test("finds the shortest text that breaks a cell, as many characters as fuzz finds")
  func shortest() throws {
    try Executable.inFolder { folder in
      let (result, console) = try Browser.openWaiting(
        try report(in: folder), hash: "#recipe.AX3.w320",
        script: """
          const count = current.template.living.labels.length, counts = [];
          for (let index = 0; index < count; index += 1) {
            $(`#detail .search[value="${index}"]`).click();
            await engineStart();
            await new Promise((done) => setTimeout(done, 100));
            const breaks = $("#said").textContent.includes("breaks the cell from");
            counts.push(breaks ? $(`#text${index}`).value.length : mostWords, Number(breaks));
            $("#detail form").reset();
          }
          return [current.cell.content, ...counts].join();
          """, in: folder, name: "shortest")
      #expect(console.isEmpty)
      let numbers = result.split(separator: ",").compactMap { Int($0) }
      let run = MeasuringRun(
        widths: [320], categories: [.accessibilityExtraLarge], settings: MeasurementSettings(),
        taskCount: 1)
      let content = recipeSamples[try #require(numbers.first)]
      let budgets = try Fuzzing(recipeCell, content: content, run).tryKinds().budgets
      #expect(budgets.contains { $0.counts[0] != nil })
      let expected = budgets.flatMap { budget in
        budget.counts[0].map { [$0 + 1, 1] } ?? [CharacterBudget.maximumCount, 0]
      }
      #expect(Array(numbers.dropFirst()) == expected)
    }
  }

  @Test(
    "shows the cards and the heights, and says so, where the engine cannot start",
    arguments: [
      "WebAssembly.instantiate = () => Promise.reject(new Error('no room'))",
      "delete window.WebAssembly", "delete window.DecompressionStream",
      "document.getElementById('engine').textContent = 'H4sI'",
    ])
  func fallback(sabotage: String) throws {
    try Executable.inFolder { folder in
      let script = "<script>\n\"use strict\""
      let page = Browser.allowing(
        sabotage,
        in: try report(in: folder).replacing(
          script, with: "<script>\(sabotage)</script>\n\(script)"))
      let (result, console) = try Browser.openWaiting(
        page, hash: "#recipe.L.w320",
        script: """
          await engineStart().catch(() => {});
          await new Promise((done) => setTimeout(done, 100));
          const said = $("#said").textContent, form = $("#detail form");
          const height = `${rounded(current.cell.height)} points high`;
          return [all(".card .picture svg").length > 0, form.elements.bold.disabled,
            said.startsWith("This browser cannot measure the cell ("), $("#height").textContent === height].join("|");
          """, in: folder, name: "fallback")
      #expect(result == "true|true|true|true")
      #expect(console.isEmpty)
    }
  }

  @Test("is left out of a report that is asked to be static")
  func still() throws {
    try Executable.inFolder { folder in
      let living = try report(in: folder)
      let still = try report(in: folder, "--static")
      #expect(!still.contains("id=\"engine\"") && !still.contains("\"living\""))
      #expect(living.contains("id=\"engine\"") && living.contains("\"living\""))
      #expect(living.utf8.count - still.utf8.count < 480_000)
    }
  }
}
