import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("Font files in commands that measure")
struct FontFilesCommandTests {
  /// The path of a font among the fixtures of the tests of text.
  private static func font(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Typography/Fixtures/fonts/\(name)").standardized.path
  }

  /// A folder with one font.
  private static func folder(of name: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: font(name), toPath: folder.path(of: "fallback.ttf"))
    return folder
  }

  /// An Interface Builder file with one label in a font.
  private static func interface(font: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects><tableViewCell id="c"><tableViewCellContentView key="contentView" id="v"><subviews>
    <label translatesAutoresizingMaskIntoConstraints="NO" text="AVA" numberOfLines="0" id="t">
    <fontDescription key="fontDescription" \(font) pointSize="17"/></label>
    </subviews><constraints>
    <constraint firstItem="t" firstAttribute="top" secondItem="v" secondAttribute="top" id="1"/>
    <constraint firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="2"/>
    <constraint firstAttribute="bottom" secondItem="t" secondAttribute="bottom" id="4"/>
    </constraints></tableViewCellContentView></tableViewCell></objects></document>
    """
  }

  /// The arguments of a command that writes to standard output or to files in a folder.
  private static func arguments(_ command: String, in folder: TemporaryFolder) -> [String] {
    let files: [String] =
      switch command {
      case "report": ["--out", folder.path(of: "report.html")]
      case "record": ["--baseline", folder.path(of: "baseline")]
      default: []
      }
    return command.split(separator: " ").map(String.init) + files
  }

  @Test(
    "set the system's text in every command that measures",
    arguments: ["measure --format json", "report", "record", "explain note --format json"])
  func systemFont(command: String) async throws {
    let folder = try TemporaryFolder()
    let result = try await CommandLineTest.run(
      Self.arguments(command, in: folder) + ["--system-font", Self.font("measured-figures.ttf")])
    #expect(result.status == .success, "\(result.messages)")
    let written = folder.names.compactMap(folder.text).joined() + result.output
    #expect(written.contains("Measured Figures"))
    // Its name is all that is kept of the file.
    #expect(!written.contains("measured-figures.ttf"))
  }

  @Test("are read by commands that need no more than to finish", arguments: ["fuzz note", "bench"])
  func others(command: String) async throws {
    let words = command.split(separator: " ").map(String.init)
    let count = command == "bench" ? ["--items", "3"] : ["--sizes", "L", "--width", "320"]
    let result = try await CommandLineTest.run(
      words + count + ["--system-font", Self.font("measured-figures.ttf"), "--quiet"])
    #expect(!result.messages.contains("error:"), "\(result.messages)")
  }

  @Test("make the lines as high as they are")
  func heights() async throws {
    let own = try await CommandLineTest.run(
      "measure", "--sizes", "L", "--format", "csv", "--system-font", Self.font("kern-var.ttf"),
      "--quiet")
    let builtIn = try await CommandLineTest.run(
      "measure", "--sizes", "L", "--format", "csv", "--quiet")
    #expect(own.status == .success && own.output != builtIn.output)
  }

  @Test("set an Interface Builder file's system fonts")
  func interface() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.interface(font: #"type="system""#), to: "Cell.xib")
    let measure = [
      "measure", "--xib", folder.path(of: "Cell.xib"), "--sizes", "L", "--format", "csv", "--quiet",
    ]
    let own = try await CommandLineTest.run(
      measure + ["--system-font", Self.font("kern-var.ttf")])
    let builtIn = try await CommandLineTest.run(measure)
    #expect(own.status == .success && own.output != builtIn.output)
  }

  @Test("an Interface Builder file that names an instance of a variable font is set in it")
  func namedInstance() async throws {
    let folder = try TemporaryFolder()
    let fonts = try Self.folder(of: "named-instances.ttf")
    var widths: [String] = []
    for name in ["Kerned-Regular", "Kerned-Bold", "Kerned-Thin"] {
      try folder.write(
        Self.interface(font: #"type="custom" name="\#(name)" family="Kerned""#), to: "Cell.xib")
      let result = try await CommandLineTest.run(
        "explain", "Cell", "--xib", folder.path(of: "Cell.xib"), "--fonts", fonts.path, "--format",
        "json")
      #expect(result.status == .success && !result.output.contains("no font"), "\(result.messages)")
      let label = try #require(result.output.range(of: #"{"item":"label""#))
      widths.append(String(result.output[label.lowerBound...].prefix { $0 != "}" }))
    }
    #expect(Set(widths).count == 3, "\(widths)")
  }

  @Test("are named by a baseline; check says so where another font, or none, is given")
  func baseline() async throws {
    let folder = try TemporaryFolder()
    let file = ["--baseline", folder.path(of: "baseline")]
    let font = ["--system-font", Self.font("measured-figures.ttf")]
    let out = ["--out", folder.path(of: "r.html"), "--quiet"]
    #expect(try await CommandLineTest.run(["record"] + file + font).status == .success)
    let text = try #require(folder.text(of: "baseline"))
    #expect(text.contains("\nsystemFont Measured Figures\n"))

    let same = try await CommandLineTest.run(["check"] + file + font + out)
    #expect(same.status == .success, "\(same.output)")
    let other = try await CommandLineTest.run(
      ["check"] + file + out + ["--system-font", Self.font("regions.ttf")])
    #expect(other.status == .findings)
    #expect(
      other.output.contains(
        "recorded with system font Measured Figures, and measured with system font Regions"))
    for format in ["json", "markdown"] {
      let none = try await CommandLineTest.run(["check"] + file + out + ["--format", format])
      #expect(none.status == .findings)
      #expect(
        none.output.contains("measured with the built-in system font")
          || none.output.contains("measured with the built\\-in system font"), "\(none.output)")
    }
    #expect(folder.text(of: "r.html")?.contains("measured with the built-in system font") == true)

    let again = try await CommandLineTest.run(["record"] + file)
    #expect(again.status == .failure && again.messages.contains("--system-font"))
    #expect(folder.text(of: "baseline") == text)
    #expect(try await CommandLineTest.run(["record"] + file + font).status == .success)
    #expect(folder.text(of: "baseline") == text)
  }

  @Test("say in the measurement and in explain which fallback gave which characters")
  func fallbacks() async throws {
    let folder = try Self.folder(of: "measured-figures.ttf")
    let fonts = ["--system-font", Self.font("kern-var.ttf"), "--fallback-fonts", folder.path]
    let explained = try await CommandLineTest.run(["explain", "note"] + fonts)
    #expect(explained.output.contains("title: 2 characters (ne) from Measured Figures"))
    let measured = try await CommandLineTest.run(
      ["measure", "--sizes", "L", "--format", "json"] + fonts)
    #expect(measured.output.contains(#""fallbackFonts":["Measured Figures"]"#))
    #expect(
      measured.output.contains(
        #"{"item":"title","font":"Measured Figures","characters":"ne","count":2}"#))
    let without = try await CommandLineTest.run("measure", "--sizes", "L", "--format", "json")
    #expect(!without.output.contains("fallbacks"))
  }

  @Test("are refused with flag, path and reason where they are of no use")
  func unusable() async throws {
    let folder = try TemporaryFolder()
    try folder.write("no font", to: "text.ttf")
    try folder.write("wOF2 and more", to: "web.ttf")
    for (name, reason) in [("text.ttf", "not a TrueType"), ("web.ttf", "WOFF2"), ("none", "none")] {
      let result = try await CommandLineTest.run(
        "measure", "--system-font", folder.path(of: name))
      #expect(result.status == .usage)
      #expect(result.messages.contains("--system-font: \(folder.path(of: name))"))
      #expect(result.messages.contains(reason))
    }
    let empty = try await CommandLineTest.run(
      "measure", "--fallback-fonts", folder.path(of: "nowhere"))
    #expect(empty.status == .usage && empty.messages.contains("--fallback-fonts"))
  }
}
