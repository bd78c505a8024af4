/// Remembers results about the files of an app, so that a file is read again only if its text has
/// changed. Results are the same without a memory, which belongs to one caller at a time.
package final class SourceMemory {
  private typealias Results<Input: Equatable, Output> = [String: (input: Input, output: Output)]

  private struct Absence: Equatable {
    let text: String
    let modules: Set<String>
    let types: Set<String>
    let foreignConformances: [Int]?
  }

  private struct Reduction: Equatable {
    let text: String
    let names: Set<String>
  }

  private var files: Results<String, ParsedFile> = [:]
  private var outlines: Results<String, SwiftOutline> = [:]
  private var imports: Results<String, [String]> = [:]
  private var words: Results<String, Set<String>> = [:]
  private var absences: Results<Absence, String> = [:]
  private var reductions: Results<Reduction, String> = [:]
  private var overlayFiles: Results<String, ParsedFile> = [:]
  private var examples: [String: [String]] = [:]
  private var parts: Results<[String: String], AppParts> = [:]

  package init() {}

  private func remembered<Input: Equatable, Output>(
    _ results: inout Results<Input, Output>, _ path: String, _ input: Input, _ make: () -> Output
  ) -> Output {
    if let result = results[path], result.input == input { return result.output }
    let output = make()
    results[path] = (input, output)
    return output
  }

  func file(_ path: String, _ text: String) -> ParsedFile {
    remembered(&files, path, text) { ParsedFile(name: path, bytes: Array(text.utf8)) }
  }

  func overlayFile(_ path: String, _ text: String) -> ParsedFile {
    remembered(&overlayFiles, path, text) { ParsedFile(name: path, bytes: Array(text.utf8)) }
  }

  func outline(_ path: String, _ text: String) -> SwiftOutline {
    remembered(&outlines, path, text) { SwiftOutline(of: file(path, text)) }
  }

  func allImports(_ path: String, _ text: String) -> [String] {
    remembered(&imports, path, text) {
      SourceImports.modules(in: file(path, text).source, leavesOutConditional: false)
    }
  }

  func words(_ path: String, _ text: String, among sought: [String]) -> Set<String> {
    remembered(&words, path, text) { Set(sought.filter { text.contains($0) }) }
  }

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

  func parts(of index: AppIndex) -> AppParts {
    remembered(&parts, "", index.texts) { AppParts(of: index) }
  }

  func examples(of cell: String, in index: AppIndex) -> [String] {
    if let lines = examples[cell] { return lines }
    let lines = index.examples(of: cell)
    examples[cell] = lines
    return lines
  }
}
