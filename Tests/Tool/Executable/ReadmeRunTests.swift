import Foundation
import TestSupport
import Testing

/// The README's commands as they are written, in a folder with the files that they name.
@Suite("The README's commands", .tags(.endToEnd), .whereEndToEnd)
struct ReadmeRunTests {
  /// Every command line: those of the blocks, and those in the table of the ways in.
  private static let lines: [String] = {
    let readme = Executable.package.appendingPathComponent("README.md")
    let text = (try? String(contentsOf: readme, encoding: .utf8)) ?? ""
    let blocks = text.components(separatedBy: "```").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) && $0.element.hasPrefix("\n") }
      .flatMap { $0.element.split(separator: "\n").map(String.init) }
    let table = text.split(separator: "\n").filter { $0.hasPrefix("|") }
      .compactMap { $0.firstMatch(of: /`(selfsize [^`]*)` \|$/).map { String($0.1) } }
    return (blocks + table).compactMap { line in
      line.firstMatch(of: /^(?:\$ |swift run |docker run .* swift run )?(selfsize [^#]*)/)
        .map { String($0.1).trimmingCharacters(in: .whitespaces) }
    }
  }()

  @Test("are many")
  func count() {
    #expect(Self.lines.count >= 11, "\(Self.lines)")
    #expect(Self.lines.contains { $0.hasPrefix("selfsize report --xib ~/") })
  }

  @Test("run, or, where they need an app's sources, are understood", arguments: lines)
  func run(line: String) throws {
    try Executable.inFolder { folder in
      let fixture = Executable.package
        .appendingPathComponent("Tests/InterfaceBuilder/Fixtures/Constraints.xib")
      for name in ["RecipeListCell.xib", "Cells/A.xib", "MyApp/Cells/A.xib"] {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: fixture, to: file)
      }
      if line.contains(" check ") {
        let recorded = try Executable.run(
          ["record", "--template", "recipe", "--quiet"], in: folder)
        #expect(recorded.status == 0)
      }
      let result = try Executable.shell("export HOME='\(folder.path)'; \(line)", in: folder)
      if line.contains("--sources") || line.contains(" init ") {
        // There is no app.
        #expect(result.status == 2, "\(result)")
        #expect(
          result.messages.contains("there are no Swift files of an app")
            || result.messages.contains("Heights: there is no Swift file with the list of cells"))
      } else {
        #expect(result.status == 0, "\(line): \(result)")
      }
    }
  }
}
