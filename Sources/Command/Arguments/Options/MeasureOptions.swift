struct MeasureOptions: Hashable, Sendable {
  var selection: CellSelection
  var format = OutputFormat.table
  /// Whether a terminal shows every height, and not an outcome for each cell alone.
  var showsAll = false
  var outputs = FindingOutputs()
  var failures = FailurePolicy.never
  var isQuiet = false
}

func measureDefinition(_ templates: [String]) -> CommandDefinition<MeasureOptions> {
  CommandDefinition(
    name: "measure", summary: "print the heights of cells",
    discussion:
      "Measures each cell at every text size and width. Prints what is wrong and where, then a line "
      + "for each cell: its least and greatest height, a bar for each text size, and its state.",
    examples: [
      "", " --template NAME --sizes L,AX3 --width 320,375",
      " --template NAME --content contents.json --format csv",
    ],
    flags: CellSelection.flags(templates).within(\MeasureOptions.selection) + [
      .format(\.format),
      .toggle("all", \.showsAll, "print every height, a column for each text size"),
    ] + FindingOutputs.flags.within(\MeasureOptions.outputs)
      + FailurePolicy.flags.within(\MeasureOptions.failures) + [.quiet(\.isQuiet)],
    defaults: MeasureOptions(selection: CellSelection(templates: templates)),
    check: { options, given throws(UsageError) in
      try options.selection.check(given)
      try checkFiles(
        content: options.selection.content, written: ["--sarif": options.outputs.sarif])
    })
}
