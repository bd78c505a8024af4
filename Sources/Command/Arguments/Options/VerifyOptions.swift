import SelfSizing

struct VerifyOptions: Hashable, Sendable {
  var truth = "", images = ""
  /// The map of the pictures; empty to guess.
  var map = ""
  var mapOutput = "", output = ""
  var templates: [String]
  var system: PlatformProfile?
  var traits = TraitCollection()
  var format = OutputFormat.table
  /// Whether any figure that differs ends the command with exit status 1, not heights alone.
  var isStrict = false
  var isQuiet = false
}

func verifyDefinition(_ templates: [String]) -> CommandDefinition<VerifyOptions> {
  CommandDefinition(
    name: "verify", summary: "compare heights with a device's, or with reference images",
    discussion: "Compares a device's figures, or the sizes of snapshot tests' reference images, "
      + "with those measured here. Prints how many agree, the largest error, and each "
      + "disagreement. An image's cell, text size and width are guessed from its name or "
      + "given by a map. Exits with 1 if a height differs.",
    examples: [
      " --images Snapshots --sources Heights --out verify.html",
      " --images Snapshots --write-map map.json", " selfsize-truth.json",
    ],
    operand: .operand(
      .text("TRUTH.json", "a file that the probe has written"), \.truth,
      "a device's figures, as the probe writes them"), isOperandOptional: true,
    flags: [
      .value("images", .folder, \.images, "folder of reference images, PNG files"),
      .value(
        "map", .file("MAP.json"), \.map,
        "what the images show: a JSON array of objects with image, entry, sample, size, "
          + "width, padding and scale"),
      .value("write-map", .file("MAP.json"), \.mapOutput, "write the map that was guessed"),
      .value("out", .file("FILE.html"), \.output, "also write an HTML page with each difference"),
      .value(
        "template", .list(of: .template(templates)), \.templates,
        "templates that images may show (default: all)"),
      .value(
        "ios", .system, optional: \.system,
        "iOS version whose figures the cells use: 18 or 26 (default: the one that a "
          + "template is declared for)"),
    ] + TraitCollection.flags.within(\VerifyOptions.traits) + [
      .format(\.format), .toggle("strict", \.isStrict, "exit with 1 if any figure differs"),
      .quiet(\.isQuiet),
    ], defaults: VerifyOptions(templates: templates),
    check: { options, given throws(UsageError) in
      if options.images.isEmpty {
        if options.truth.isEmpty {
          throw .missingOperand(
            placeholder: "TRUTH.json",
            accepts: "a file that the probe has written, or --images FOLDER")
        }
        for flag in ["--map", "--write-map"] where given.contains(flag) {
          throw .unmetNeed(flag: flag, need: "--images FOLDER")
        }
      } else if !options.truth.isEmpty {
        throw .exclusiveFlags("TRUTH.json", "--images")
      }
      try checkFiles(
        read: ["TRUTH.json": options.truth, "--map": options.map],
        written: ["--write-map": options.mapOutput, "--out": options.output])
    })
}
