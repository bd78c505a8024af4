import Foundation
import TestSupport
import Testing

/// The links of the report in a real browser.
@Suite(
  "The links of a report in Chromium",
  .tags(.endToEnd), .whereEndToEnd,
  .enabled(if: Browser.url != nil, "no Chromium is installed"))
struct ReportLinksTests {
  private func opened(_ name: String, hash: String = "#cells", script: String) throws -> String {
    var found = ""
    try Executable.inFolder { folder in
      let page = try Executable.report(["--template", "recipe", "--width", "375"], in: folder)
      let drawing = "all('.template').forEach(fillSection); drawAll($('#cells'));"
      let (result, console) = try Browser.openWaiting(
        page, hash: hash, script: "await engineStart(); \(drawing) \(script)", in: folder,
        name: name)
      #expect(console.isEmpty)
      found = result
    }
    return found
  }

  @Test(
    "a link to a cell that is not there says so in the status line",
    arguments: [
      ("#recipe.AX9.w375", "This report has no such cell: recipe.AX9.w375|true"),
      ("#recipe.AX3.w375.c99", "This report has no such cell: recipe.AX3.w375.c99|true"),
      ("#%", "This report has no such cell: %|true"),
      (
        "#recipe.AX3.w375?size=99&width=abc",
        "This report has no such cell: size=99, width=abc|false"
      ),
      ("#recipe.AX3.w375?size=3&text0=Soup", "|false"), ("#recipe.AX3.w375", "|false"),
      ("#overview", "|true"), ("", "|true"),
    ])
  func missing(hash: String, expected: String) throws {
    let result = try opened(
      "missing", hash: hash, script: "return `${$('[role=status]').textContent}|${panel.hidden}`;")
    #expect(result == expected)
  }

  @Test("says nothing any more once another link is followed")
  func cleared() throws {
    let result = try opened(
      "cleared", hash: "#recipe.AX9.w375",
      script: """
        location.hash = "recipe.AX3.w375"; route();
        return [$("#notice").textContent, panel.hidden].join("|");
        """)
    #expect(result == "|false")
  }

  @Test("cells are called by template, content, size, height and finding wherever they are linked")
  func names() throws {
    let result = try opened(
      "names",
      script: """
        const rows = $("#recipe .rows"); rows.open = true; rows.dispatchEvent(new Event("toggle"));
        const links = all("a.cell, .matrix td a, .rows td a");
        const nameless = links.filter((link) => {
          const place = placeOf(link), name = link.getAttribute("aria-label") || "";
          const parts = ["recipe", place.template.contents[place.cell.content], place.template.heads[place.cell.size],
            `${rounded(place.cell.height)} points`];
          return !name.startsWith(parts.join(", "));
        });
        const cut = placeOf({hash: "#recipe.AX3.w375"});
        return [links.length > 50, nameless.length, wordsOf(cut).endsWith(" points, cut off")].join();
        """)
    #expect(result == "true,0,true")
  }

  @Test("every number is a link to its cell; without the engine those of drawn cells are")
  func rows() throws {
    let result = try opened(
      "rows",
      script: """
        const rows = $("#recipe .rows"); rows.open = true; rows.dispatchEvent(new Event("toggle"));
        const template = data.templates[0];
        const drawn = template.cells.filter((cell) => !cell.mirrored).length;
        const links = all("td a", rows);
        const wrong = links.filter((link) => !link.textContent.endsWith(String(rounded(placeOf(link).cell.height))));
        const isEvery = links.length === all("td", rows).length && links.length > drawn;
        $("#engine").remove();
        places.clear();
        for (const cell of template.cells) places.set(`recipe.${template.sizes[cell.size]}.w${template.widths[cell.width]}.c${cell.content + 1}`, {template, cell});
        $(".scroll", rows).replaceChildren();
        fillRows(template, rows);
        return [isEvery, wrong.length, all("td a", rows).length === drawn].join();
        """)
    #expect(result == "true,0,true")
  }

  @Test("a table that goes on to the side fades out there, until its end is seen")
  func more() throws {
    let result = try opened(
      "more",
      script: """
        const scroller = $("#recipe .rows .scroll"), rows = $("#recipe .rows");
        rows.open = true; rows.dispatchEvent(new Event("toggle"));
        const first = scroller.classList.contains("more");
        scroller.scrollLeft = scroller.scrollWidth; hintAtMore();
        return [first, scroller.classList.contains("more"), getComputedStyle(scroller).maskImage === "none"].join();
        """)
    #expect(result == "true,false,true")
  }

  @Test("headings stand alone, and none is hidden from a screen reader while it is off the screen")
  func headings() throws {
    let result = try opened(
      "headings",
      script: """
        const roles = all(".strip h5").map((heading) => heading.textContent);
        const hidden = all("*").filter((each) => getComputedStyle(each).contentVisibility !== "visible");
        return [roles.some((role) => role.endsWith(", shortest")), hidden.length].join();
        """)
    #expect(result == "true,0")
  }
}
