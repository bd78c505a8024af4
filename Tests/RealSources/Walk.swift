import Foundation
import SelfSizingAppSources

/// Begins folders of the cells that are named on the standard input, and writes the packages that
/// compile them: `walk APP OUT UIKIT [LIBRARY=FOLDER…]`.
///
/// The app's sources are read once; everything else is as `selfsize init` and `measure` do it. A
/// line is the name of a folder, the names of its cells with commas, and after them the compiler's
/// errors, with tabs between all of them. A question mark in place of the name asks how many files
/// would be followed for the cells.
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
      SwiftOutline(of: $0).publicMembers
    }
    let libraries = arguments.dropFirst(3).compactMap { argument in
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      return AppFiles.library(parts[0], in: parts[1], seenFrom: app)
    }
    let index = AppIndex(
      of: texts, knownMembers: Set(known), libraries: Set(libraries.map(\.name)),
      snapshotTests: AppFiles.snapshotTests(below: app))
    let apples = Set(known.compactMap { $0.split(separator: ".").last.map(String.init) })
    let build = AppFiles.buildSettings(of: app)
    let resources = AppFiles.resources(below: app)
    // What does not compile for one folder does not for the next: `init` with all says so, too. A
    // border only ever leaves more out.
    var border = Border()
    var begun: [String: (folder: InitialFolder, package: RunnerPackage, border: Border)] = [:]
    while let line = readLine() {
      let words = line.split(separator: "\t").map(String.init)
      let name = words[0]
      let cells = words[1].split(separator: ",").map(String.init)
      if name == "?" {
        say("\(SourceClosure(of: cells, in: index, border: border).files.count)")
        continue
      }
      if let last = begun[name], words.count > 2 {
        let errors = words.dropFirst(2).compactMap { text -> CompilerError? in
          guard let error = CompilerError(text) else { return nil }
          // A second file of a name has its own path in places.
          let origin = last.package.origins["Sources/App/\(error.file)"] ?? error.file
          return error.renamed(
            origin.hasPrefix("Heights/") ? String(origin.dropFirst(8)) : origin)
        }
        let moved = last.folder.border(after: errors, last.border)
        // Another folder may have moved the border meanwhile.
        guard moved != nil || border != last.border else {
          say("-")
          continue
        }
        if let moved { border.formUnion(moved) }
      }
      try? FileManager.default.removeItem(atPath: "\(out)/\(name)")
      let folder = InitialFolder(
        of: cells, in: index, prefix: app, build: build, libraries: libraries,
        resources: resources, border: border)
      var settings = HeightsSettings()
      settings.languageMode = folder.build.languageMode ?? settings.languageMode
      settings.isolatesToMainActor = folder.build.isolatesToMainActor
      settings.strings = resources.tables
      settings.documents = resources.documentFolders
      var sources = folder.closure.files.compactMap { path in
        texts[path].map { text in
          let names = border.dropped[path] ?? []
          return RunnerPackage.Source(
            path: path, text: NamedDeclarations.removed(names, from: text))
        }
      }
      for (file, text) in folder.files where file.hasSuffix(".swift") {
        sources.append(RunnerPackage.Source(path: "Heights/\(file)", text: text))
      }
      // Their modules are compiled once for all cells.
      settings.libraries = folder.libraries.map {
        HeightsSettings.Library(name: $0.name, sources: $0.sources)
      }
      let package = RunnerPackage(settings, module: "App", sources: sources, packagePath: ".")
      begun[name] = (folder, package, border)
      for (file, text) in package.files {
        try write(text, to: "\(out)/\(name)/\(file)")
      }
      try write(folder.files["settings.json"] ?? "", to: "\(out)/\(name)/settings.json")
      let kept = Dictionary(
        sources.map { ($0.path, SwiftOutline(of: $0.text)) }, uniquingKeysWith: { $1 })
      let fillable = cells.filter { isFillable($0, index, kept, apples: apples) }
      let fields = [
        name, "\(folder.closure.files.count)", "\(folder.closure.stubs.count)",
        folder.libraries.map(\.name).joined(separator: ","),
        package.errors.map(\.description).joined(separator: "; "),
        package.compilerArguments.joined(separator: "\u{1F}"), fillable.joined(separator: ","),
      ]
      say(fields.joined(separator: "\t"))
    }
  }

  /// Whether lines of a list can fill a cell: of what is left of its class or of one above it,
  /// another file may set a property, or call a method with parameters that is no override.
  private static func isFillable(
    _ cell: String, _ index: AppIndex, _ kept: [String: SwiftOutline], apples: Set<String>
  ) -> Bool {
    var (type, file, seen) = (cell, "", Set<String>())
    while seen.insert(type).inserted, let declared = index.file(declaring: type, from: file),
      let outline = kept[declared]
    {
      let members = outline.members.filter { outline.types[$0.owner].path == type }
      let fills = members.contains { member in
        !member.isPrivate && !member.isStatic && !apples.contains(member.name)
          && (member.keyword == "var" || member.keyword == "func" && !member.labels.isEmpty)
      }
      if fills { return true }
      let entry = outline.types.first { $0.path == type && $0.keyword == "class" }
      guard let parent = entry?.inherited.first else { return false }
      (type, file) = (parent, declared)
    }
    return false
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
