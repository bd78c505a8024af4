import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("The folder of an app's cells on the command line")
struct InitTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for inner in ["App", "Pods/Snap/Sources"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: inner), withIntermediateDirectories: true)
    }
    try folder.write(
      "import Snap\nclass RecipeCell: UITableViewCell { let model = Recipe() }\n",
      to: "App/RecipeCell.swift")
    try folder.write("struct Recipe { var title = \"Soup\" }\n", to: "App/Recipe.swift")
    try folder.write("extension UIView { var snap: Int { 0 } }\n", to: "Pods/Snap/Sources/A.swift")
    return folder
  }

  private func run(_ folder: TemporaryFolder, _ arguments: String...) async throws -> CommandResult
  {
    try await CommandLineTest.run(
      ["init", "--app", folder.path, "--out", folder.path(of: "Heights"), "--no-compile"]
        + arguments)
  }

  @Test("writes a list and settings that read back, and prints what it followed")
  func written() async throws {
    let folder = try app()
    let result = try await run(folder, "--cells", "RecipeCell")
    #expect(result.status == .success)
    #expect(
      result.output
        == "followed App/RecipeCell.swift\nfollowed App/Recipe.swift\nlibrary Snap\n")
    var findings: [ContentFinding] = []
    let heights = try HeightsFolder(folder.path(of: "Heights"), findings: &findings)
    #expect(findings.isEmpty)
    #expect(heights.sources.count == 4)
    #expect(heights.settings.libraries.map(\.sources) == [["../Pods/Snap/Sources/**/*.swift"]])
  }

  @Test("fills a cell as one of the app's snapshot tests does, and follows none of them")
  func snapshotTest() async throws {
    let folder = try app()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "AppTests/Cells"), withIntermediateDirectories: true)
    let body = "let row = RecipeCell()\n row.title = \"Pie\"\n"
    try folder.write("func testOther() { \(body) }\n", to: "AppTests/Cells/A.swift")
    try folder.write(
      "func testPie() { \(body.replacing("Pie", with: "Tart")) assertSnapshot(of: row) }\n",
      to: "AppTests/Cells/B.swift")
    let result = try await run(folder, "--cells", "RecipeCell")
    #expect(!result.output.contains("AppTests"))
    let list = folder.text(of: "Heights/Cells.swift")
    #expect(list?.contains("{ cell in\n    cell.title = \"Tart\"\n  }") == true)
  }

  @Test("follows no file that imports tests, however its lines end")
  func tests() async throws {
    let folder = try app()
    let heads = [
      "import XCTest\n", "import XCTest\r\n", "import UIKit\r\nimport Testing\r\n",
      "import Quick // specs\n", "@testable import App\n",
    ]
    for (place, head) in heads.enumerated() {
      try folder.write(
        "\(head)class Recipe { let title = 1 }\n", to: "App/Expected\(place).swift")
    }
    try folder.write("import XCTestCounts\nclass Count {}\n", to: "App/Count.swift")
    try folder.write(
      "class RecipeCell: UITableViewCell { let model = Recipe(), count = Count() }\n",
      to: "App/RecipeCell.swift")
    let result = try await run(folder, "--cells", "RecipeCell")
    #expect(result.output.contains("App/Recipe.swift"))
    #expect(result.output.contains("App/Count.swift"))
    #expect(!result.output.contains("Expected"))
    #expect(!result.messages.contains("Expected"))
  }

  @Test("names the nearest classes of views where none has the name")
  func unknown() async throws {
    let result = try await run(try app(), "--cells", "RecepeCell")
    #expect(result.status == .failure)
    #expect(
      result.messages.contains(
        "no file of the app declares a class RecepeCell; the nearest are RecipeCell"))
  }

  @Test("leaves a folder as it is unless it may be replaced")
  func isThere() async throws {
    let folder = try app()
    #expect(try await run(folder, "--cells", "RecipeCell").status == .success)
    try folder.write("mine\n", to: "Heights/Cells.swift")
    let again = try await run(folder, "--cells", "RecipeCell")
    #expect(again.status == .failure)
    #expect(again.messages.contains("--force replaces it"))
    #expect(folder.text(of: "Heights/Cells.swift") == "mine\n")
    #expect(try await run(folder, "--cells", "RecipeCell", "--force").status == .success)
    #expect(folder.text(of: "Heights/Cells.swift") != "mine\n")
  }

  @Test("takes the package and the cache as other commands do, and keeps what a person has set")
  func settings() async throws {
    let folder = try app()
    let first = try await run(
      folder, "--cells", "RecipeCell", "--package", "/SelfSizing", "--cache", folder.path(of: "c"))
    #expect(first.status == .success)
    try folder.write(
      """
      {"sources": ["*.swift"], "package": "../../SelfSizing", "timeZone": "Europe/Berlin",
       "excluding": ["../Old/*.swift"], "without": {"a.swift": ["A"]}}
      """, to: "Heights/settings.json")
    #expect(try await run(folder, "--cells", "RecipeCell", "--force").status == .success)
    var findings: [ContentFinding] = []
    let settings = try HeightsFolder(folder.path(of: "Heights"), findings: &findings).settings
    #expect(settings.package == "../../SelfSizing")
    #expect(settings.timeZone == "Europe/Berlin")
    #expect(settings.excluding == ["../Old/*.swift"])
    #expect(settings.without == [:])
    #expect(settings.sources == ["../App/RecipeCell.swift", "../App/Recipe.swift"])
  }

  @Test("names what is missing or no library")
  func refusals() async throws {
    let folder = try app()
    #expect(try await run(folder).status == .usage)
    #expect(try await run(folder, "--cells", "RecipeCell", "--library", "Snap").status == .usage)
    let result = try await run(
      folder, "--cells", "RecipeCell", "--library", "Crackle=\(folder.path)/none")
    #expect(result.status == .failure)
    #expect(result.messages.contains("pass a library as NAME=FOLDER"))
  }

  @Test("reads no documents of a Mac app, which may have the same names")
  func documents() throws {
    let folder = try app()
    for (name, runtime) in [("Mac", "MacOSX.Cocoa"), ("Phone", "iOS.CocoaTouch")] {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: "App/\(name)"), withIntermediateDirectories: true)
      try folder.write(
        "<document targetRuntime=\"\(runtime)\"></document>\n", to: "App/\(name)/Main.storyboard")
    }
    #expect(AppFiles.resources(below: folder.path).documentFolders == ["App/Phone"])
  }

  @Test("finds the way between folders", arguments: [("/a/b", "/a/c", "../c"), ("/a", "/a", "")])
  func way(from folder: String, to other: String, way: String) {
    #expect(AppFiles.way(from: folder, to: other) == way)
  }
}
