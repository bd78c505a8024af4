/// What `selfsize measure` is asked to do.
struct MeasureOptions: Hashable, Sendable {
  /// The form of the heights on standard output.
  enum Format: Hashable, Sendable {
    /// A table for people.
    case table
    /// JSON.
    case json
    /// Comma-separated values.
    case csv
  }

  /// Which cells are measured.
  var selection: CellSelection
  /// The form of the output.
  var format = Format.table
  /// Whether findings end the command with exit status 1.
  var isStrict = false
  /// Whether only data, errors and findings under `--strict` are printed.
  var isQuiet = false
}

/// The entry of `measure` in the table of commands.
func measureDefinition(_ templates: [String]) -> CommandDefinition<MeasureOptions> {
  let example = templates.first ?? "NAME"
  return CommandDefinition(
    name: "measure",
    summary: "print the heights of cells",
    discussion: "Prints the height of each cell at every text size and width.",
    examples: [
      "",
      " --template \(example) --sizes L,AX3 --width 320,375",
      " --template \(example) --content contents.json --csv",
    ],
    flags: CellSelection.flags(templates, in: \MeasureOptions.selection) + [
      .toggle("json", \.format, .json, "print JSON instead of a table"),
      .toggle("csv", \.format, .csv, "print comma-separated values instead of a table"),
      .toggle("strict", \.isStrict, "exit with 1 if anything was found"),
      .toggle("quiet", \.isQuiet, "print no progress and no notes"),
    ],
    defaults: MeasureOptions(selection: CellSelection(templates: templates)),
    check: { options, given throws(UsageError) in
      if given.isSuperset(of: ["--json", "--csv"]) { throw .exclusiveFlags("--json", "--csv") }
      try options.selection.check()
    }
  )
}
