/// The options of `selfsize probe`.
struct ProbeOptions: Hashable, Sendable {
  /// The file that is written; empty for standard output.
  var output = ""
  /// Whether an app's list of cells is compiled beside it.
  var measuresCells = false
  /// Whether only errors are printed.
  var isQuiet = false
}

/// The entry of `probe` in the table of commands.
func probeDefinition() -> CommandDefinition<ProbeOptions> {
  CommandDefinition(
    name: "probe",
    summary: "write a test that measures a device",
    discussion:
      "Writes one Swift file with a test: added to an app's tests and run in Xcode, it measures "
      + "texts, controls, lists and the app's cells, and writes selfsize-truth.json, which verify "
      + "compares and --profile measures with.",
    examples: [" --out HeightProbe.swift", " --cells --out HeightProbe.swift"],
    flags: [
      .value(
        "out", .outputFile("FILE.swift"), \.output, "file to write (default: standard output)"),
      .toggle("cells", \.measuresCells, "measure the cells of Cells.swift, compiled beside it"),
      .toggle("quiet", \.isQuiet, "print no notes"),
    ],
    defaults: ProbeOptions()
  )
}
