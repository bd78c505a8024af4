import SelfSizing

/// Why an app's cells cannot be measured. The command exits with 2 (`ExitStatus.failure`).
enum AppCellError: ErrorInLines, Hashable, CustomStringConvertible {
  /// The folder has no list of cells.
  case noList(folder: String)
  /// A path or pattern of the settings that no file has.
  case nothingMatches(pattern: String, settings: String)
  /// Two libraries, or a library and the app, have the same name.
  case duplicateModule(String, settings: String)
  /// The package SelfSizing is not at the path that was given.
  case noPackage(path: String)
  /// The package SelfSizing is nowhere around the executable.
  case packageNotFound
  /// A folder or file of the cache cannot be made.
  case unwritable(path: String, reason: String)
  /// Swift cannot be run.
  case noCompiler(reason: String)
  /// The sources do not compile; what the compiler said.
  case notCompiled([String])
  /// The compilation takes longer than it may.
  case notCompiledInTime(seconds: Int)
  /// The runner cannot be started.
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

  /// The lines: those of the compiler and the number of errors, or one for all else.
  var lines: [String] {
    guard case .notCompiled(let errors) = self else { return [description] }
    return errors.flatMap(\.lines) + [
      "\(NumberFormat.counted(errors.count, "error")): the sources do not compile"
    ]
  }
}
