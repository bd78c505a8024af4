/// The files of a new folder with a list of cells, and what was followed for them.
package struct InitialFolder {
  package let files: [String: String]
  package let closure: SourceClosure
  package let build: AppBuildSettings
  package let libraries: [AppLibrary]
  let holdsViews: Set<String>
  let index: AppIndex
  let cells: [String]
  let memory: SourceMemory

  /// Plans a folder for cells of some classes. `prefix` is the way from it to the app's: `..`;
  /// `kept` are lines of the settings that a person has written. Of the libraries those that are
  /// needed are listed.
  package init(
    of cells: [String], in index: AppIndex, prefix: String, build: AppBuildSettings,
    libraries: [AppLibrary] = [], resources: AppResources = AppResources(), kept: [String] = [],
    border: Border = Border(), memory: SourceMemory = SourceMemory()
  ) {
    let closure = SourceClosure(of: cells, in: index, border: border, memory: memory)
    self.cells = cells
    self.memory = memory
    self.index = index
    holdsViews = Set(closure.files.filter { index.holdsViews($0) })
    self.closure = closure
    self.build = build
    let outlines = closure.outlines
    self.libraries = libraries.filter { $0.isNeeded(by: outlines, in: index) }
    func path(_ file: String) -> String { prefix.isEmpty ? file : "\(prefix)/\(file)" }
    let known = cells.filter { !closure.unknown.contains($0) }
    var files = [
      "Cells.swift": Self.list(of: known, in: index, without: border.omitted, memory),
      "settings.json": Self.settings(
        closure.files.map(path), build, self.libraries, resources, path, kept,
        without: border.dropped.filter { closure.files.contains($0.key) }
          .merging(closure.unneeded) { $0.union($1) }
          .sorted { $0.key < $1.key }.map { (path($0.key), $0.value.sorted()) }),
    ]
    let stubs = StubWriter(closure, in: index, border).text(of: closure.stubs)
    if !stubs.isEmpty { files["Stubs.swift"] = stubs }
    self.files = files
  }

  private static func list(
    of cells: [String], in index: AppIndex, without omitted: Set<String>, _ memory: SourceMemory
  ) -> String {
    let entries = cells.filter { !omitted.contains(entry(of: $0)) }.map { cell in
      let samples = SampleLines(of: cell, in: index, memory)
      func kept(_ lines: [String]) -> [String] {
        lines.filter { !omitted.contains(sample($0, of: cell)) }
      }
      let examples = kept(samples.examples)
      let lines =
        examples.contains { $0.hasPrefix("cell") }
        ? examples : samples.ways.lazy.map(kept).first { !$0.isEmpty } ?? []
      let end = attributes(of: cell, in: index).map { "}.attributes(\($0).self)," } ?? "},"
      let making = kept(samples.making.map { ["let cell = \($0)"] } ?? [])
      let head = making.isEmpty ? "\(entry(of: cell)) { cell in" : "\(namedEntry(of: cell)) {"
      let body = making + lines + (making.isEmpty ? [] : ["return cell"])
      return "  \(head)\n\(body.map { "    \($0)\n" }.joined())  "
        + (omitted.contains(sample(end, of: cell)) ? "}," : end)
    }
    // A list without entries does not say what it is a list of.
    let list =
      entries.isEmpty ? ": [CellEntry] = []" : " = [\n\(entries.joined(separator: "\n"))\n]"
    return "import UIKit\n\n@MainActor let cells\(list)\n"
  }

  /// The class of layout attributes that a cell's code names: it may answer to no others.
  private static func attributes(of cell: String, in index: AppIndex) -> String? {
    let files = ([cell] + index.ancestors(of: cell)).compactMap {
      index.file(declaring: $0, from: "")
    }
    let names = files.compactMap { index.outlines[$0] }.flatMap(\.typeNames.keys)
    let found = Set(names).filter {
      index.foreignAncestor(of: $0, from: "") == "UICollectionViewLayoutAttributes"
    }
    return found.count == 1 ? found.first : nil
  }

  package var emptyEntries: [String] {
    let lines = files["Cells.swift", default: ""].split(separator: "\n").map {
      $0.drop { $0 == " " }
    }
    return cells.filter { cell in
      guard let start = lines.firstIndex(where: { Self.isEntry($0, of: cell) })
      else { return false }
      return !lines[(start + 1)...].prefix { !$0.hasPrefix("}") }.contains { !$0.hasPrefix("//") }
    }
  }

  package func omittedSamples(_ border: Border) -> [String] {
    cells.flatMap { cell in
      border.omitted.sorted().filter { $0.hasPrefix("\(cell): ") }.map { "sample of \($0)" }
    }
  }

  package func firstCell(before errors: [CompilerError]) -> String? {
    let files = Set(errors.map(\.file))
    return cells.first { cell in
      SourceClosure(of: [cell], in: index, memory: memory).files.contains(where: files.contains)
    } ?? cells.first
  }

  static func entry(of cell: String) -> String { "CellEntry(\(cell).self)" }

  private static func namedEntry(of cell: String) -> String { "CellEntry(\"\(cell)\")" }

  static func isEntry(_ line: some StringProtocol, of cell: String) -> Bool {
    line.hasPrefix(entry(of: cell)) || line.hasPrefix(namedEntry(of: cell))
  }

  static func sample(_ line: String, of cell: String) -> String { "\(cell): \(line)" }

  private static func settings(
    _ sources: [String], _ build: AppBuildSettings, _ libraries: [AppLibrary],
    _ resources: AppResources, _ path: (String) -> String, _ kept: [String],
    without: [(file: String, names: [String])]
  ) -> String {
    func list(_ items: [String]) -> String {
      "[\n\(items.map { "    \($0)" }.joined(separator: ",\n"))\n  ]"
    }
    var lines = ["  \"sources\": \(list(sources.map(json)))"]
    if let mode = build.languageMode { lines.append("  \"languageMode\": \(json(mode))") }
    if build.isolatesToMainActor { lines.append("  \"defaultIsolation\": \"MainActor\"") }
    if !build.conditions.isEmpty {
      lines.append("  \"conditions\": [\(build.conditions.map(json).joined(separator: ", "))]")
    }
    if !libraries.isEmpty {
      let entries = libraries.map { library in
        let sources = library.sources.map(json).joined(separator: ", ")
        let mode = library.languageMode.map { ", \"languageMode\": \(json($0))" } ?? ""
        return "{\"name\": \(json(library.name)), \"sources\": [\(sources)]\(mode)}"
      }
      lines.append("  \"libraries\": \(list(entries))")
    }
    if !without.isEmpty {
      let entries = without.map { entry in
        "    \(json(entry.file)): [\(entry.names.map(json).joined(separator: ", "))]"
      }
      lines.append("  \"without\": {\n\(entries.joined(separator: ",\n"))\n  }")
    }
    for (key, files) in [
      ("assets", resources.catalogs), ("strings", resources.tables),
      ("documents", resources.documentFolders),
    ] where !files.isEmpty { lines.append("  \"\(key)\": \(list(files.map { json(path($0)) }))") }
    lines += kept
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func json(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
