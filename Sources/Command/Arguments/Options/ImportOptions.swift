import SelfSizing

struct ImportOptions: Hashable, Sendable {
  var path = "", output = ""
  var sizeClasses = TraitCollection().sizeClasses
  var isQuiet = false
  var failures = FailurePolicy.never
}

func importDefinition() -> CommandDefinition<ImportOptions> {
  CommandDefinition(
    name: "import", summary: "turn an Interface Builder file, or a class of cells, into Swift",
    discussion:
      "Writes the cells of a .xib or .storyboard file as Swift templates that measure to the same "
      + "heights. With --sources, writes a class of cells of that folder as it shows its first "
      + "sample, if a template with the same views has the same heights at every text size.",
    examples: [
      " RecipeListCell.xib", " RecipeListCell.xib --out RecipeListCell.swift",
      " RecipeCell --sources Heights",
    ],
    operand: .operand(
      .text("FILE.xib", "a .xib or .storyboard file"), \.path,
      "file to import; or the name of a cell, with --sources"),
    flags: [
      .value("out", .file("FILE.swift"), \.output, "file to write (default: standard output)"),
      .sizeClasses(\.sizeClasses),
    ] + FailurePolicy.flags.within(\ImportOptions.failures) + [.quiet(\.isQuiet)],
    defaults: ImportOptions(),
    check: { options, _ throws(UsageError) in
      try checkFiles(read: ["FILE.xib": options.path], written: ["--out": options.output])
    })
}
