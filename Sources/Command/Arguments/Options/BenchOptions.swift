import SelfSizing

struct BenchOptions: Hashable, Sendable {
  enum Layout: String, Hashable, Sendable, CaseIterable { case table, masonry, columns }

  var strategies = SizingStrategy.allCases
  var layouts = Layout.allCases
  var anchors: [SimulateOptions.Anchor] = [.none, .firstFullyVisible]
  var columnCount = 2
  var itemCount = 1000
  var selection: CollectionSelection
  var size = DynamicTypeCategory.large
  /// The height in points that an item is taken to have until it is measured.
  var estimate: Double = 100
  var isQuiet = false
  var format = OutputFormat.table
}

func benchDefinition(_ templates: [String]) -> CommandDefinition<BenchOptions> {
  CommandDefinition(
    name: "bench", summary: "compare self-sizing strategies",
    discussion: "Runs the same script under each self-sizing strategy: a first layout, a jump to "
      + "the middle, scrolling up, cells that change, rotation and a new text size. Prints "
      + "how many cells were measured, how wrong the content size was, what moved, and the "
      + "time.",
    examples: [
      "", " --template NAME --items 10000 --layout table",
      " --strategy in-prepare,learned --anchor none --format json",
    ],
    flags: [
      .value(
        "strategy", .list(of: .named("strategy")),
        \.strategies, "in-prepare, estimate, learned, ahead (default: all)"),
      .value(
        "layout", .list(of: .named("layout")), \.layouts, "table, masonry, columns (default: all)"),
      .value(
        "anchor", .list(of: .named("anchor")), \.anchors,
        "what keeps its position on the screen: none, above-only, first-fully-visible, "
          + "bottom (default: none,first-fully-visible)"),
      .value(
        "columns", .count(1...100), \.columnCount,
        "number of columns, except in a table (default: 2)"),
      .value("items", .count(1...1_000_000), \.itemCount, "number of items (default: 1000)"),
    ] + CollectionSelection.flags(templates).within(\BenchOptions.selection) + [
      .value("sizes", .size, \.size, "initial text size (default: large)"),
      .value(
        "estimate", .length("POINTS"), \.estimate,
        "estimated height of an item in points (default: 100)"), .format(\.format),
      .quiet(\.isQuiet),
    ], defaults: BenchOptions(selection: CollectionSelection(templates: templates)),
    check: { options, _ throws(UsageError) in
      try ContentSource.check(options.selection.content, options.selection.templates)
    })
}
