import SelfSizing

struct ExplainOptions: Hashable, Sendable {
  var template = ""
  var content: ContentSource?
  /// Which of the contents, from 1.
  var number = 1
  var width = 375.0
  var sizes = [DynamicTypeCategory.large]
  var isVerbose = false
  var system: PlatformProfile?
  var traits = TraitCollection()
  var drawing = ""
  var failures = FailurePolicy.never
  var format = OutputFormat.table
  var isQuiet = false
}

func explainDefinition(_ templates: [String]) -> CommandDefinition<ExplainOptions> {
  CommandDefinition(
    name: "explain", summary: "explain a cell's height",
    discussion: "Breaks a cell's height down into the constants that add up to it. Prints the "
      + "constraints that hold it with file and line, what other fitting priorities would "
      + "change, and the findings.",
    examples: [
      " NAME", " NAME --item 3 --sizes L,AX3 --width 320", " NAME --sizes AX5 --svg NAME-AX5.svg",
    ], operand: .operand(.template(templates), \.template, "template of the cell"),
    flags: [
      .value(
        "content", .content, optional: \.content,
        "contents, a JSON array of objects (default: the template's samples)"),
      .value(
        "item", .count(1...1_000_000), \.number, "which content to explain, by number (default: 1)"),
      .value("width", .length("W"), \.width, "width in points (default: 375)"),
      .value("sizes", .sizes, \.sizes, "text sizes, one after another (default: large)"),
      .value(
        "ios", .system, optional: \.system,
        "iOS version whose figures the cell uses: 18 or 26 (default: the template's own)"),
    ] + TraitCollection.flags.within(\ExplainOptions.traits) + [
      .value("svg", .file("FILE.svg"), \.drawing, "also write the drawn cell"),
      .format(\.format, among: [.table, .json]),
    ] + FailurePolicy.flags.within(\ExplainOptions.failures) + [
      .toggle(
        "verbose", \.isVerbose,
        "also list constraints that only pass edges on, and every derivative"), .quiet(\.isQuiet),
    ], defaults: ExplainOptions(),
    check: { options, given throws(UsageError) in
      if !options.drawing.isEmpty, options.sizes.count > 1 {
        throw .unmetNeed(flag: "--svg", need: "one text size; name it with --sizes")
      }
      try checkFiles(content: options.content, written: ["--svg": options.drawing])
    })
}
