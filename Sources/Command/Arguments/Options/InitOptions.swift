struct InitOptions: Hashable, Sendable {
  var app = "."
  var cells: [String] = []
  var output = "Heights"
  /// Libraries with the folders of their sources: `SnapKit=../SnapKit`.
  var libraries: [String] = []
  var withoutLibraries: [String] = []
  var package = "", cache = ""
  var compiles = true
  var isForced = false
}

func initDefinition() -> CommandDefinition<InitOptions> {
  CommandDefinition(
    name: "init", summary: "set up a folder that lists an app's own cells",
    discussion:
      "Finds the files that your cells need, and writes a folder for --sources: a list of "
      + "cells for you to fill in, the settings, and stubs of the types that it did not "
      + "follow. Compiles the folder, leaves out what does not compile and holds no views, "
      + "and prints what it followed and what it stubbed.",
    examples: [" --cells RecipeCell,ChatCell", " --app ../Shop --cells PriceCell --out Heights"],
    flags: [
      .value("app", .folder, \.app, "the app's folder (default: the current one)"),
      .value(
        "cells", .names("NAMES", "names of classes, separated by commas"), \.cells,
        "class names of the cells"),
      .value("out", .folder, \.output, "folder to write (default: Heights)"),
      .value(
        "library",
        .names(
          "NAME=FOLDER",
          "names of modules, each with the folder of its sources, separated by commas"
        ) { $0.contains("=") }, \.libraries,
        "libraries to compile; those in Pods, Carthage and .build are found without it"),
      .value(
        "without", .names("NAMES", "names of libraries, separated by commas"), \.withoutLibraries,
        "libraries to leave out"),
      .value(
        "package", .folder, \.package,
        "the SelfSizing package to compile with, if it is not found from the executable"),
      .value(
        "cache", .folder, \.cache,
        "where to keep build products (default: .build/selfsizing, or the user's cache)"),
      .toggle(
        "no-compile", \.compiles, false,
        "write the folder without compiling it, and include files that may not compile"),
      .toggle("force", \.isForced, "replace existing files"),
    ], defaults: InitOptions(),
    check: { options, given throws(UsageError) in
      if options.cells.isEmpty {
        throw .missingOperand(placeholder: "--cells NAMES", accepts: "names of classes")
      }
    })
}
