import SelfSizing

/// Why an app's cells cannot be measured. The command exits with 2 (`ExitStatus.failure`).
enum AppCellError: ErrorInLines, Hashable, CustomStringConvertible {
  case noList(folder: String)
  case nothingMatches(pattern: String, settings: String)
  case duplicateModule(String, settings: String)
  case noPackage(path: String)
  case packageNotFound
  case unwritable(path: String, reason: String)
  case noCompiler(reason: String)
  case notCompiled([String])
  case notCompiledInTime(seconds: Int)
  case notStarted(reason: String)

  var description: String {
    switch self {
    case .noList(let folder):
      "\(folder): there is no Swift file with the list of cells; it declares them as "
        + "@MainActor let cells = [CellEntry(…)], and init --cells NAMES writes one"
    case .nothingMatches(let pattern, let settings):
      "\(settings): \(pattern): no Swift file matches"
    case .duplicateModule(let name, let settings):
      "\(settings): \(name) names two modules; name the app's by the key module"
    case .noPackage(let path): "\(path): there is no Package.swift of SelfSizing"
    case .packageNotFound:
      "the package SelfSizing is not found around the executable; name its folder with --package, "
        + "or in settings.json as package"
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .noCompiler(let reason):
      "swift cannot be run: \(reason); the cells of an app are compiled before they are measured"
    case .notCompiled: lines.joined(separator: "\n")
    case .notCompiledInTime(let seconds):
      "the sources do not compile within \(seconds) seconds; SELFSIZING_BUILD_SECONDS sets the limit"
    case .notStarted(let reason): "the compiled cells cannot be run: \(reason)"
    }
  }

  var lines: [String] {
    guard case .notCompiled(let errors) = self else { return [description] }
    return errors.flatMap(\.lines) + [
      "\(NumberFormat.counted(errors.count, "error")): the sources do not compile"
    ]
  }
}
