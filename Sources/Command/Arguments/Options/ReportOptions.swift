struct ReportOptions: Hashable, Sendable {
  var selection: CellSelection
  var output = "report.html"
  var data = ""
  var isStatic = false, comparesStrategies = false
  /// The scheme of the editor that lines of source open in, such as `vscode`; empty for none.
  var editor = ""
  var outputs = FindingOutputs()
  var failures = FailurePolicy.never
  var isQuiet = false
}

func reportDefinition(_ templates: [String]) -> CommandDefinition<ReportOptions> {
  CommandDefinition(
    name: "report", summary: "write an HTML report of heights and drawn cells",
    discussion: "Writes one HTML file with a matrix of all heights, and every cell drawn.",
    examples: [
      " --out report.html", " --template NAME --width 320,375,428 --sizes L,AX1,AX5",
      " --template NAME --content contents.json",
    ],
    flags: CellSelection.flags(templates).within(\ReportOptions.selection) + [
      .value("out", .file("FILE.html"), \.output, "file to write (default: report.html)"),
      .value(
        "data", .file("FILE.json"), \.data, "also write all numbers, as measure --format json does"),
      .value(
        "editor", .word("SCHEME", "the scheme of an editor's addresses"), \.editor,
        "open lines of source in an editor, by its addresses' scheme, such as vscode"),
      .toggle("static", \.isStatic, "leave out the engine that lets readers try the cells"),
      .toggle("bench", \.comparesStrategies, "also compare self-sizing strategies, as bench does"),
    ] + FindingOutputs.flags.within(\ReportOptions.outputs)
      + FailurePolicy.flags.within(\ReportOptions.failures) + [.quiet(\.isQuiet)],
    defaults: ReportOptions(selection: CellSelection(templates: templates)),
    check: { options, given throws(UsageError) in
      try options.selection.check(given)
      try checkFiles(
        content: options.selection.content,
        written: [
          "--out": options.output, "--data": options.data, "--sarif": options.outputs.sarif,
        ])
    })
}
