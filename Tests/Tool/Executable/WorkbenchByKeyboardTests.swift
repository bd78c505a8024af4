import Foundation
import TestSupport
import Testing

/// The workbench as those use it who see no pointer, or no screen.
@Suite(
  "The workbench by keyboard, in Chromium",
  .tags(.endToEnd), .whereEndToEnd,
  .enabled(if: Browser.url != nil, "no Chromium is installed"))
struct WorkbenchByKeyboardTests {
  private typealias Control = BrowserSession.Control

  private func inSession(_ body: (BrowserSession) throws -> Void) throws {
    try Executable.inFolder { folder in
      let page = try Executable.report(
        ["--template", "recipe", "--width", "320", "--sizes", "L,AX3"], in: folder)
      let session = try BrowserSession(page, hash: "#recipe.L.w320", in: folder)
      defer { session.close() }
      try body(session)
    }
  }

  /// More presses than the workbench has controls.
  private static let mostPresses = 60

  /// Presses Tab until a control has the focus that satisfies a condition.
  ///
  /// - Returns: The controls that were visited, that one last.
  @discardableResult
  private func tab(
    in session: BrowserSession, to isWanted: (Control) -> Bool
  ) throws -> [Control] {
    var visited: [Control] = []
    while visited.count < Self.mostPresses {
      try session.press("Tab", code: 9)
      visited.append(try session.focused())
      if visited.last.map(isWanted) == true { return visited }
    }
    throw BrowserSession.Failure(message: "Tab visits no such control, but \(visited)")
  }

  @Test("Tab visits every control from the top down, each with its name and its role")
  func order() throws {
    try inSession { session in
      let visited = try tab(in: session) { $0.name == "Copy link" }
      var expected = [Control(role: "DisclosureTriangle", name: "Try it")]
      // The picture comes before what changes it.
      #expect(visited.first == Control(role: "button", name: "Close"))
      #expect(visited.dropFirst().first == Control(role: "group", name: "Picture"))
      let bars = visited.dropFirst(2).prefix(12)
      #expect(bars.allSatisfy { $0.role == "button" && $0.name.contains(" points") })
      #expect(bars.first?.name.hasPrefix("xS, ") == true)
      let labels = try session.evaluate("current.template.living.labels.join()")
      let names = labels.split(separator: ",")
      #expect(!names.isEmpty)
      for name in names {
        expected.append(Control(role: "textbox", name: "\(name)"))
        expected.append(
          Control(
            role: "button",
            name: "Break it: find the shortest text of \(name) that breaks the cell"))
      }
      let items = try session.evaluate(
        """
        [...booleansOf(current.template, current.cell).names,
          ...current.template.living.switches.map(({name}) => name)].join()
        """)
      expected += items.split(separator: ",").map { Control(role: "checkbox", name: "\($0)") }
      expected += [
        Control(role: "slider", name: "Width"),
        Control(role: "spinbutton", name: "Width in points"),
        Control(role: "slider", name: "Text size"), Control(role: "checkbox", name: "Bold Text"),
        Control(role: "checkbox", name: "Right to left"),
        Control(role: "combobox", name: "Pixels per point"),
        Control(role: "combobox", name: "System"),
        Control(role: "combobox", name: "Device"),
        Control(role: "button", name: "Reset"), Control(role: "button", name: "Copy link"),
      ]
      #expect(visited.suffix(expected.count) == expected[...])
    }
  }

  @Test("what is typed is measured, and the height is said")
  func typing() throws {
    try inSession { session in
      try tab(in: session) { $0.role == "textbox" }
      try session.type("A title that goes on and on, for more than a line")
      _ = try session.evaluate("engineStart()")
      let said = try session.evaluate(
        "const said = document.querySelector('#said'); said.textContent")
      #expect(said.contains("points high"))
      #expect(try session.evaluate("said.checkVisibility()") == "1")
      try tab(in: session) { $0.name == "Text size" }
      let size = "document.activeElement.getAttribute('aria-valuetext')"
      let before = try session.evaluate(size)
      try session.press("ArrowRight", code: 39)
      #expect(before == "L")
      #expect(try session.evaluate(size) == "xL")
      #expect(try session.evaluate("said.textContent") != said)
    }
  }

  @Test("the arrow keys are named, and the cell that they open is said")
  func arrows() throws {
    try inSession { session in
      let keys = try session.evaluate("panel.getAttribute('aria-keyshortcuts')")
      #expect(keys == "ArrowLeft ArrowRight ArrowUp ArrowDown Escape")
      let line = try session.evaluate("panel.querySelector('.keys').textContent")
      #expect(line.hasPrefix("Arrow keys"))
      let heard = "heard.getAttribute('role') + ': ' + heard.textContent"
      #expect(try session.evaluate(heard) == "status: ")
      let name = try session.evaluate("panel.getAttribute('aria-label')")
      #expect(name == (try session.evaluate("`Cell details: ${wordsOf(current)}`")))
      try session.press("ArrowRight", code: 39)
      let words = try session.evaluate(
        "new Promise((done) => setTimeout(done, 50)).then(() => wordsOf(current))")
      #expect(words.contains(", AX3, ") && words.contains(" points"))
      #expect(try session.evaluate(heard) == "status: \(words)")
      try session.press("ArrowRight", code: 39)
      #expect(try session.evaluate(heard) == "status: no cell there")
      #expect(try session.evaluate("wordsOf(current)") == words)
    }
  }

  @Test("an open cell is printed alone, with what was tried, and without what only a screen needs")
  func print() throws {
    try inSession { session in
      try session.print()
      let seen = try session.evaluate(
        """
        const sees = (query) => [...document.querySelectorAll(query)].some((each) => each.checkVisibility());
        const parts = ["#stage svg", "#text0", "#facts", "[name=points]", "main", "header", ".workbench button", "#close", "[type=range]"];
        parts.filter(sees).join()
        """)
      #expect(seen == "#stage svg,#text0,#facts,[name=points]")
      #expect(try session.evaluate("getComputedStyle(panel).position") == "static")
      _ = try session.evaluate("hideDetail()")
      #expect(try session.evaluate("[sees('main'), sees('#detail')].join()") == "true,false")
    }
  }

  @Test("the focus stays where it was when the cell is shown as it was measured again")
  func reset() throws {
    try inSession { session in
      try tab(in: session) { $0.name == "Reset" }
      _ = try session.evaluate("document.activeElement.click()")
      #expect(try session.focused() == Control(role: "button", name: "Reset"))
      try session.press("Escape", code: 27)
      #expect(try session.evaluate("String(panel.hidden)") == "true")
      #expect(try session.evaluate("document.activeElement.hash").hasPrefix("#recipe.large.w320"))
    }
  }
}
