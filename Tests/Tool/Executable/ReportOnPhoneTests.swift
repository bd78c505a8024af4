import Foundation
import TestSupport
import Testing

/// The report in a window 390 points wide, by day and by night.
@Suite(
  "The report on a phone",
  .tags(.endToEnd), .whereEndToEnd,
  .enabled(if: Browser.url != nil, "no Chromium is installed"))
struct ReportOnPhoneTests {
  private func report(in folder: URL) throws -> String {
    try Executable.report(
      ["--template", "recipe,settings", "--width", "320,375", "--bench"], in: folder)
  }

  @Test(
    "is no wider than the window; templates and widths stay in sight while the heights scroll",
    arguments: Browser.Scheme.allCases)
  func matrix(scheme: Browser.Scheme) throws {
    try Executable.inFolder { folder in
      let (result, console) = try Browser.openOnPhone(
        try report(in: folder), scheme,
        script: """
          inner.showTab("cells");
          const matrix = page.querySelector(".matrix"), scroller = matrix.parentElement;
          scroller.scrollIntoView({block: "center"});
          scroller.scrollLeft = 230;
          const heads = [...matrix.querySelectorAll("th[scope=rowgroup], th[scope=row], thead th:nth-child(-n+2)")];
          const edge = scroller.getBoundingClientRect().left;
          const bad = heads.filter((head) => {
            const box = head.getBoundingClientRect();
            // What is seen there is the heading itself, and no height shines through.
            const seen = page.elementFromPoint(box.left + box.width / 2, box.top + 12);
            const ground = inner.getComputedStyle(head).backgroundColor;
            return box.left < edge - 1 || box.right > edge + 150 || seen?.closest("th") !== head || !ground.startsWith("rgb(");
          });
          const wide = page.documentElement.scrollWidth > 390;
          return [scroller.scrollLeft, heads.length, bad.length, wide, inner.innerWidth].join();
          """, in: folder, name: "matrix")
      #expect(result == "230,8,0,false,390")
      #expect(console.isEmpty)
    }
  }

  /// Counts texts and names those with too little contrast to their background.
  private static let contrast = """
    const parts = (text) => text.match(/[\\d.]+/g).map(Number);
    const light = (color) => {
      const [r, g, b] = color.map((each) => each / 255).map((each) => each <= 0.03928 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const mixed = (color, share, ground) => color.map((each, index) => each * share + ground[index] * (1 - share));
    const ground = (element) => {
      if (!element) return [255, 255, 255];
      const [r, g, b, share = 1] = parts(inner.getComputedStyle(element).backgroundColor);
      return share === 1 ? [r, g, b] : mixed([r, g, b], share, ground(element.parentElement));
    };
    const textsOf = () => [...page.querySelectorAll("body *")].filter((each) => !each.closest("svg, script, style") && each.getClientRects().length
      && [...each.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()));
    const isFaint = (each) => {
      let share = 1;
      for (let around = each; around; around = around.parentElement) share *= inner.getComputedStyle(around).opacity;
      const behind = ground(each), [one, two] = [light(mixed(parts(inner.getComputedStyle(each).color).slice(0, 3), share, behind)), light(behind)];
      return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05) < 4.5;
    };
    """

  @Test(
    "is as dark as the reader's system asks, and every text has a contrast of 4.5 at least",
    arguments: [(Browser.Scheme.light, "rgb(242, 242, 247)"), (.dark, "rgb(0, 0, 0)")])
  func colors(scheme: Browser.Scheme, background: String) throws {
    try Executable.inFolder { folder in
      let (result, console) = try Browser.openOnPhone(
        try report(in: folder), scheme,
        script: Self.contrast + """
          const body = inner.getComputedStyle(page.body);
          const texts = [], faint = [];
          for (const name of ["problems", "cells", "scrolling"]) {
            inner.showTab(name);
            texts.push(...textsOf());
            faint.push(...textsOf().filter(isFaint));
          }
          const names = [...new Set(faint.map((each) => `${each.tagName}.${each.className}`))];
          return [body.backgroundColor, light(parts(body.color)) > 0.5, texts.length > 100, names.join(" ")].join("|");
          """, in: folder, name: "colors")
      #expect(result == "\(background)|\(scheme == .dark)|true|")
      #expect(console.isEmpty)
    }
  }
}
