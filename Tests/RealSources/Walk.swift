import Foundation
import SelfSizingAppSources
import SelfSizingSourceOverlay

/// Begins a folder of cells for each class that is named on the standard input, and writes the
/// package that compiles it: `walk APP OUT UIKIT [LIBRARY=FOLDER…]`.
///
/// The app's sources are read once; everything else is as `selfsize init` and `measure` do it.
@main
enum Walk {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else {
      FileHandle.standardError.write(Data("usage: walk APP OUT UIKIT [LIBRARY=FOLDER…]\n".utf8))
      exit(64)
    }
    let (app, out) = (arguments[0], arguments[1])
    let texts = AppFiles.texts(below: app)
    let known = AppFiles.texts(below: arguments[2]).values.flatMap {
      SwiftOutline(of: $0).qualifiedMembers
    }
    let libraries = arguments.dropFirst(3).compactMap { argument in
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      return AppFiles.library(parts[0], in: parts[1], seenFrom: app)
    }
    let index = AppIndex(
      of: texts, knownMembers: Set(known), libraries: Set(libraries.map(\.name)))
    let build = AppFiles.buildSettings(of: app)
    // What does not compile for one cell does not for the next: `init` with all says so, too.
    var border = Border()
    var begun: [String: (folder: InitialFolder, package: RunnerPackage, border: Border)] = [:]
    // A line is a class, and after it the places of the compiler's errors: `Cell A.swift:12`.
    while let line = readLine() {
      let words = line.split(separator: "\t").map(String.init)
      let cell = words[0]
      if let last = begun[cell] {
        let errors = words.dropFirst().compactMap { place -> (file: String, line: Int)? in
          guard let colon = place.lastIndex(of: ":"),
            let line = Int(place[place.index(after: colon)...])
          else { return nil }
          // A second file of a name has its own path in places.
          let file = String(place[..<colon])
          let origin = last.package.origins["Sources/App/\(file)"] ?? file
          return (origin.hasPrefix("Heights/") ? String(origin.dropFirst(8)) : origin, line)
        }
        // Another cell may have moved the border meanwhile.
        let moved = last.folder.border(after: errors, border) ?? border
        guard moved != last.border else {
          say("-")
          continue
        }
        border = moved
      }
      try? FileManager.default.removeItem(atPath: "\(out)/\(cell)")
      let folder = InitialFolder(
        of: [cell], in: index, prefix: app, build: build, libraries: libraries,
        border: border)
      var settings = HeightsSettings()
      settings.languageMode = folder.build.languageMode ?? settings.languageMode
      settings.isolatesToMainActor = folder.build.isolatesToMainActor
      var sources = folder.closure.files.compactMap { path in
        texts[path].map { text in
          let names = border.dropped[path] ?? []
          return RunnerPackage.Source(
            path: path, text: NamedDeclarations.removed(names, from: text))
        }
      }
      for (name, text) in folder.files where name.hasSuffix(".swift") {
        sources.append(RunnerPackage.Source(path: "Heights/\(name)", text: text))
      }
      // Their modules are compiled once for all cells.
      settings.libraries = folder.libraries.map {
        HeightsSettings.Library(name: $0.name, sources: $0.sources)
      }
      let package = RunnerPackage(settings, module: "App", sources: sources, packagePath: ".")
      begun[cell] = (folder, package, border)
      for (name, text) in package.files {
        try write(text, to: "\(out)/\(cell)/\(name)")
      }
      try write(folder.files["settings.json"] ?? "", to: "\(out)/\(cell)/settings.json")
      let fields = [
        cell, "\(folder.closure.files.count)", "\(folder.closure.stubs.count)",
        package.absentModules.joined(separator: ","),
        folder.libraries.map(\.name).joined(separator: ","), settings.languageMode,
        settings.isolatesToMainActor ? "MainActor" : "nonisolated",
        package.errors.map(\.description).joined(separator: "; "),
      ]
      say(fields.joined(separator: "\t"))
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  private static func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
