import SelfSizing

struct FuzzOptions: Hashable, Sendable {
  var template = ""
  /// Nil for the template's samples; the first content lends the other texts.
  var content: ContentSource?
  var widths: [Double] = [320, 375, 430]
  var sizes: [DynamicTypeCategory] = DynamicTypeCategory.allCases
  var system: PlatformProfile?
  var traits = TraitCollection()
  var strings = ""
  /// The label that translations go into; empty for the only one.
  var label = ""
  var failures = FailurePolicy.all
  var format = OutputFormat.table
  var isQuiet = false
}

func fuzzDefinition(_ templates: [String]) -> CommandDefinition<FuzzOptions> {
  CommandDefinition(
    name: "fuzz", summary: "find the shortest texts that break a template",
    discussion: "Puts pseudo-translations, URLs, emoji, Arabic, Korean, Thai, empty and multiline "
      + "texts into each label. Reports the shortest text that fails, and how many "
      + "characters fit. With --strings, it tries the translations of a string catalog "
      + "instead. Exits with 1 if anything fails.",
    examples: [
      " NAME", " NAME --sizes L,AX3 --width 320",
      " NAME --strings Localizable.xcstrings --label title",
    ], operand: .operand(.template(templates), \.template, "template to try texts on"),
    flags: [
      .value(
        "content", .content, optional: \.content,
        "contents, the first of which fills the other labels (default: the first sample)"),
      .value("width", .list(of: .length("W")), \.widths, "widths in points (default: 320,375,430)"),
      .value("sizes", .sizes, \.sizes, "text sizes (default: all)"),
      .value(
        "ios", .system, optional: \.system,
        "iOS version whose figures the cell uses: 18 or 26 (default: the template's own)"),
      .value(
        "strings", .file("FILE.xcstrings"), \.strings,
        "string catalog, or FILE.strings in its language's folder, to try instead"),
      .value(
        "label", .word("NAME", "the name of a label"), \.label,
        "label to put the translations into; needed if there are several"),
      .value(
        "fail-on", .findings, \.failures,
        "exit with 1 only for these failures: defects, or kinds such as truncated or "
          + "clipped (default: all)"),
    ] + TraitCollection.flags.within(\FuzzOptions.traits) + [.format(\.format), .quiet(\.isQuiet)],
    defaults: FuzzOptions(),
    check: { options, given throws(UsageError) in
      if given.contains("--label"), options.strings.isEmpty {
        throw .unmetNeed(flag: "--label", need: "--strings")
      }
    })
}
