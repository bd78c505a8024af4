struct RecordOptions: Hashable, Sendable {
  var selection: CellSelection
  var baseline = defaultBaseline
  var accepted = "", reason = ""
  var isDryRun = false, isQuiet = false
  /// The flags that were given; what the others say stays as it was recorded.
  var given: Set<String> = []
}

/// The baseline that is written and read unless another one is named.
let defaultBaseline = "selfsize.baseline"

func recordDefinition(_ templates: [String]) -> CommandDefinition<RecordOptions> {
  CommandDefinition(
    name: "record", summary: "record heights as the baseline for check",
    discussion: "Writes a baseline: a text file with all heights, the findings and the templates' "
      + "constants. Commit it. With --template, only those templates are recorded again. "
      + "Widths, sizes, systems and settings that you leave out stay as they are in the "
      + "file, and accepted findings stay accepted. An app's lists, with --sources, have a "
      + "baseline as well: their figures are written to BASELINE.lists.",
    examples: [
      " --width 320,375,430", " --template NAME",
      " --accept NAME.title.truncated --reason \"by design\"",
    ],
    flags: CellSelection.flags(templates).within(\RecordOptions.selection) + [
      .value("baseline", .file("FILE"), \.baseline, "file to write (default: \(defaultBaseline))"),
      .value(
        "accept", .word("FINDING", "the name of a finding, as check prints it"), \.accepted,
        "accept a finding, however many cells have it"),
      .value("reason", .line("TEXT"), \.reason, "why the finding is accepted; needs --accept"),
      .toggle("dry-run", \.isDryRun, "write nothing; print what would change"), .quiet(\.isQuiet),
    ], defaults: RecordOptions(selection: CellSelection(templates: templates)),
    check: { options, given throws(UsageError) in
      try options.selection.check(given)
      for (flag, need) in [("--accept", "--reason"), ("--reason", "--accept")]
      where given.contains(flag) && !given.contains(need) {
        throw .unmetNeed(flag: flag, need: need)
      }
      options.given = given
      try checkFiles(content: options.selection.content, written: ["--baseline": options.baseline])
    })
}
