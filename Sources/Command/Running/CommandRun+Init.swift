import Foundation
import SelfSizingAppSources
import SelfSizingSourceOverlay

extension CommandRun {
  /// Begins a folder that lists cells of an app.
  func initialize(_ options: InitOptions) throws -> ExitStatus {
    guard !options.cells.isEmpty else { throw InitError.noCells }
    var texts: [String: String] = [:]
    for path in Self.swiftFiles(below: options.app, without: options.output) {
      texts[path] = try? String(contentsOfFile: "\(options.app)/\(path)", encoding: .utf8)
    }
    guard !texts.isEmpty else { throw InitError.noSources(options.app) }
    let index = AppIndex(of: texts, knownMembers: Self.knownMembers())
    let way = options.output.split(separator: "/").filter { $0 != "." }.map { _ in ".." }
    let app = options.app == "." ? [] : [options.app]
    let prefix =
      options.app.hasPrefix("/") ? options.app : (way + app).joined(separator: "/")
    let folder = InitialFolder(
      of: options.cells, in: index, prefix: prefix, build: Self.buildSettings(of: options.app))
    if let unknown = folder.closure.unknown.first { throw InitError.unknownCell(unknown) }
    for (name, text) in folder.files.sorted(by: { $0.key < $1.key }) {
      let path = "\(options.output)/\(name)"
      if FileManager.default.fileExists(atPath: path) {
        console.message("\(path): is there already, and stays")
        continue
      }
      try FileManager.default.createDirectory(
        atPath: options.output, withIntermediateDirectories: true)
      try write(text, to: path)
      console.message("\(path): written")
    }
    for file in folder.closure.files { console.write("followed \(file)\n") }
    for stub in folder.closure.stubs { console.write("stubbed \(stub.type) of \(stub.file)\n") }
    return .success
  }

  /// The app's Swift files, as paths in its folder: no hidden ones, no tests, no manifests.
  private static func swiftFiles(below app: String, without output: String) -> [String] {
    let passedOver: Set = ["Pods", "Carthage", "DerivedData", "node_modules", output]
    let enumerator = FileManager.default.enumerator(atPath: app)
    var files: [String] = []
    while let path = enumerator?.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if name.hasPrefix(".") || passedOver.contains(name) || name.hasSuffix("Tests") {
        enumerator?.skipDescendants()
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        files.append(path)
      }
    }
    return files.sorted()
  }

  /// The members that views have without the app, read off the package's own sources where they are
  /// found; helpers of the same names are followed only where their labels are used.
  private static func knownMembers() -> Set<String> {
    guard
      let package = try? PackageFolder.path(
        argument: "", setting: nil, executable: Bundle.main.executablePath ?? "")
    else { return [] }
    let folder = "\(package)/Sources/UIKit"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var known: Set<String> = []
    for name in names where name.hasSuffix(".swift") {
      guard let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) else {
        continue
      }
      known.formUnion(SwiftOutline(of: text).qualifiedMembers)
    }
    return known
  }

  /// The build settings of the first project or package in an app's folder.
  private static func buildSettings(of app: String) -> AppBuildSettings {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: app).sorted()) ?? []
    if let project = names.first(where: { $0.hasSuffix(".xcodeproj") }),
      let text = try? String(contentsOfFile: "\(app)/\(project)/project.pbxproj", encoding: .utf8)
    {
      return AppBuildSettings(projectFile: text)
    }
    if let text = try? String(contentsOfFile: "\(app)/Package.swift", encoding: .utf8) {
      return AppBuildSettings(manifest: text)
    }
    return AppBuildSettings()
  }
}

/// Why a folder of cells cannot be begun. The command exits with 2 (`ExitStatus.failure`).
enum InitError: Error, Hashable, CustomStringConvertible {
  /// No cell was named.
  case noCells
  /// The folder has no Swift files.
  case noSources(String)
  /// No file declares a class.
  case unknownCell(String)

  var description: String {
    switch self {
    case .noCells: "no cell is named; name classes with --cells"
    case .noSources(let path): "\(path): there is no Swift file of an app"
    case .unknownCell(let name): "no file of the app declares a class \(name)"
    }
  }
}
