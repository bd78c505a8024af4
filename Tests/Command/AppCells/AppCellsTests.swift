import Foundation
import SelfSizingAppSources
import Testing

@testable import SelfSizingCommand

@Suite("An app's own cells on the command line")
struct AppCellsTests {
  private func app(_ settings: String?, _ files: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for inner in ["Heights", "App", "App/Old", ".build"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: inner), withIntermediateDirectories: true)
    }
    try folder.write("import UIKit\n", to: "Heights/Cells.swift")
    if let settings { try folder.write(settings, to: "Heights/settings.json") }
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  private func read(_ folder: TemporaryFolder) throws -> (HeightsFolder, [String]) {
    var findings: [ContentFinding] = []
    let read = try HeightsFolder(folder.path(of: "Heights"), findings: &findings)
    return (read, findings.map { "\($0)".replacingOccurrences(of: folder.path + "/", with: "") })
  }

  @Test("the list comes first, then the files that the settings name, each once")
  func sources() throws {
    let folder = try app(
      #"{"sources": ["../App/A.swift", "../App/**/*.swift"], "excluding": ["../App/Old/*"]}"#,
      ["App/B.swift": "", "App/A.swift": "", "App/Old/C.swift": "", "App/.D.swift": ""])
    let (heights, _) = try read(folder)
    #expect(
      heights.sources.map { $0.path.replacingOccurrences(of: folder.path + "/", with: "") }
        == ["Heights/Cells.swift", "App/A.swift", "App/B.swift"])
    #expect(heights.module == ModuleName.of(URL(fileURLWithPath: folder.path).lastPathComponent))
  }

  @Test("a pattern that no file has is named, with the settings")
  func nothingMatches() throws {
    let folder = try app(#"{"sources": ["../App/*Cell.swift"]}"#)
    #expect(
      throws: AppCellError.nothingMatches(
        pattern: "../App/*Cell.swift", settings: folder.path(of: "Heights/settings.json"))
    ) { try read(folder) }
  }

  @Test("a folder without a list says how one looks")
  func noList() throws {
    let folder = try app(nil)
    try FileManager.default.removeItem(atPath: folder.path(of: "Heights/Cells.swift"))
    #expect(throws: AppCellError.noList(folder: folder.path(of: "Heights"))) { try read(folder) }
  }

  @Test(
    "settings that cannot be are errors with their line",
    arguments: [
      ("{\n  \"languageMode\": \"7\"\n}", "2:19: languageMode: 7 is not a language mode"),
      ("{\n  \"defaultIsolation\": \"Actor\"\n}", "Actor is neither MainActor nor nonisolated"),
      ("{\"module\": \"My App\"}", "My App cannot name a module"),
      ("{\"conditions\": [\"A B\"]}", "A B cannot be used in an #if"),
      ("{\"libraries\": [{\"sources\": []}]}", "name"),
      ("{\"sources\": \"a\"}", "sources"), ("{", "1:2"),
    ])
  func malformed(_ settings: String, _ words: String) throws {
    let folder = try app(settings)
    let error = try #require(throws: ContentError.self) { try read(folder) }
    #expect("\(error)".contains("settings.json:"))
    #expect("\(error)".contains(words), "\(error)")
  }

  @Test("a key that means nothing is a warning with the nearest one")
  func unknownKey() throws {
    let (_, findings) = try read(try app(#"{"souces": []}"#))
    #expect(
      findings == ["Heights/settings.json:1:2: souces: unknown key; nearest known key: sources"])
  }

  @Test("two modules of one name are refused")
  func sameModule() throws {
    let folder = try app(
      #"{"module": "Kit", "libraries": [{"name": "Kit", "sources": ["../App/*.swift"]}]}"#,
      ["App/A.swift": ""])
    #expect(throws: AppCellError.self) { try read(folder) }
  }

  @Test("a package is written anew only where it differs, and what is gone goes")
  func cache() throws {
    let folder = try app(nil)
    let cache = RunnerCache(folder.path(of: "cache"), with: "/SelfSizing")
    let place = cache.package(for: folder.path(of: "Heights"), module: "App")
    #expect(place == cache.package(for: folder.path(of: "App/../Heights/"), module: "App"))
    func package(_ texts: [String: String]) -> RunnerPackage {
      RunnerPackage(
        HeightsSettings(), module: "App",
        sources: texts.sorted { $0.key < $1.key }.map { .init(path: $0.key, text: $0.value) },
        packagePath: "/SelfSizing")
    }
    try cache.write(
      package(["A.swift": "let a = 1\n", "B.swift": "let b = 1\n"]), to: place)
    let file = place + "/Sources/App/A.swift"
    let old = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
    try cache.write(package(["A.swift": "let a = 1\n"]), to: place)
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(date == old)
    #expect(!FileManager.default.fileExists(atPath: place + "/Sources/App/B.swift"))
    try cache.write(package(["A.swift": "let a = 2\n"]), to: place)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "let a = 2\n")

    // The plan of one package is no other's.
    let plan = cache.products + "/debug/description.json"
    try FileManager.default.createDirectory(
      atPath: cache.products + "/debug", withIntermediateDirectories: true)
    try "{}".write(toFile: plan, atomically: true, encoding: .utf8)
    try cache.write(package(["A.swift": "let a = 3\n"]), to: place)
    #expect(FileManager.default.fileExists(atPath: plan))
    try cache.write(package(["A.swift": "let a = 3\n"]), to: place + "2")
    #expect(!FileManager.default.fileExists(atPath: plan))
  }

  @Test("one run at a time compiles in a cache")
  func alone() async throws {
    let folder = try TemporaryFolder()
    let cache = RunnerCache(folder.path(of: "cache"), with: "/SelfSizing")
    let mark = folder.path(of: "compiling")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          try cache.alone(WorkerLimits()) {
            #expect(!FileManager.default.fileExists(atPath: mark))
            try Data().write(to: URL(fileURLWithPath: mark))
            usleep(20_000)
            try FileManager.default.removeItem(atPath: mark)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("each place of SelfSizing has build products of its own, and times are in UTC by default")
  func places() {
    let caches = ["/a", "/b", "/a"].map { RunnerCache("cache", with: $0).products }
    #expect(caches[0] == caches[2] && caches[0] != caches[1])
    #expect(HeightsSettings().timeZone == "UTC")
  }

  @Test("the package is found around the executable, or where it is named")
  func packageFolder() throws {
    let folder = try app(nil)
    try folder.write(
      "let package = Package(name: \"SelfSizing\") // SelfSizingCellRunner", to: "Package.swift")
    let executable = folder.path(of: ".build/selfsize")
    #expect(
      try PackageFolder.path(argument: "", setting: nil, executable: executable)
        == URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path)
    #expect(
      try PackageFolder.path(argument: folder.path, setting: "x", executable: "/")
        == URL(fileURLWithPath: folder.path).standardizedFileURL.path)
    #expect(throws: AppCellError.noPackage(path: folder.path(of: "App"))) {
      try PackageFolder.path(argument: folder.path(of: "App"), setting: nil, executable: executable)
    }
    #expect(throws: AppCellError.packageNotFound) {
      try PackageFolder.path(argument: "", setting: nil, executable: "/usr/bin/none")
    }
  }

  @Test("the options need the folder, and say so")
  func options() async throws {
    let result = try await CommandLineTest.run("measure", "--cache", "x")
    #expect(result.status == .usage)
    #expect(result.messages.contains("--cache needs --sources FOLDER"), "\(result.messages)")
    let missing = try await CommandLineTest.run("measure", "--sources", "/none/Heights")
    #expect(missing.status == .failure)
    #expect(missing.messages.contains("/none/Heights: there is no Swift file"))
  }
}
