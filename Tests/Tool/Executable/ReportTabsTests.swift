import Foundation
import TestSupport
import Testing

/// The tabs, the cards and the panel of a report, in a wide window and on a phone.
@Suite(
  "The report's tabs in Chromium",
  .tags(.endToEnd), .whereEndToEnd,
  .enabled(if: Browser.url != nil, "no Chromium is installed"))
struct ReportTabsTests {
  private static let widths = [1400, 390]

  private func inSession(
    _ width: Int, hash: String = "", _ body: (BrowserSession) throws -> Void
  ) throws {
    try Executable.inFolder { folder in
      let page = try Executable.report(["--width", "375", "--sizes", "L,AX3"], in: folder)
      let session = try BrowserSession(page, hash: hash, in: folder)
      defer { session.close() }
      try session.resize(width: width, height: 850)
      try body(session)
    }
  }

  @Test(
    "shows one tab at a time, each in the window's width, and Back leads to the one before",
    arguments: widths)
  func tabs(width: Int) throws {
    try inSession(width) { session in
      let seen =
        "all('.tab').filter((each) => each.checkVisibility()).map((each) => each.id).join()"
      let isWide = "document.documentElement.scrollWidth > innerWidth"
      #expect(try session.evaluate(seen) == "problems")
      for name in ["cells", "scrolling", "problems"] {
        _ = try session.evaluate("$('nav.tabs [href=\"#\(name)\"]').click()")
        #expect(try session.evaluate(seen) == name)
        #expect(try session.evaluate("$('nav.tabs [aria-current]').hash") == "#\(name)")
        #expect(try session.evaluate("String(\(isWide))") == "false", "\(name)")
      }
      _ = try session.evaluate("history.back(); new Promise((done) => setTimeout(done, 200))")
      #expect(try session.evaluate(seen) == "scrolling")
    }
  }

  @Test(
    "a card is in the first screen, with its picture, its line, a fix and the twelve sizes",
    arguments: widths)
  func cards(width: Int) throws {
    try inSession(width) { session in
      let parts = try session.evaluate(
        """
        const card = $(".card"), box = $(".picture svg", card).getBoundingClientRect();
        [box.top > 0 && box.bottom < innerHeight, all(".failing rect", card).length > 0, $("h3", card).textContent !== "",
          $(".site", card) !== null, $(".spark rect", card) !== null,
          $("h1").textContent.includes("cells have a problem")].join()
        """)
      #expect(parts == "true,true,true,true,true,true")
    }
  }

  @Test("the search and the filters leave the cards and the cells that match", arguments: widths)
  func search(width: Int) throws {
    try inSession(width) { session in
      let counts =
        "[all('.card').filter((each) => each.checkVisibility()).length, all('.template:not([hidden])').length].join()"
      let whole = try session.evaluate(counts)
      try session.press("/", code: 191)
      try session.type("settings")
      let found = try session.evaluate(
        "all('.card:not([hidden])').every((each) => each.dataset.words.includes('settings'))")
      #expect(found == "1")
      #expect(
        try session.evaluate("all('.template:not([hidden])').map((each) => each.id).join()")
          == "settings")
      _ = try session.evaluate("searchField.value = 'no such cell'; applySearch()")
      #expect(try session.evaluate(counts) == "0,0")
      #expect(try session.evaluate("String($('.none').checkVisibility())") == "true")
      _ = try session.evaluate("searchField.value = ''; applySearch()")
      #expect(try session.evaluate(counts) == whole)
      let kinds = try session.evaluate(
        """
        { const button = node("button"), seen = () => all(".card:not([hidden])").length;
        button.dataset.kind = "none";
        button.setAttribute("aria-pressed", true);
        filters.push(button);
        applySearch();
        const none = seen();
        button.dataset.kind = $(".card").dataset.kind;
        applySearch();
        [none, seen() === all(`.card[data-kind=${button.dataset.kind}]`).length].join() }
        """)
      #expect(kinds == "0,true")
    }
  }

  @Test(
    "a card opens its cell with the finding first; Escape and Back return to the card",
    arguments: widths)
  func panel(width: Int) throws {
    try inSession(width) { session in
      let wait = "new Promise((done) => setTimeout(done, 200))"
      let places = "[panel.hidden, window.scrollY, document.activeElement.hash, tab].join()"
      _ = try session.evaluate("engineStart().then(() => \(wait))")
      let before = try session.evaluate(
        """
        const link = all(".card h3 a").pop();
        link.scrollIntoView({block: "center"}); link.focus({preventScroll: true});
        \(places)
        """)
      #expect(before.hasPrefix("true,"))
      for way in ["Escape", "Back"] {
        _ = try session.evaluate("document.activeElement.click(); \(wait)")
        let parts = try session.evaluate(
          """
          { const picture = $("#stage svg").getBoundingClientRect(), form = $("#detail form");
          [panel.hidden, $("#found li").classList.contains("chosen"), all("#stage .failing rect").length > 0,
            picture.top < $("#found").getBoundingClientRect().top,
            !form || $("#found").getBoundingClientRect().top < form.getBoundingClientRect().top,
            document.documentElement.scrollWidth > innerWidth, tab].join() }
          """)
        #expect(parts == "false,true,true,true,true,false,problems")
        if way == "Escape" {
          try session.press("Escape", code: 27)
        } else {
          _ = try session.evaluate("history.back(); \(wait)")
        }
        #expect(try session.evaluate(places) == before, "\(way)")
      }
    }
  }

  @Test(
    "the bars of the sizes choose one, and are as high as the cell is at each", arguments: widths)
  func bars(width: Int) throws {
    try inSession(width, hash: "#recipe.L.w375") { session in
      let wait = "new Promise((done) => setTimeout(done, 300))"
      _ = try session.evaluate("engineStart().then(() => \(wait))")
      let height = "$('#height b').textContent"
      let pressed = "$('#bars [aria-pressed=true]').value"
      #expect(try session.evaluate("String(all('#bars button').length)") == "12")
      #expect(try session.evaluate(pressed) == "L")
      let before = try session.evaluate(height)
      _ = try session.evaluate("$('#bars [value=AX5]').click(); \(wait)")
      let after = try session.evaluate(height)
      #expect(try session.evaluate(pressed) == "AX5")
      #expect(Double(after) ?? 0 > Double(before) ?? .infinity)
      #expect(try session.evaluate("$('#bars [value=AX5]').title") == "AX5: \(after) points")
      #expect(try session.evaluate("$('#height').textContent").contains("from \(before)"))
    }
  }

  @Test("the handle is under the pointer while it is dragged, at the largest size, too")
  func handle() throws {
    try inSession(1400, hash: "#recipe.L.w375?size=11") { session in
      let wait = "new Promise((done) => setTimeout(done, 300))"
      _ = try session.evaluate("engineStart().then(() => \(wait))")
      let distances = try session.evaluate(
        """
        (async () => {
        Element.prototype.setPointerCapture = () => {};
        const handle = $("#detail .handle"), middle = () => {
          const box = handle.getBoundingClientRect();
          return box.left + box.width / 2;
        };
        const start = middle(), distances = [];
        const point = (type, clientX) => handle.dispatchEvent(new PointerEvent(type, {clientX}));
        point("pointerdown", start);
        for (const by of [-20, -45, -70]) {
          point("pointermove", start + by);
          await new Promise((done) => setTimeout(done, 60));
          distances.push(Math.abs(middle() - start - by) <= 2);
        }
        point("pointerup", start - 70);
        return distances.join();
        })()
        """)
      #expect(distances == "true,true,true")
    }
  }
}
