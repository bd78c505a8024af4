struct ReportOptions: Hashable, Sendable {
  var selection: CellSelection
  var output = "report.html"
  var data = ""
  var isStatic = false
  var comparesStrategies = false
  /// The scheme of the editor that lines of source open in, such as `vscode`; empty for none.
  var editor = ""
  var outputs = FindingOutputs()
  var failures = FailurePolicy.never
  var isQuiet = false
}

func reportDefinition(_ templates: [String]) -> CommandDefinition<ReportOptions> {
  let example = templates.first ?? "NAME"
  return CommandDefinition(
    name: "report", summary: "write an HTML report of heights and drawn cells",
    discussion: "Writes one HTML file with a matrix of all heights, and every cell drawn.",
    examples: [
      " --out report.html", " --template \(example) --width 320,375,428 --sizes L,AX1,AX5",
      " --template \(example) --content contents.json",
    ],
    flags: CellSelection.flags(templates, in: \ReportOptions.selection) + [
      .value(
        "out", .file("FILE.html"), \.output, "file to write (default: report.html)"),
      .value(
        "data", .file("FILE.json"), \.data,
        "also write all numbers, as measure --format json does"),
      .value(
        "editor", .word("SCHEME", "the scheme of an editor's addresses"), \.editor,
        "open lines of source in an editor, by its addresses' scheme, such as vscode"),
      .toggle("static", \.isStatic, "leave out the engine that lets readers try the cells"),
      .toggle("bench", \.comparesStrategies, "also compare self-sizing strategies, as bench does"),
    ] + FindingOutputs.flags(in: \.outputs) + FailurePolicy.flags(in: \.failures) + [
      .quiet(\.isQuiet)
    ], defaults: ReportOptions(selection: CellSelection(templates: templates)),
    check: { options, given throws(UsageError) in
      try FailurePolicy.check(given)
      try options.selection.check(given)
      try FileUses(
        content: options.selection.content,
        written: [
          ("--out", options.output), ("--data", options.data), ("--sarif", options.outputs.sarif),
        ]
      ).check()
    })
}
