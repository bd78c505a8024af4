import Foundation
import TestSupport
import Testing

/// The report in a real browser.
@Suite(
  "The report in Chromium",
  .tags(.endToEnd), .whereEndToEnd,
  .enabled(if: Browser.url != nil, "no Chromium is installed"))
struct ReportInBrowserTests {
  private func open(_ page: String, hash: String, script: String, in folder: URL, name: String)
    throws -> (result: String, console: String)
  {
    try Browser.open(page, hash: hash, script: script, in: folder, name: name)
  }

  /// Opens the page at all of its cells, and draws them.
  private func openCells(
    _ page: String, hash: String = "#cells", script: String, in folder: URL, name: String
  )
    throws -> (result: String, console: String)
  {
    let drawing = """
      await engineStart();
      const drawEverything = () => { all(".template").forEach(fillSection); drawAll($("#cells")); };
      drawEverything();
      await new Promise((done) => setTimeout(done, 200));
      """
    return try Browser.openWaiting(
      page, hash: hash, script: drawing + script, in: folder, name: name)
  }

  private func report(in folder: URL, _ more: String...) throws -> String {
    try Executable.report(
      [
        "--template", "recipe,settings", "--width", "320,375", "--sizes", "L,AX3",
      ] + more, in: folder)
  }

  @Test("has no error on the console, and a height of the matrix leads to the cell that is as high")
  func details() throws {
    try Executable.inFolder { folder in
      let page = try report(in: folder)
      let (result, console) = try openCells(
        page,
        script: """
          const links = all(".matrix td a"), bad = [];
          for (const link of links) {
            location.hash = link.hash; route();
            const title = $("#detail h2").textContent, shown = !panel.hidden && $("#detail svg.cell") !== null;
            const tables = all("#detail tbody tr").length;
            const height = parseFloat([...link.childNodes].find((each) => each.nodeType === 3)?.textContent ?? "0");
            const isOther = height > 0 ? rounded(current.cell.height) !== height : !stateOfCell(current.template, current.cell);
            if (!shown || isOther || tables < 5 || !title.includes("pt") || !$("#detail .sum").textContent.startsWith("height")) bad.push(link.hash);
          }
          hideDetail();
          return `${links.length > 8}, bad: ${bad.join(" ")}, hidden: ${panel.hidden}`;
          """, in: folder, name: "details")
      #expect(result == "true, bad: , hidden: true")
      #expect(console.isEmpty)
    }
  }

  @Test("opens a deep link at its width, and the arrow keys go on")
  func deepLink() throws {
    try Executable.inFolder { folder in
      let page = try report(in: folder)
      let (result, console) = try open(
        page, hash: "#recipe.AX3.w375",
        script: """
          const band = all("#recipe .band").filter((each) => !each.hidden).map((each) => each.dataset.width).join();
          const first = $("#detail h2").textContent;
          document.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowLeft"})); route();
          const second = $("#detail h2").textContent;
          document.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape"}));
          return [band, first, second, panel.hidden].join("|");
          """, in: folder, name: "link")
      #expect(result == "1|recipe · AX3 · 375 pt|recipe · L · 375 pt|true")
      #expect(console.isEmpty)
    }
  }

  @Test("draws frames, margins, baselines and constraints on demand, and fills the rows")
  func toggles() throws {
    try Executable.inFolder { folder in
      let page = try report(in: folder)
      let (result, console) = try openCells(
        page,
        script: """
          const counts = [];
          for (const name of ["frames", "margins", "baselines", "constraints"]) {
            document.getElementById(`show-${name}`).click();
            counts.push(all(`.marks path`).length > 0);
            document.getElementById(`show-${name}`).click();
            counts.push(all(`.marks path`).length);
          }
          const rows = $("#recipe .rows"); rows.open = true; rows.dispatchEvent(new Event("toggle"));
          counts.push(all("tbody tr", rows).length === data.templates[0].contents.length);
          return counts.join();
          """, in: folder, name: "toggles")
      #expect(result == "true,0,true,0,true,0,true,0,true")
      #expect(console.isEmpty)
    }
  }

  @Test("has deep links for each system that was asked for")
  func systems() throws {
    try Executable.inFolder { folder in
      let page = try report(in: folder, "--ios", "18,26")
      let (result, console) = try open(
        page, hash: "#settings.iOS18.AX3.w375",
        script: """
          const titles = [$("#detail h2").textContent];
          location.hash = "settings.iOS26.L.w320"; route();
          titles.push($("#detail h2").textContent, all(".matrix td").length);
          return titles.join("|");
          """, in: folder, name: "systems")
      #expect(result == "settings, iOS 18 · AX3 · 375 pt|settings, iOS 26 · L · 320 pt|16")
      #expect(console.isEmpty)
    }
  }

  @Test("reaches every control by keyboard, with a name, and shows where the focus is")
  func keyboard() throws {
    try Executable.inFolder { folder in
      let page = try report(in: folder)
      let (result, console) = try openCells(
        page, hash: "#recipe.L.w320",
        script: """
          const nameless = all("a, button, input, summary, aside, [role=img]").filter((each) =>
            !(each.textContent.trim() || each.getAttribute("aria-label") || each.labels?.length));
          const focused = document.activeElement === panel;
          document.dispatchEvent(new KeyboardEvent("keydown", {key: "f"}));
          const drawn = all(".marks .frames").length > 0;
          document.dispatchEvent(new KeyboardEvent("keydown", {key: "f"}));
          const rings = [...document.styleSheets[0].cssRules].some((rule) => rule.selectorText?.includes(":focus-visible"));
          return [nameless.length, focused, drawn, all(".marks .frames").length, rings].join();
          """, in: folder, name: "keyboard")
      #expect(result == "0,true,true,0,true")
      #expect(console.isEmpty)
    }
  }

  @Test("shows L and AX3 at first, other sizes on demand, and rows as high as those")
  func sizes() throws {
    try Executable.inFolder { folder in
      let page = try Executable.report(["--template", "recipe"], in: folder)
      let (result, console) = try openCells(
        page,
        script: """
          const seen = () => [...new Set(all("a.cell").filter((cell) => cell.getClientRects().length).map((cell) => cell.dataset.size))].join("+");
          const button = (name) => all("#sizes button").find((each) => each.textContent === name);
          const rows = () => $(".strip").getBoundingClientRect().height;
          const tallest = () => Math.max(...all(".strip:first-child a.cell").map((cell) => cell.getBoundingClientRect().height));
          const first = seen(), isClose = rows() - tallest() < 60;
          button("AX3").click();
          const alone = seen();
          const isLower = rows() - tallest() < 60;
          button("all").click();
          const count = seen().split("+").length, pressed = all("#sizes [aria-pressed=true]").length;
          button("all").click();
          return [first, isClose, alone, isLower, count, pressed, seen()].join("|");
          """, in: folder, name: "sizes")
      #expect(result == "L+AX3|true|L|true|12|13|L+AX3")
      #expect(console.isEmpty)
    }
  }

  @Test("shows the cells of a single size, and has no buttons for others")
  func oneSize() throws {
    try Executable.inFolder { folder in
      let page = try Executable.report(["--template", "recipe", "--sizes", "S"], in: folder)
      let (result, console) = try openCells(
        page,
        script: """
          const cells = all("a.cell"), seen = cells.filter((cell) => cell.getClientRects().length);
          return [cells.length > 3, cells.length - seen.length, all("#sizes").length].join();
          """, in: folder, name: "one")
      #expect(result == "true,0,0")
      #expect(console.isEmpty)
    }
  }

  @Test("words in Arabic begin at the right, and their lines stand where they were measured")
  func arabic() throws {
    try Executable.inFolder { folder in
      let page = try Executable.report(["--template", "article", "--width", "375"], in: folder)
      let (result, console) = try openCells(
        page,
        script: """
          all("#sizes [data-all]").forEach((button) => button.click());
          drawEverything();
          const lines = all("a.cell .rtl text"), others = all("a.cell .label:not(.rtl) text");
          const isArabic = (line) => /\\p{Script=Arabic}/u.test(line.textContent);
          // Letters may reach a little beyond their advances.
          const moved = lines.concat(others).filter((line) => {
            const box = line.getBBox();
            return Math.abs(box.x - line.getAttribute("x")) > 4 || Math.abs(box.width - line.getAttribute("textLength")) > 4;
          });
          const cut = lines.filter((line) => line.textContent.endsWith("…"));
          const wrong = cut.filter((line) => {
            const end = line.getStartPositionOfChar(line.getNumberOfChars() - 1).x;
            return Math.abs(Math.min(end, line.getEndPositionOfChar(line.getNumberOfChars() - 1).x) - line.getAttribute("x")) > 1;
          });
          return [lines.filter(isArabic).length > 10, others.filter(isArabic).length, moved.length, cut.length > 0, wrong.length].join();
          """, in: folder, name: "arabic")
      #expect(result == "true,0,0,true,0")
      #expect(console.isEmpty)
    }
  }

  @Test("has landmarks with names and headings without a gap; the focus returns to the cell")
  func structure() throws {
    try Executable.inFolder { folder in
      let page = try report(in: folder)
      let (result, console) = try openCells(
        page, hash: "#recipe.L.w320",
        script: """
          const named = (each) => each.getAttribute("aria-label") || document.getElementById(each.getAttribute("aria-labelledby"))?.textContent;
          const landmarks = ["header", "nav", "main", "aside"].map((name) => all(name).length).join("");
          const nameless = all("nav, aside, section, [role=group]").filter((each) => !named(each));
          // The panel's headings are those of a separate part.
          const levels = all("h1, h2, h3, h4, h5").filter((each) => !each.closest("aside")).map((each) => Number(each.tagName[1]));
          const gaps = levels.filter((level, index) => level > (levels[index - 1] || 0) + 1);
          const first = document.querySelector("a, button, input").getAttribute("href");
          hideDetail();
          const focused = document.activeElement.hash;
          // Followed once more, a link opens its cell, although the page's own link stays the same.
          location.hash = focused; route(); hideDetail();
          document.activeElement.click();
          await new Promise((done) => setTimeout(done, 50));
          const ids = all("[id]").map((each) => each.id);
          return [landmarks, nameless.length, levels[0], gaps.length, first, focused.startsWith("#recipe.large.w320.c"),
            panel.hidden, ids.length - new Set(ids).size].join();
          """, in: folder, name: "structure")
      #expect(result == "1111,0,1,0,#problems,true,false,0")
      #expect(console.isEmpty)
    }
  }

  @Test("prints light, with every width, and no drawing over the edge of a page")
  func paper() throws {
    try Executable.inFolder { folder in
      let page = try report(in: folder)
      let (result, console) = try openCells(
        page,
        script: """
          const sheet = document.styleSheets[0].cssRules;
          const dark = [...sheet].filter((rule) => rule.media?.mediaText.includes("dark"));
          const print = [...sheet].filter((rule) => rule.media?.mediaText === "print");
          // What the print style says is said to the screen, to be measured there.
          const style = new CSSStyleSheet();
          style.replaceSync(print.flatMap((part) => [...part.cssRules]).map((rule) => rule.cssText).join("\\n"));
          document.adoptedStyleSheets = [style];
          const cells = all("a.cell").filter((cell) => getComputedStyle(cell).display !== "none");
          const cut = cells.filter((cell) => $("svg", cell).getBoundingClientRect().height > 200 * 96 / 25.4);
          const hidden = all(".band").filter((band) => getComputedStyle(band).display === "none");
          // Templates follow each other, and strips are side by side.
          const breaks = all(".template").filter((section) => getComputedStyle(section).breakBefore !== "auto");
          const [one, other] = all(".strip").map((strip) => strip.getBoundingClientRect());
          return [dark.every((rule) => rule.media.mediaText.startsWith("screen")), cut.length, hidden.length,
            breaks.length, one.top === other.top,
            cells.length > 8 && cells.every((cell) => $(".size", cell).textContent === cell.dataset.size)].join();
          """, in: folder, name: "paper")
      #expect(result == "true,0,0,0,true,true")
      #expect(console.isEmpty)
    }
  }
}
