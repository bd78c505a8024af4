import SelfSizing

struct CheckOptions: Hashable, Sendable {
  var templates: [String]
  var content: ContentSource?, shard: Shard?
  var baseline = defaultBaseline
  var profile: PlatformProfile?
  /// The traits whose fonts set the texts; all others are those of the baseline.
  var traits = TraitCollection()
  var outputs = FindingOutputs()
  var report = "report.html"
  /// Whether the report holds no engine, and its cells cannot be tried out.
  var isStatic = false
  var junit = "", summary = ""
  var failures = FailurePolicy.defects
  var format = OutputFormat.table
  var isQuiet = false
}

/// Where findings are shown apart from the table.
struct FindingOutputs: Hashable, Sendable {
  enum Annotations: Hashable, Sendable { case xcode, github }

  var annotations: Annotations?
  var sarif = ""
  var areAsked: Bool { annotations != nil || !sarif.isEmpty }
  static var flags: [Flag<FindingOutputs>] {
    [
      .value(
        "annotate", .choice([("xcode", .xcode), ("github", .github)]), optional: \.annotations,
        "also print findings with file and line, for Xcode or GitHub to show beside the "
          + "source"),
      .value(
        "sarif", .file("FILE.sarif"), \.sarif, "also write findings as SARIF, for code scanning"),
    ]
  }
}

func checkDefinition(_ templates: [String]) -> CommandDefinition<CheckOptions> {
  CommandDefinition(
    name: "check", summary: "compare heights with the baseline",
    discussion:
      "Measures at the baseline's sizes and widths, prints what differs and which changed "
      + "constant caused it, and writes the report. An app's lists are compared with "
      + "BASELINE.lists, if there is one. Exits with 1 if a height changed, a defect is "
      + "new, a content or template was added or removed, or a list's figure has grown.",
    examples: [
      "", " --template NAME --out changed.html",
      " --annotate github --summary summary.md --junit heights.xml",
    ],
    flags: [
      .value(
        "template", .list(of: .template(templates)), \.templates,
        "templates to check (default: all)"),
      .value(
        "content", .content, optional: \.content,
        "contents to measure, as recorded; needs exactly one template (default: the "
          + "template's samples)"),
      .value(
        "baseline", .file("FILE"), \.baseline,
        "baseline to compare with (default: \(defaultBaseline))"),
      .value("out", .file("FILE.html"), \.report, "report to write (default: report.html)"),
      .toggle("static", \.isStatic, "leave out the engine that lets readers try the cells"),
      .shard(\.shard), .profile(\.profile),
    ] + TraitCollection.fontFlags.within(\CheckOptions.traits)
      + FindingOutputs.flags.within(\CheckOptions.outputs) + [
        .value("junit", .file("FILE.xml"), \.junit, "also write the outcome as JUnit XML"),
        .value(
          "summary", .file("FILE.md"), \.summary,
          "also write the outcome as Markdown, for a pull request or a job summary"),
        FailurePolicy.failOn(instead: "which new findings fail (default: defects)")
          .within(\CheckOptions.failures), .format(\.format), .quiet(\.isQuiet),
      ],
    defaults: CheckOptions(templates: templates),
    check: { options, _ throws(UsageError) in
      try ContentSource.check(options.content, options.templates)
      try Shard.check(options.shard, options.content)
      try checkFiles(
        content: options.content, read: ["--baseline": options.baseline],
        written: [
          "--out": options.report, "--sarif": options.outputs.sarif, "--junit": options.junit,
          "--summary": options.summary,
        ])
    })
}
