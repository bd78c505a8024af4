/// The options of `selfsize init`.
struct InitOptions: Hashable, Sendable {
  /// The folder of the app.
  var app = "."
  /// The names of the cells' classes.
  var cells: [String] = []
  /// The folder to write.
  var output = "Heights"
}

/// The entry of `init` in the table of commands.
func initDefinition() -> CommandDefinition<InitOptions> {
  CommandDefinition(
    name: "init",
    summary: "begin a folder that lists an app's own cells",
    discussion:
      "Finds the files of an app that its cells need, and writes a folder for --sources: "
      + "the list of cells, to be filled in, the settings, and shells of the types that were not "
      + "followed. Prints what it followed; files that are there already stay.",
    examples: [" --cells RecipeCell,ChatCell", " --app ../Shop --cells PriceCell --out Heights"],
    operand: nil,
    flags: [
      .value("app", .folder, \.app, "the app's folder; this one by default"),
      Flag(
        name: "--cells", placeholder: "NAMES", accepts: "names of classes, separated by commas",
        isList: true, isRecognizable: false, summary: "the classes of the cells"
      ) { options, text throws(FlagValueError) in
        let names = text.split(separator: ",").map(String.init)
        if names.isEmpty { throw .malformed }
        options.cells += names
      },
      .value("out", .folder, \.output, "the folder to write; Heights by default"),
    ],
    defaults: InitOptions()
  )
}

extension FlagValue<String> {
  /// The path of a folder.
  fileprivate static var folder: FlagValue<String> {
    FlagValue<String>(placeholder: "FOLDER", accepts: "a folder") { text throws(FlagValueError) in
      if text.isEmpty { throw .malformed }
      return text
    }
  }
}
