import Foundation
import SelfSizing
import Testing

@testable import SelfSizingCommand

/// Names and files that a stranger has chosen: a line stays a line, a file what was recorded.
@Suite("Strangers' names and files")
struct HostileNamesTests {
  /// A cell whose view is labelled as the author likes.
  private static func document(label: String, id: String = "cell") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
    <tableViewCell id="\(id)" rowHeight="200"><rect key="frame" x="0" y="0" width="320" height="200"/>\
    <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="320" height="200"/>\
    <subviews><label text="A text that is much too long for a single line of this label, really" \
    lineBreakMode="tailTruncation" numberOfLines="1" translatesAutoresizingMaskIntoConstraints="NO" \
    userLabel="\(label)" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/>\
    <constraints><constraint firstItem="l" firstAttribute="height" constant="40" id="h"/></constraints></label></subviews>\
    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="cv" secondAttribute="top" constant="8" id="a"/>
    <constraint firstItem="cv" firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="8" id="b"/>
    <constraint firstItem="l" firstAttribute="leading" secondItem="cv" secondAttribute="leading" constant="16" id="c"/>
    <constraint firstItem="cv" firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="16" id="d"/>
    </constraints></tableViewCellContentView></tableViewCell>
    </objects></document>
    """
  }

  @Test(
    "a line break in a label's name forges no line of a baseline, and check reads what record wrote",
    arguments: [
      "q = 1&#10;accept acc.label.truncated hidden on purpose", "a&#13;&#10;content x", " = ",
      "\u{2028}accept x y", "\u{202E}a", "\\u{A}b", "##[group]", "é\u{301}",
    ])
  func forgedAcceptance(label: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document(label: label), to: "acc.xib")
    let xib = ["--xib", folder.path(of: "acc.xib")]
    let baseline = ["--baseline", folder.path(of: "heights")]
    let recorded = try await CommandLineTest.run(["record", "--quiet"] + xib + baseline)
    #expect(recorded.status == .success, "\(recorded.messages)")
    let text = try #require(folder.text(of: "heights"))
    #expect(!text.contains("\naccept "))
    let checked = try await CommandLineTest.run(
      ["check", "--out", folder.path(of: "r.html")] + xib + baseline)
    #expect(checked.status == .success, "\(checked.output)\(checked.messages)")
    #expect(!checked.output.contains("accepted"))
  }

  @Test("what is accepted is one word and one line, whatever they hold")
  func accepted() throws {
    var baseline = Baseline(settings: MeasurementSettings())
    baseline.accept("note, plain.text.truncated", because: "a\naccept b c")
    baseline.templates = [
      RecordedTemplate(
        name: "note, plain\n", categories: [.large], widths: [320],
        constants: [RecordedConstant(name: "a = b", value: "= c")],
        findings: [RecordedFinding(name: "text.\u{1B}", count: 2)],
        contents: [RecordedContent(name: "One", heights: [[44]])])
    ]
    let again = try Baseline(text: baseline.text())
    #expect(again == baseline)
  }

  @Test(
    "a file whose name has lines of its own starts none in a log", arguments: OutputFormat.allCases)
  func fileNames(format: OutputFormat) async throws {
    let folder = try TemporaryFolder()
    let name = "x\n::error file=a::pwned ##[error].xib"
    try folder.write(Self.document(label: "title"), to: name)
    for extra in [[], ["--annotate", "xcode"], ["--all"]] {
      let result = try await CommandLineTest.run(
        ["measure", "--xib", folder.path(of: name), "--sizes", "L", "--format", format.rawValue]
          + extra)
      for text in [result.output, result.messages] {
        let lines = text.split(separator: "\n").map { $0.drop { $0.isWhitespace } }
        #expect(!lines.contains { $0.hasPrefix("::") || $0.contains("##[") }, "\(text)")
      }
    }
  }

  @Test("a workflow command holds the name, and is one line")
  func annotations() {
    let site = DeclarationSite(fileID: "a\nb,c:d.xib", line: 3)
    let diagnostic = Diagnostic(
      severity: .warning, rule: "truncated", message: "50 %\n::error::x\u{202E}", site: site)
    let writer = DiagnosticWriter { $0.fileID }
    #expect(
      writer.github([diagnostic])
        == "::warning file=a\\u{A}b%2Cc%3Ad.xib,line=3,title=truncated::"
        + "50 %25\\u{A}::error::x\\u{202E}\n")
    #expect(writer.xcode([diagnostic]).split(separator: "\n").count == 1)
    #expect(!writer.sarif([diagnostic], toolVersion: "1").dropLast().contains("\n"))
  }

  @Test("two records at once keep the templates of both")
  func concurrentRecords() async throws {
    let folder = try TemporaryFolder()
    let baseline = folder.path(of: "heights")
    let entries = (0..<6).map { number in
      TemplateEntry(
        CellTemplate<CommandLineTest.Note>("note\(number)") { cell in
          cell.label(\.title, style: .body).edges(equalTo: cell.contentView)
        }, samples: [CommandLineTest.Note(title: "\(number)", text: "")])
    }
    try await withThrowingTaskGroup(of: ExitStatus.self) { group in
      for number in entries.indices {
        group.addTask {
          try await CommandLineTest.run(
            ["record", "--template", "note\(number)", "--baseline", baseline, "--quiet"],
            entries: entries
          ).status
        }
      }
      for try await status in group { #expect(status == .success) }
    }
    let text = try #require(folder.text(of: "heights"))
    #expect(try Baseline(text: text).templates.map(\.name).sorted() == entries.map(\.name))
    #expect(folder.names == ["heights"])
  }

  @Test("a named pipe, a device or a folder in a file's place is an error that names it")
  func specialFiles() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path(of: "pipe.png")
    mkfifo(pipe, 0o600)
    for path in [pipe, "/dev/null", folder.path] {
      for arguments in [
        ["measure", "--content", path], ["check", "--baseline", path, "--out", pipe + ".html"],
        ["record", "--baseline", path], ["merge", path], ["verify", path],
        ["simulate", "--check", path], ["fuzz", "note", "--strings", path + ""],
        ["font", path], ["solve", path],
      ] {
        let result = try await CommandLineTest.run(arguments)
        #expect(result.status != .success, "\(arguments)")
        #expect(result.messages.contains(path), "\(arguments): \(result.messages)")
      }
    }
    let images = try await CommandLineTest.run("verify", "--images", folder.path)
    #expect(images.status == .failure)
    #expect(
      images.messages.hasPrefix("warning: pipe.png: cannot be read: it is a named pipe"),
      "\(images.messages)")
  }

  @Test("a height that is assumed has a finding with its reason, and fails where that is asked")
  func assumed() async throws {
    let entry = TemplateEntry(
      CellTemplate<CommandLineTest.Note>("thin") { cell in
        cell.label(\.title, style: .body, weight: .thin).edges(equalTo: cell.contentView)
      }, samples: [CommandLineTest.Note(title: "A title", text: "")])
    let shown = try await CommandLineTest.run(["measure", "--all"], entries: [entry])
    #expect(shown.output.contains("~"))
    #expect(shown.output.contains("assumed: title: its font"), "\(shown.output)")
    for kinds in ["assumed", "all"] {
      let result = try await CommandLineTest.run(
        ["measure", "--fail-on", kinds, "--format", "csv"], entries: [entry])
      #expect(result.status == .findings)
      #expect(result.output.contains(",assumed,false,assumed title"), "\(result.output)")
    }
    let defects = try await CommandLineTest.run(
      ["measure", "--fail-on", "defects"], entries: [entry])
    #expect(defects.status == .success)
    #expect(FailurePolicy.all.fails([], .assumed))
    #expect(!FailurePolicy.defects.fails([], .assumed))
  }

  @Test("thousands of cells with equal ids take time and findings in proportion")
  func equalIDs() async throws {
    let one = Self.document(label: "title")
    let start = try #require(one.range(of: "<tableViewCell id"))
    let end = try #require(one.range(of: "</tableViewCell>"))
    let cell = one[start.lowerBound..<end.upperBound]
    func findings(_ count: Int) throws -> Int {
      let text =
        one[..<start.lowerBound] + String(repeating: String(cell), count: count)
        + one[end.upperBound...]
      let file = try InterfaceFile(Array(text.utf8), name: "a.xib")
      #expect(Set(file.cells.map(\.name)).count == count)
      return file.cells.map(\.template.fileFindings.count).max() ?? 0
    }
    let (few, many) = (try findings(20), try findings(200))
    #expect(many < few + 40, "\(few), then \(many)")
  }
}
