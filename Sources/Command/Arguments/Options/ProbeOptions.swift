struct ProbeOptions: Hashable, Sendable {
  var output = ""
  var measuresCells = false, isQuiet = false
}

func probeDefinition() -> CommandDefinition<ProbeOptions> {
  CommandDefinition(
    name: "probe", summary: "write a test that measures a device",
    discussion:
      "Writes a Swift file with one test. Add it to your app's tests and run it in Xcode: "
      + "it measures texts, controls, lists and your cells on a device or simulator, and "
      + "writes selfsize-truth.json. Compare that file with verify, or measure with it by "
      + "--profile.", examples: [" --out HeightProbe.swift", " --cells --out HeightProbe.swift"],
    flags: [
      .value("out", .file("FILE.swift"), \.output, "file to write (default: standard output)"),
      .toggle(
        "cells", \.measuresCells,
        "also measure the cells of Cells.swift; compile it beside the test"),
      .toggle("quiet", \.isQuiet, "print no notes"),
    ], defaults: ProbeOptions())
}
