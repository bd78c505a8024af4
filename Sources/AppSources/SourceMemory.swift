/// Remembers results about the files of an app, so that a file is read again only if its text has
/// changed.
///
/// `init` compiles a folder again and again, each time without some lines of some files. Everything
/// here is a function of texts: with a memory or without, the results are the same. A memory
/// belongs to one caller at a time.
package final class SourceMemory {
  /// A result with what it was made of.
  private struct Entry<Input: Equatable, Output> {
    let input: Input
    let output: Output
  }

  /// A text without some modules.
  private struct Absence: Equatable {
    let text: String
    let modules: Set<String>
    let types: Set<String>
    let foreignConformances: [Int]?
  }

  /// A text without some declarations and statements.
  private struct Reduction: Equatable {
    let text: String
    let names: Set<String>
  }

  private var files: [String: Entry<String, ParsedFile>] = [:]
  private var outlines: [String: Entry<String, SwiftOutline>] = [:]
  private var imports: [String: Entry<String, [String]>] = [:]
  private var words: [String: Entry<String, Set<String>>] = [:]
  private var absences: [String: Entry<Absence, String>] = [:]
  private var reductions: [String: Entry<Reduction, String>] = [:]
  private var overlayFiles: [String: Entry<String, ParsedFile>] = [:]
  private var examples: [String: [String]] = [:]
  private var parts: Entry<[String: String], AppParts>?

  package init() {}

  private func remembered<Input: Equatable, Output>(
    _ entries: inout [String: Entry<Input, Output>], _ path: String, _ input: Input,
    _ make: () -> Output
  ) -> Output {
    if let entry = entries[path], entry.input == input { return entry.output }
    let output = make()
    entries[path] = Entry(input: input, output: output)
    return output
  }

  /// A file with what it declares.
  func file(_ path: String, _ text: String) -> ParsedFile {
    remembered(&files, path, text) { ParsedFile(name: path, bytes: Array(text.utf8)) }
  }

  /// A file as it is handed to the overlay.
  func overlayFile(_ path: String, _ bytes: [UInt8], _ text: String) -> ParsedFile {
    remembered(&overlayFiles, path, text) { ParsedFile(name: path, bytes: bytes) }
  }

  func outline(_ path: String, _ text: String) -> SwiftOutline {
    remembered(&outlines, path, text) { SwiftOutline(of: file(path, text)) }
  }

  func allImports(_ path: String, _ text: String) -> [String] {
    remembered(&imports, path, text) {
      SourceImports.modules(in: file(path, text).source, leavesOutConditional: false)
    }
  }

  /// The words that a file has, in whatever place.
  ///
  /// - Parameter sought: The words that are looked for, the same each time.
  func words(_ path: String, _ text: String, among sought: [String]) -> Set<String> {
    remembered(&words, path, text) { Set(sought.filter { text.contains($0) }) }
  }

  /// The text of a file without the declarations and statements of some names.
  package func without(_ names: Set<String>, _ path: String, _ text: String) -> String {
    if names.isEmpty { return text }
    return remembered(&reductions, path, Reduction(text: text, names: names)) {
      NamedDeclarations.removed(names, from: file(path, text)) ?? text
    }
  }

  /// The text of a file without the modules that are not there, and if it is the app's own without
  /// what it says for other modules.
  ///
  /// - Parameter own: The types that the app declares; nil for a file of a library.
  func without(
    _ modules: Set<String>, sparing types: Set<String>, _ path: String, _ text: String,
    own: Set<String>?
  ) -> String {
    // Types count only where they have the name of such a module.
    let types = types.intersection(modules)
    let foreign = own.map { OwnAccess.foreignConformances(in: file(path, text), own: $0) }
    let input = Absence(text: text, modules: modules, types: types, foreignConformances: foreign)
    return remembered(&absences, path, input) {
      AbsentModules.removed(
        modules, sparing: types,
        from: foreign.map { OwnAccess.removed(from: file(path, text), sparing: $0) } ?? text)
    }
  }

  /// The parts of an app's files.
  func parts(of index: AppIndex) -> AppParts {
    if let parts, parts.input == index.texts { return parts.output }
    let output = AppParts(of: index)
    parts = Entry(input: index.texts, output: output)
    return output
  }

  /// The lines by which the app's own previews and tests fill a cell.
  func examples(of cell: String, in index: AppIndex) -> [String] {
    if let lines = examples[cell] { return lines }
    let lines = index.examples(of: cell)
    examples[cell] = lines
    return lines
  }
}
