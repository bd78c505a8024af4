/// The arguments about an app's own cells, which take the place of the tool's templates.
struct AppCellArguments: Hashable, Sendable {
  /// The folder with the list of cells; empty for none.
  var folder = ""
  var package = "", cache = ""
  /// The weakest sandbox in which the app's code may run.
  var required = SandboxLevel.limits
  var isVerbose = false
  var isAsked: Bool { !folder.isEmpty }

  private var firstFlag: String {
    if !package.isEmpty { return "--package" }
    return !cache.isEmpty ? "--cache" : isVerbose ? "--verbose" : "--require-sandbox"
  }

  static var flags: [Flag<AppCellArguments>] {
    [
      .value(
        "sources", .text("FOLDER", "a folder with Cells.swift and settings.json"), \.folder,
        "measure the cells that the folder lists, compiled from the app's own sources"),
      .value(
        "package", .text("FOLDER", "the folder of the package SelfSizing"), \.package,
        "the SelfSizing package to compile them with, if it is not found from the executable"),
      .value(
        "cache", .text("FOLDER", "a folder"), \.cache,
        "where to keep build products (default: .build/selfsizing, or the user's cache)"),
      Flag(
        name: "--require-sandbox", placeholder: nil, accepts: "full, files",
        summary: "run the app's code only if files or better contains it; =full asks for that"
      ) { arguments, text throws(FlagValueError) in
        let level = SandboxLevel(rawValue: text.isEmpty ? "files" : text)
        guard let level, level > .limits else { throw .malformed }
        arguments.required = level
      }, .toggle("verbose", \.isVerbose, "show what the app's code prints, each line marked"),
    ]
  }

  /// The commands with a `--verbose` for their figures; it asks for both.
  private static let detailed: Set = ["explain", "simulate"]

  /// Takes these flags out of a command's arguments, up to a `--`, and returns the others, too.
  static func taken(from arguments: [String]) throws(UsageError) -> (AppCellArguments, [String]) {
    var taken = AppCellArguments()
    var remaining = try Flag.take(flags, from: arguments, into: &taken)
    if taken.isVerbose, let command = remaining.first, detailed.contains(command) {
      remaining.insert("--verbose", at: 1)
      taken.isVerbose = taken.isAsked
    }
    if !taken.isAsked, taken != AppCellArguments() {
      throw .unmetNeed(flag: taken.firstFlag, need: "--sources FOLDER")
    }
    return (taken, remaining)
  }
}
