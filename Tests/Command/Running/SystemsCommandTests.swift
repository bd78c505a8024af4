import Foundation
import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("Cells under the figures of several systems")
struct SystemsCommandTests {
  struct Choice: Codable, Sendable {
    var title: String
  }

  /// A row whose height is its switch's and its system's margins.
  static let choice = CellTemplate<Choice>("choice") { cell in
    cell.usePlatformMargins()
    let title = cell.label(\.title, style: .body, numberOfLines: 1)
    let toggle = cell.control(.switch)
    let margins = cell.contentView.layoutMarginsGuide
    title.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
    title.topAnchor.constraint(equalTo: margins.topAnchor)
    title.trailingAnchor.constraint(lessThanOrEqualTo: toggle.leadingAnchor, constant: -8)
    toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
    toggle.topAnchor.constraint(equalTo: margins.topAnchor)
    toggle.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
  }

  private func run(_ arguments: String...) async throws -> CommandResult {
    try await CommandLineTest.run(
      arguments,
      entries: [TemplateEntry(Self.choice, samples: [Choice(title: "Wi-Fi")])])
  }

  @Test("a row of each system has its own height, and names its system")
  func rows() async throws {
    let csv = try await run("measure", "--ios", "18,26", "--sizes", "L", "--format", "csv").output
      .split(separator: "\n").map(String.init)
    #expect(csv[0].hasSuffix(",findings,system"))
    #expect(csv[1].hasPrefix("choice,1,Wi-Fi,375.0,large,53.0,"))
    #expect(csv[1].hasSuffix(",iOS 18"))
    #expect(csv[2].hasPrefix("choice,1,Wi-Fi,375.0,large,58.0,"))
    #expect(csv[2].hasSuffix(",iOS 26"))
    #expect(csv.count == 3)
  }

  @Test("JSON, table and Markdown name the system of every cell")
  func forms() async throws {
    let json = try await run("measure", "--ios", "26,18", "--sizes", "L,AX3", "--format", "json")
      .output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let templates = try #require(object["templates"] as? [[String: Any]])
    #expect(templates.compactMap { $0["system"] as? String } == ["iOS 26", "iOS 18"])
    for template in templates {
      let cells = try #require(template["cells"] as? [[String: Any]])
      #expect(
        cells.compactMap { $0["system"] as? String }
          == [String](repeating: template["system"] as? String ?? "", count: 2))
    }
    let table = try await run("measure", "--all", "--ios", "18,26", "--sizes", "L").output
    #expect(table.contains("choice, iOS 18, width 375"))
    #expect(table.contains("choice, iOS 26, width 375"))
    let markdown = try await run(
      "measure", "--ios", "18,26", "--sizes", "L", "--format", "markdown"
    ).output
    #expect(markdown.contains("### choice, iOS 18\n"))
  }

  @Test("nothing names a system where none was asked for, and the heights are those declared")
  func asDeclared() async throws {
    for format in ["csv", "json", "markdown"] {
      let output = try await run("measure", "--sizes", "L", "--format", format).output
      #expect(!output.contains("system") && !output.contains("iOS 26,"))
    }
    #expect(
      try await run("measure", "--sizes", "L", "--format", "csv").output.contains(",large,58.0,"))
  }

  @Test("a version that is not known is named with those that are")
  func unknownVersion() async throws {
    for command in [["measure"], ["report"], ["record"], ["explain", "choice"], ["simulate"]] {
      let result = try await CommandLineTest.run(
        command + ["--ios", "17"],
        entries: [TemplateEntry(Self.choice, samples: [Choice(title: "Wi-Fi")])])
      #expect(result.status == .usage)
      #expect(
        result.messages.contains("unknown version of iOS 17; known are 18, 26"),
        "\(result.messages)")
    }
    let result = try await run("measure", "--ios", "18,iPhone")
    #expect(result.messages.contains("unknown version of iOS iPhone; known are 18, 26"))
  }

  @Test("a baseline has the heights of each system, and check measures under those")
  func baseline() async throws {
    let folder = try TemporaryFolder()
    let file = ["--baseline", folder.path(of: "b")]
    let rest = ["--out", folder.path(of: "r.html"), "--quiet"]
    #expect(
      try await CommandLineTest.run(
        ["record", "--ios", "18,26", "--quiet"] + file,
        entries: [TemplateEntry(Self.choice, samples: [Choice(title: "Wi-Fi")])]
      ).status == .success)
    let text = try #require(folder.text(of: "b"))
    #expect(text.contains("template choice\nsystem iOS 18\nsizes"))
    #expect(text.contains("template choice\nsystem iOS 26\nsizes"))
    func check(_ arguments: [String] = []) async throws -> CommandResult {
      try await CommandLineTest.run(
        ["check"] + arguments + file + rest,
        entries: [TemplateEntry(Self.choice, samples: [Choice(title: "Wi-Fi")])])
    }
    #expect(try await check().status == .success)
    try folder.write(text.replacing("375: 53 ", with: "375: 50 "), to: "b")
    let changed = try await check()
    #expect(changed.status == .findings)
    #expect(changed.output.contains("choice, iOS 18: 1 of 12 heights changed, by +3 points"))
    #expect(!changed.output.contains("iOS 26"))
    let json = try await check(["--format", "json"]).output
    #expect(json.contains("\"template\":\"choice\",\"system\":\"iOS 18\""))
    let page = try #require(folder.text(of: "r.html"))
    #expect(page.contains("href=\"#choice.iOS18.xSmall.w375.c1\""))
    // Recorded again without a word of systems, both stay; of those that are named, the others go.
    for (arguments, systems) in [([], ["iOS 18", "iOS 26"]), (["--ios", "26"], ["iOS 26"])] {
      _ = try await CommandLineTest.run(
        ["record", "--template", "choice", "--quiet"] + arguments + file,
        entries: [TemplateEntry(Self.choice, samples: [Choice(title: "Wi-Fi")])])
      let lines = try #require(folder.text(of: "b")).split(separator: "\n")
      #expect(lines.filter { $0.hasPrefix("system ") } == systems.map { "system \($0)" })
      #expect(try await check().status == .success)
    }
  }

  @Test("the report has a section, a row of the matrix and deep links for each system")
  func report() async throws {
    let folder = try TemporaryFolder()
    let result = try await run("report", "--ios", "18,26", "--out", folder.path(of: "r.html"))
    #expect(result.status == .success)
    let page = try #require(folder.text(of: "r.html"))
    for system in ["18", "26"] {
      #expect(page.contains("<section id=\"choice.iOS\(system)\""))
      #expect(page.contains("href=\"#choice.iOS\(system).AX3.w375.c1\""))
      #expect(page.contains("<small>iOS \(system)</small>"))
    }
    #expect(page.contains("All cells <b>1</b></a>"))
  }

  @Test("explain, fuzz, simulate and bench take one system")
  func otherCommands() async throws {
    let explain = try await run("explain", "choice", "--ios", "18")
    #expect(explain.output.hasPrefix("Wi-Fi, L, 375 points wide, iOS 18\n"))
    #expect(explain.output.contains("height 53 ="))
    #expect(
      try await run("explain", "choice", "--ios", "18", "--format", "json").output.contains(
        "\"system\":\"iOS 18\""))
    let fuzz = try await run("fuzz", "choice", "--ios", "26", "--sizes", "L")
    #expect(fuzz.output.contains("choice, iOS 26: "))
    #expect(try await run("explain", "choice", "--ios", "18,26").status == .usage)
    let simulate = try await run(
      "simulate", "--ios", "18", "--items", "5", "--layout", "table", "--motion", "down",
      "--format", "json")
    #expect(simulate.output.contains("\"system\":\"iOS 18\""))
    #expect(try await run("bench", "--ios", "18", "--items", "5").status == .success)
  }

  @Test("a cell of an Interface Builder file takes the margins of each system")
  func interfaceFiles() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><tableViewCell id="c"><tableViewCellContentView key="contentView" id="v"><subviews>
      <switch translatesAutoresizingMaskIntoConstraints="NO" id="t"/>
      </subviews><constraints>
      <constraint firstItem="t" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="1"/>
      <constraint firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="2"/>
      <constraint firstAttribute="bottomMargin" secondItem="t" secondAttribute="bottom" id="4"/>
      </constraints></tableViewCellContentView>
      </tableViewCell></objects></document>
      """, to: "Switch.xib")
    let result = try await CommandLineTest.run(
      "measure", "--xib", folder.path(of: "Switch.xib"), "--ios", "18,26", "--sizes", "L",
      "--format", "csv")
    let rows = result.output.split(separator: "\n").dropFirst()
    let heights = rows.map { $0.split(separator: ",", omittingEmptySubsequences: false)[5] }
    #expect(heights == ["53.0", "58.0"])
    #expect(rows.map { $0.hasSuffix(",iOS 18") } == [true, false])
  }
}
