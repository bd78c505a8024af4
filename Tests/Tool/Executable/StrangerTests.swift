import Foundation
import TestSupport
import Testing

/// A stranger's first hour: a separate package that depends on this one by path.
///
/// It compiles everything once more, so it runs only where `SELFSIZING_STRANGER` is set, as in
/// continuous integration.
@Suite(
  "A stranger's package",
  .tags(.endToEnd),
  .enabled(
    if: ProcessInfo.processInfo.environment["SELFSIZING_STRANGER"] != nil,
    "set SELFSIZING_STRANGER to build the package of a stranger"))
struct StrangerTests {
  @Test(
    "compiles imported cells, records, changes a constant, and gets a readable difference")
  func path() throws {
    try Executable.inFolder { folder in
      let app = folder.appendingPathComponent("App")
      try FileManager.default.copyItem(
        at: Executable.package.appendingPathComponent("Tests/ExampleApp"), to: app)
      try? FileManager.default.removeItem(at: app.appendingPathComponent(".build"))
      try replace(
        "path: \"../..\"", "path: \"\(Executable.package.path)\"", in: app, "Package.swift")
      let imported = app.appendingPathComponent("Sources/RecipeBook/Imported.swift")
      let documents = Executable.package.appendingPathComponent("Tests/InterfaceBuilder/Fixtures")
      #expect(
        try Executable.run(["import", documents.path, "--out", imported.path], in: folder).status
          == 0)
      #expect(try swift(["run", "Heights", "record", "--quiet"], in: app).status == 0)
      let clean = try swift(["run", "Heights", "check", "--quiet"], in: app)
      #expect(clean.status == 0)
      #expect(clean.output.contains("✓ 0 of"))
      try replace("spacing: 4", "spacing: 12", in: app, "Sources/RecipeBook/RecipeCell.swift")
      let changed = try swift(["run", "Heights", "check", "--annotate", "xcode"], in: app)
      #expect(changed.status == 1)
      #expect(changed.output.contains("+8 from text.spacing 4 → 12, RecipeCell.swift:16"))
      #expect(changed.output.contains("Sources/RecipeBook/RecipeCell.swift:16:1: error: recipe:"))
      let tested = try swift(["test"], in: app)
      #expect(tested.status == 1)
      #expect((tested.output + tested.messages).contains("+8 from text.spacing 4 → 12"))
    }
  }

  private func swift(_ arguments: [String], in app: URL) throws -> Executable.Result {
    // Kept between runs. Where no `swift test` around the tests keeps the folder of this package's
    // products to itself, that one may be named, and little is compiled.
    let scratch =
      ProcessInfo.processInfo.environment["SELFSIZING_STRANGER_BUILD"]
      ?? Executable.package.appendingPathComponent(".build/stranger").path
    let command = [arguments[0], "--scratch-path", scratch] + arguments.dropFirst()
    return try Executable.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift"] + command, in: app,
      environment: ["SELFSIZING_RECORD": "0"])
  }

  private func replace(_ old: String, _ new: String, in app: URL, _ path: String) throws {
    let file = app.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old))
    try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
  }
}
