import SelfSizingAppSources

/// The files of an app's folder, as far as a list of its cells starts with them.
enum AppFiles {
  /// A file of more bytes is data, and not code that a cell needs.
  private static let largestFile = 4 << 20
  private static let largestCount = 50_000
  /// Folders of other people's code, and of what is built.
  private static let foreignFolders: Set = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "Build", "fastlane",
  ]

  /// The Swift files below a folder by their paths in it, without tests, manifests and libraries.
  static func texts(below folder: String, excluding excluded: String? = nil) -> [String: String] {
    texts(below: folder) { path, name in
      (name.hasSuffix("Tests") || name == "Test") && !name.hasSuffix(".swift")
        || excluded != nil && absolute("\(folder)/\(path)") == excluded
    } keeping: { path, text in
      !path.lastOfPath.hasPrefix("Package") && !isTest(text)
    }
  }

  private static func texts(
    below folder: String, skipping isSkipped: (_ path: String, _ name: String) -> Bool,
    keeping isKept: (_ path: String, _ text: String) -> Bool
  ) -> [String: String] {
    var walk = FolderWalk(folder)
    var texts: [String: String] = [:]
    while let path = walk.next(), texts.count < largestCount {
      let name = path.lastOfPath
      if name.hasPrefix(".") || foreignFolders.contains(name) || isSkipped(path, name) {
        walk.skipDescendants()
      } else if name.hasSuffix(".swift"),
        let data = FileManager.default.contents(atPath: "\(folder)/\(path)"),
        data.count <= largestFile
      {
        let text = String(decoding: data, as: UTF8.self)
        if isKept(path, text) { texts[path] = text }
      }
    }
    return texts
  }

  private static let testModules = ["XCTest", "Testing", "Quick", "Nimble"]

  /// Whether a file is part of tests, in whatever folder it is and however its lines end.
  private static func isTest(_ text: String) -> Bool {
    text.contains("@testable import ")
      || testModules.contains { module in
        text.ranges(of: "import \(module)").contains { found in
          text[found.upperBound...].first.map { $0.isWhitespace || $0 == ";" } ?? true
        }
      }
  }

  /// The texts of the tests below a folder that make pictures of views, by their paths in it.
  static func snapshotTests(below folder: String) -> [String: String] {
    texts(below: folder) { _, _ in
      false
    } keeping: { path, text in
      path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
        && text.contains("Snapshot")
    }
  }

  /// The absolute path of a folder or file, without steps that lead out of a folder and back.
  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The way from a folder to another one: `../App`; empty from a folder to itself.
  static func way(from folder: String, to other: String) -> String {
    let start = absolute(folder).split(separator: "/")
    let end = absolute(other).split(separator: "/")
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let up = start.dropFirst(shared).map { _ in ".." }
    return (up + end.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  /// The build settings of the project or package in an app's folder, or one folder below.
  static func buildSettings(of app: String) -> AppBuildSettings {
    for folder in [app] + entries(of: app).map({ "\(app)/\($0)" }) {
      for project in entries(of: folder) where project.hasSuffix(".xcodeproj") {
        let path = "\(folder)/\(project)/project.pbxproj"
        if let text = try? String(contentsOfFile: path, encoding: .utf8) {
          return AppBuildSettings(projectFile: text)
        }
      }
    }
    let manifest = try? String(contentsOfFile: "\(app)/Package.swift", encoding: .utf8)
    return manifest.map { AppBuildSettings(manifest: $0) } ?? AppBuildSettings()
  }

  static func resources(below app: String) -> AppResources {
    var walk = FolderWalk(app)
    var resources = AppResources()
    var folders: Set<String> = []
    while let path = walk.next() {
      let name = path.lastOfPath
      if name.hasSuffix(".xcassets") {
        resources.catalogs.append(path)
        walk.skipDescendants()
      } else if name.hasPrefix(".") || foreignFolders.contains(name)
        || name.hasSuffix("Tests") || name.hasSuffix(".framework")
      {
        walk.skipDescendants()
      } else if name.hasSuffix(".strings") && name != "InfoPlist.strings"
        || name.hasSuffix(".xcstrings")
      {
        resources.tables.append(path)
      } else if name.hasSuffix(".xib") || name.hasSuffix(".storyboard"), isForIOS("\(app)/\(path)")
      {
        folders.insert(path.folderOfPath)
      }
    }
    resources.catalogs.sort()
    resources.tables.sort()
    resources.documentFolders = folders.filter { folder in
      !folders.contains { $0.isEmpty && !folder.isEmpty || folder.hasPrefix($0 + "/") }
    }.sorted().map { $0.isEmpty ? "." : $0 }
    return resources
  }

  /// Whether a document is not another platform's: that of a Mac app may have the same name.
  private static func isForIOS(_ document: String) -> Bool {
    let bytes = FileManager.default.contents(atPath: document) ?? Data()
    let head = String(decoding: bytes.prefix(1000), as: UTF8.self)
    guard let start = head.firstRange(of: "targetRuntime=\"")?.upperBound else { return true }
    return head[start...].hasPrefix("iOS.")
  }

  /// The libraries that CocoaPods, Carthage and the package manager have fetched into a folder.
  static func libraries(of app: String, seenFrom folder: String) -> [LibraryFiles] {
    var seen: Set<String> = []
    return ["Pods", "Carthage/Checkouts", "SourcePackages/checkouts", ".build/checkouts"].flatMap {
      place in
      entries(of: "\(app)/\(place)").compactMap { name -> LibraryFiles? in
        guard ModuleName.isValid(name), seen.insert(name).inserted else { return nil }
        return library(name, in: "\(app)/\(place)/\(name)", seenFrom: folder)
      }
    }
  }

  /// A library in a folder; nil if no Swift file is there.
  static func library(_ name: String, in folder: String, seenFrom other: String) -> LibraryFiles? {
    let inner = ["Sources", "Source", "src"].map { "\(folder)/\($0)" }
      .first { FileManager.default.fileExists(atPath: $0) }
    let place = inner ?? folder
    let texts = texts(below: place)
    guard !texts.isEmpty else { return nil }
    return LibraryFiles(
      name: name, sources: [way(from: other, to: place) + "/**/*.swift"],
      texts: Array(texts.values))
  }

  private static func entries(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }
}

/// A library whose sources are at hand; its files are read only where an app imports it.
struct LibraryFiles {
  let name: String
  /// Its files, as paths or patterns of a settings file.
  let sources: [String]
  let texts: [String]
  var library: AppLibrary {
    AppLibrary(name: name, sources: sources, languageMode: "5", texts: texts)
  }
}
