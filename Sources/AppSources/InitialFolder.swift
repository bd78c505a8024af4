import SelfSizingSourceOverlay

/// The files of an app that are left outside, and the lines of shells that are left out, as they do
/// not compile.
public struct Border: Hashable, Sendable {
  /// The paths of files in the app's folder.
  public var outside: Set<String> = []
  /// Lines of shells without the spaces before them.
  public var omitted: Set<String> = []

  /// Creates a border that leaves nothing outside.
  public init() {}
}

/// The files of a new folder with a list of cells, and what was followed for them.
public struct InitialFolder: Sendable {
  /// The text of each file, by its name in the folder.
  public let files: [String: String]
  /// The app's files that are followed, and the types outside of the border.
  public let closure: SourceClosure
  /// The app's build settings, as far as they are known.
  public let build: AppBuildSettings
  /// The libraries that the followed files need.
  public let libraries: [AppLibrary]
  /// The followed files that declare views.
  private let holdsViews: Set<String>

  /// Plans a folder.
  ///
  /// - Parameters:
  ///   - cells: The names of the cells' classes.
  ///   - prefix: The way from the new folder to that of the app: `..`.
  ///   - build: The app's build settings, as far as they are known.
  ///   - libraries: The libraries whose sources are at hand; those that are needed are listed.
  ///   - assets: The paths of asset catalogs in the app's folder.
  ///   - border: Files and lines that do not compile.
  public init(
    of cells: [String], in index: AppIndex, prefix: String, build: AppBuildSettings,
    libraries: [AppLibrary] = [], assets: [String] = [], border: Border = Border()
  ) {
    let closure = SourceClosure(of: cells, in: index, outside: border.outside)
    holdsViews = Set(closure.files.filter { index.holdsViews($0) })
    self.closure = closure
    self.build = build
    let outlines = closure.files.compactMap { index.outlines[$0] }
    self.libraries = libraries.filter { $0.isNeeded(by: outlines, in: index) }
    func path(_ file: String) -> String { prefix.isEmpty ? file : "\(prefix)/\(file)" }
    let known = cells.filter { !closure.unknown.contains($0) }
    var files = [
      "Cells.swift": Self.list(of: known, in: index),
      "settings.json": Self.settings(
        closure.files.map(path), build, self.libraries, assets.map(path)),
    ]
    let stubs = StubWriter(closure, in: index, omitting: border.omitted).text(of: closure.stubs)
    if !stubs.isEmpty { files["Stubs.swift"] = stubs }
    self.files = files
  }

  /// The border after a compilation: files that do not compile and hold no views go outside, and so
  /// do the lines of shells that do not.
  ///
  /// - Parameter errors: The places of the compiler's errors, by the paths of the app's files in its
  ///   folder, and the names of the new folder's.
  /// - Returns: nil if nothing else can be left out.
  public func border(after errors: [(file: String, line: Int)], _ border: Border) -> Border? {
    var moved = border
    let shells = files["Stubs.swift"].map { $0.split(separator: "\n", omittingEmptySubsequences: false) } ?? []
    for error in errors {
      if error.file == "Stubs.swift" {
        guard shells.indices.contains(error.line - 1) else { continue }
        let line = shells[error.line - 1].drop { $0 == " " }
        if !["class ", "struct ", "enum ", "protocol ", "extension ", "}"].contains(where: line.hasPrefix) {
          moved.omitted.insert(String(line))
        }
      } else if closure.files.contains(error.file), !holdsViews.contains(error.file) {
        moved.outside.insert(error.file)
      }
    }
    return moved == border ? nil : moved
  }

  private static func list(of cells: [String], in index: AppIndex) -> String {
    let entries = cells.map { cell in
      """
        // Fill the cell as the app does: \(hint(for: cell, in: index))
        CellEntry(\(cell).self) { cell in
        },
      """
    }
    return """
      import UIKit

      @MainActor let cells = [
      \(entries.joined(separator: "\n"))
      ]

      """
  }

  /// The methods by which a cell may be filled, in words.
  private static func hint(for cell: String, in index: AppIndex) -> String {
    let outline = index.file(declaring: cell, from: "").flatMap { index.outlines[$0] }
    let names = ["configure", "setup", "set", "update", "bind", "render", "apply", "fill"]
    let found = outline?.members.filter { member in
      member.keyword == "func" && outline?.types[member.owner].path == cell
        && names.contains { member.name.hasPrefix($0) } && !member.labels.isEmpty
    }
    guard let found, !found.isEmpty else { return "set its labels" }
    return found.prefix(3).map(\.head).joined(separator: ", or ")
  }

  private static func settings(
    _ sources: [String], _ build: AppBuildSettings, _ libraries: [AppLibrary],
    _ assets: [String]
  ) -> String {
    var lines = [
      "  \"sources\": [\n" + sources.map { "    \(json($0))" }.joined(separator: ",\n") + "\n  ]"
    ]
    if let mode = build.languageMode { lines.append("  \"languageMode\": \(json(mode))") }
    if build.isolatesToMainActor { lines.append("  \"defaultIsolation\": \"MainActor\"") }
    if !build.conditions.isEmpty {
      lines.append("  \"conditions\": [\(build.conditions.map(json).joined(separator: ", "))]")
    }
    if !libraries.isEmpty {
      let entries = libraries.map { library in
        let sources = library.sources.map(json).joined(separator: ", ")
        let mode = library.languageMode.map { ", \"languageMode\": \(json($0))" } ?? ""
        return "    {\"name\": \(json(library.name)), \"sources\": [\(sources)]\(mode)}"
      }
      lines.append("  \"libraries\": [\n\(entries.joined(separator: ",\n"))\n  ]")
    }
    if !assets.isEmpty {
      let paths = assets.map { "    \(json($0))" }.joined(separator: ",\n")
      lines.append("  \"assets\": [\n\(paths)\n  ]")
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
