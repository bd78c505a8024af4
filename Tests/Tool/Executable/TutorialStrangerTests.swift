import Foundation
import TestSupport
import Testing

/// Walks the article "Checking heights in continuous integration" word for word: its commands are
/// run, its listings are the files, in a new folder beside a link to this package.
///
/// It compiles everything once more, so it runs only where `SELFSIZING_STRANGER` is set.
@Suite(
  "The tutorial, walked",
  .tags(.endToEnd),
  .enabled(
    if: ProcessInfo.processInfo.environment["SELFSIZING_STRANGER"] != nil,
    "set SELFSIZING_STRANGER to build the package of the tutorial"))
struct TutorialStrangerTests {
  @Test("leads from an empty package to a check that fails, and names the constant that did it")
  func walk() throws {
    let article = try Article()
    let folder = Executable.package.appendingPathComponent(".build/tutorial")
    let package = folder.appendingPathComponent("RecipeCells")
    try prepare(folder, package)
    var place = folder
    let commands = article.listings("")
    try #require(commands.count == 2)
    for line in commands[0].split(separator: "\n").map(String.init) {
      if line.hasPrefix("cd ") {
        place.appendPathComponent(String(line.dropFirst(3)))
      } else {
        #expect(try shell(line, in: place).status == 0, "\(line)")
      }
    }
    try restoreProducts(folder, package)

    let listings = article.listings("swift")
    try #require(listings.count == 5)
    try write(listings[0], "Package.swift", in: package)
    let sources = try article.sources()
    for (listing, path) in zip(listings[1...2], sources) { try write(listing, path, in: package) }

    let recorded = package.appendingPathComponent(try article.path(endingIn: ".baseline"))
    #expect(try shell("swift test", in: package).status == 1, "nothing was recorded yet")
    #expect(!FileManager.default.fileExists(atPath: recorded.path))
    let first = try record(in: package)
    #expect(first.status == 0)
    #expect(FileManager.default.fileExists(atPath: recorded.path), "\(first.output)")
    #expect(try shell("swift test", in: package).status == 0)

    let template = sources[0]
    try replace("spacing: 4", "spacing: 6", in: package, template)
    #expect(try shell("mkdir pictures", in: package).status == 0)
    let changed = try shell("swift test --attachments-path pictures", in: package)
    #expect(changed.status == 1)
    #expect((changed.output + changed.messages).contains("stack.spacing 4 → 6"))
    let pictures = package.appendingPathComponent("pictures").path
    #expect(try !FileManager.default.contentsOfDirectory(atPath: pictures).isEmpty)
    _ = try record(in: package)
    #expect(try shell("swift test", in: package).status == 0)

    try replace("  targets: [\n", "  targets: [\n\(listings[3])", in: package, "Package.swift")
    try write(listings[4], sources[2], in: package)
    try write(try #require(article.listings("json").first), "recipes.json", in: package)
    try command(commands[1], changing: template, in: package)
  }

  /// The commands with which the work can be shared among machines: one records, and one fails as
  /// soon as a height differs.
  private func command(_ record: String, changing template: String, in package: URL) throws {
    let recorded = try shell(record, in: package)
    #expect(recorded.status == 0, "\(recorded.messages)")
    let check = record.replacing(" record ", with: " check ")
    #expect(try shell(check, in: package).status == 0)
    try replace("spacing: 6", "spacing: 9", in: package, template)
    let changed = try shell(check, in: package)
    #expect(changed.status == 1)
    #expect((changed.output + changed.messages).contains("text.spacing 6 → 9"))
  }

  /// An empty folder with a link to this package; what was compiled for an earlier walk is put
  /// aside.
  private func prepare(_ folder: URL, _ package: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let products = package.appendingPathComponent(".build")
    let kept = folder.appendingPathComponent("products")
    if files.fileExists(atPath: products.path) {
      try? files.removeItem(at: kept)
      try files.moveItem(at: products, to: kept)
    }
    try? files.removeItem(at: package)
    let link = folder.appendingPathComponent("SelfSizing")
    try? files.removeItem(at: link)
    try files.createSymbolicLink(at: link, withDestinationURL: Executable.package)
  }

  private func restoreProducts(_ folder: URL, _ package: URL) throws {
    let kept = folder.appendingPathComponent("products")
    guard FileManager.default.fileExists(atPath: kept.path) else { return }
    try FileManager.default.moveItem(at: kept, to: package.appendingPathComponent(".build"))
  }

  /// Records as a person does at their own machine, wherever this runs. A manifest may ask whether
  /// `CI` is set: it stays so, and says no.
  private func record(in package: URL) throws -> Executable.Result {
    let isIntegration = ProcessInfo.processInfo.environment["CI"] != nil
    return try shell(
      "\(isIntegration ? "CI=false " : "")SELFSIZING_RECORD=1 swift test", in: package)
  }

  private func shell(_ line: String, in folder: URL) throws -> Executable.Result {
    try Executable.run(URL(fileURLWithPath: "/bin/sh"), ["-c", line], in: folder)
  }

  private func write(_ text: String, _ path: String, in package: URL) throws {
    let file = package.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func replace(_ old: String, _ new: String, in package: URL, _ path: String) throws {
    let text = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    try #require(text.contains(old))
    try write(text.replacing(old, with: new), path, in: package)
  }
}

/// The article, as far as it says what to do.
private struct Article {
  private let text: String

  init() throws {
    text = try String(
      contentsOf: Executable.package.appendingPathComponent(
        "Sources/SelfSizing/SelfSizing.docc/CheckingHeightsInCI.md"), encoding: .utf8)
  }

  /// The listings of a language, in their order.
  func listings(_ language: String) -> [String] {
    var found: [String] = []
    var current: (language: Substring, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```"), let listing = current {
        if listing.language == language {
          found.append(listing.lines.joined(separator: "\n") + "\n")
        }
        current = nil
      } else if line.hasPrefix("```") {
        current = (line.dropFirst(3), [])
      } else {
        current?.lines.append(line)
      }
    }
    return found
  }

  /// The paths of the sources that the prose names, in its order.
  func sources() throws -> [String] {
    let paths = text.matches(of: /`((?:Sources|Tests)\/[^`]*\.swift)`/).map { String($0.1) }
    try #require(paths.count == 3)
    return paths
  }

  /// The path of another file that the prose names.
  func path(endingIn suffix: String) throws -> String {
    let paths = text.matches(of: /`(Tests\/[^`]*)`/).map { String($0.1) }
    return try #require(paths.first { $0.hasSuffix(suffix) })
  }
}
