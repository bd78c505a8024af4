import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("A command line")
struct CommandLineTests {
  private let all = CellSelection(templates: ["recipe", "chat", "settings"])

  private func measure(_ arguments: [String]) throws -> MeasureOptions {
    try measureDefinition(all.templates).options(from: arguments)
  }

  @Test("without flags measures everything at 375 points")
  func defaults() throws {
    #expect(all.widths == [375])
    #expect(all.sizes == DynamicTypeCategory.allCases)
    #expect(
      all.settings.traits(.accessibilityLarge)
        == TraitCollection(contentSizeCategory: .accessibilityLarge))
    #expect(try measure([]) == MeasureOptions(selection: all))
    #expect(
      try reportDefinition(all.templates).options(from: [])
        == ReportOptions(selection: all, output: "report.html"))
    #expect(
      try simulateDefinition(all.templates).options(from: [])
        == SimulateOptions(selection: CollectionSelection(templates: all.templates)))
  }

  @Test("says what is measured, with values after a blank or =")
  func measureFlags() throws {
    var expected = MeasureOptions(selection: all)
    expected.selection.templates = ["chat"]
    expected.selection.content = .file("a=b.json")
    expected.selection.widths = [320, 375.5]
    expected.selection.sizes = [.accessibilityExtraLarge, .large, .extraSmall]
    expected.selection.traits = TraitCollection(
      displayScale: 2, layoutDirection: .rightToLeft, locale: "ar-EG", legibilityWeight: .bold,
      horizontalSizeClass: .regular, verticalSizeClass: .regular)
    expected.format = .csv
    expected.failures = .defects
    expected.isQuiet = true
    let arguments = [
      "--template", "chat", "--content=a=b.json", "--width", "320,375.5,320", "--sizes=AX3,l,xs",
      "--scale", "2", "--locale", "ar-EG", "--rtl", "--bold-text", "--size-class", "regular",
      "--format", "csv", "--strict", "--strict",
      "--quiet",
    ]
    #expect(try measure(arguments) == expected)
    #expect(try measure(arguments + ["--"]) == expected)
  }

  @Test("reads the kinds of findings that fail, alone and in groups")
  func failures() throws {
    func kinds(_ value: String) throws -> Set<CellFinding.Kind> {
      try measure(["--fail-on", value]).failures.kinds
    }
    #expect(try kinds("truncated,assumed") == [.truncated, .assumed])
    #expect(try kinds("all") == Set(CellFinding.Kind.allCases))
    #expect(try kinds("defects").contains(.assumed) == false)
    #expect(try kinds("defects").contains(.truncated) == true)
    #expect(try kinds("defects,assumed").isSuperset(of: [.assumed, .conflicting]))
    #expect(throws: UsageError.exclusiveFlags("--strict", "--fail-on")) {
      try sampleParser.parse(["report", "--strict", "--fail-on", "all"])
    }
    #expect(
      "\(try #require(throws: UsageError.self) { try kinds("truncate") })".contains(
        "did you mean truncated?"))
  }

  @Test("chooses one form of output")
  func formats() throws {
    for format in OutputFormat.allCases {
      #expect(
        try measure(["--format", format.rawValue, "--sizes", "ALL"])
          == MeasureOptions(selection: all, format: format))
    }
  }

  @Test("takes the width, the scale and the size classes of a device")
  func devices() throws {
    let tablet = try measure(["--device", "iPadMini"]).selection
    #expect(tablet.widths == [744])
    #expect(
      tablet.traits
        == TraitCollection(
          displayScale: 2, horizontalSizeClass: .regular, verticalSizeClass: .regular))
    let phone = try measure(["--device", "iPhone16", "--scale", "2", "--size-class", "landscape"])
    #expect(phone.selection.widths == [393])
    #expect(
      phone.selection.traits
        == TraitCollection(
          displayScale: 2, horizontalSizeClass: .compact, verticalSizeClass: .compact))
    let mixed = ["--device", "iPhone16,iPadMini"]
    #expect(
      throws: UsageError.unmetNeed(flag: "--device", need: "devices of the same scale, or --scale")
    ) {
      try measure(mixed)
    }
    #expect(
      throws: UsageError.unmetNeed(
        flag: "--device", need: "devices of the same size classes, or --size-class")
    ) { try measure(mixed + ["--scale", "2"]) }
    #expect(
      try measure(mixed + ["--scale", "2", "--size-class", "compact"]).selection.widths
        == [393, 744])
  }

  @Test("reads standard input where content is -")
  func standardInput() throws {
    var selection = all
    selection.templates = ["recipe"]
    selection.content = .standardInput
    for flag in [["--content", "-"], ["--content=-"]] {
      #expect(
        try reportDefinition(all.templates)
          .options(from: ["--template", "recipe", "--out", "r", "--strict"] + flag)
          == ReportOptions(selection: selection, output: "r", failures: .defects))
    }
  }

  @Test("may leave the template out where there is only one")
  func singleTemplate() throws {
    let options = try measureDefinition(["only"]).options(from: ["--content", "c.json"])
    #expect(options.selection.templates == ["only"])
  }

  @Test("says what is scrolled")
  func simulateFlags() throws {
    let arguments = [
      "--layout", "masonry", "--columns", "3", "--items", "50", "--template",
      "chat,recipe", "--width", "1024", "--height", "768", "--sizes", "AX5", "--anchor",
      "above-only", "--motion", "down", "--step", "12.5", "--steps", "--time", "--format", "json",
      "--strict",
    ]
    var selection = CollectionSelection(templates: ["chat", "recipe"])
    selection.width = 1024
    selection.height = 768
    #expect(
      try simulateDefinition(all.templates).options(from: arguments)
        == SimulateOptions(
          layouts: [.masonry], columnCount: 3, itemCount: 50, selection: selection,
          size: .accessibilityExtraExtraExtraLarge, motions: [.down], anchors: [.aboveOnly],
          statesAnchors: true, step: 12.5, showsSteps: true, showsTime: true, format: .json,
          isStrict: true))
    let options = try simulateDefinition(all.templates).options(from: [])
    #expect(options.layouts.count == 7 && options.motions.count == 7 && options.anchors.count == 4)
  }

  @Test("draws scenes where there are any")
  func scenes() throws {
    let drawing = SceneDrawing(title: "", remarks: [], scale: 1, groups: [])
    let scenes = [SceneEntry("photos", summary: "three in a row") { _ in drawing }]
    let parser = CommandLineParser(tool: "t", version: "1", templates: [], scenes: scenes)
    #expect(
      try sceneDefinition(scenes).options(from: [
        "photos", "--width", "390,820", "--sizes", "AX3", "--out", "p.svg",
      ])
        == SceneOptions(
          name: "photos",
          settings: SceneSettings(widths: [390, 820], sizes: [.accessibilityExtraLarge]),
          output: "p.svg"))
    #expect(parser.help.contains("scene         draw a collection as a layout places it"))
    #expect(
      throws: UsageError.unknownName(
        kind: "scene", "fotos", nearest: "photos", known: ["photos"])
    ) { try parser.parse(["scene", "fotos"]) }
    #expect(!sampleParser.help.contains("scene"))
  }

  static let list = "; several are separated by commas"
  static let points = "it takes points from 1 to 100000" + list

  static let mistakes: [(String, String)] = [
    (
      "",
      "no command; the commands are measure, report, record, check, verify, probe, merge, "
        + "fuzz, explain, simulate, bench, solve, font, import, init, canvas"
    ),
    ("mesure", "unknown command mesure; did you mean measure?"),
    ("hepl", "unknown command hepl; did you mean help?"),
    (
      "recipe",
      "unknown command recipe; known are measure, report, record, check, verify, probe, "
        + "merge, fuzz, explain, simulate, bench, solve, font, import, init, canvas"
    ),
    ("help mesure", "unknown command mesure; did you mean measure?"),
    ("--versoin", "unknown flag --versoin; did you mean --version?"),
    ("--json", "unknown flag --json"),
    ("measure --widht 320", "unknown flag --widht; did you mean --width?"),
    ("measure --temp recipe", "unknown flag --temp; did you mean --template?"),
    ("measure -json", "unknown flag -json; did you mean --format json?"),
    ("measure --JSON", "unknown flag --JSON; did you mean --format json?"),
    ("bench --csv", "unknown flag --csv; did you mean --format csv?"),
    ("solve s.json --csv", "unknown flag --csv"),
    ("solve s.json --format csv", "--format does not accept \"csv\"; it takes table or json"),
    (
      "measure --format yaml",
      "--format does not accept \"yaml\"; it takes table, json, csv or markdown"
    ),
    ("measure --recipe", "unknown flag --recipe; did you mean --template recipe?"),
    ("measure --hlep", "unknown flag --hlep; did you mean --help?"),
    ("measure --frobnicate=1", "unknown flag --frobnicate"),
    ("measure --out x", "unknown flag --out"),
    ("measure --template recipie", "unknown template recipie; did you mean recipe?"),
    ("measure --template recipe,char", "unknown template char; did you mean chat?"),
    ("measure --template news", "unknown template news; known are recipe, chat, settings"),
    ("measure --template Recipe", "unknown template Recipe; did you mean recipe?"),
    (
      "measure --template=",
      "--template does not accept \"\"; it takes the name of a template\(list)"
    ),
    ("measure --sizes AX6", "unknown size AX6; did you mean AX1?"),
    ("measure --sizes xlrage", "unknown size xlrage; did you mean xLarge?"),
    (
      "measure --sizes L,all",
      "--sizes does not accept \"L,all\"; it takes all, or the name of a size\(list)"
    ),
    (
      "simulate --sizes L,M",
      "unknown size L,M; known are xSmall, small, medium, large, xLarge, "
        + "xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5"
    ),
    (
      "measure --width",
      "--width needs a value: --width W[,W], points from 1 to 100000\(list)"
    ),
    (
      "measure --width --rtl",
      "--width needs a value: --width W[,W], points from 1 to 100000\(list)"
    ),
    ("measure --width abc", "--width does not accept \"abc\"; \(points)"),
    ("measure --width 0", "--width does not accept \"0\"; \(points)"),
    ("measure --width 0.99", "--width does not accept \"0.99\"; \(points)"),
    ("measure --width 100001", "--width does not accept \"100001\"; \(points)"),
    ("measure --width -5", "--width does not accept \"-5\"; \(points)"),
    ("measure --width nan", "--width does not accept \"nan\"; \(points)"),
    ("measure --width inf", "--width does not accept \"inf\"; \(points)"),
    ("measure --width 0x20", "--width does not accept \"0x20\"; \(points)"),
    ("measure --width 1e3", "--width does not accept \"1e3\"; \(points)"),
    ("measure --width 320,", "--width does not accept \"320,\"; \(points)"),
    ("measure --width 3.2.0", "--width does not accept \"3.2.0\"; \(points)"),
    (
      "measure --width 320 --width 375",
      "--width is given more than once; separate several values by commas"
    ),
    ("measure --scale 2 --scale=2", "--scale is given more than once"),
    ("measure --scale 4", "--scale does not accept \"4\"; it takes 1, 2 or 3"),
    (
      "measure --locale en_",
      "--locale does not accept \"en_\"; it takes a language and region such as en_GB"
    ),
    (
      "measure --locale 12",
      "--locale does not accept \"12\"; it takes a language and region such as en_GB"
    ),
    ("measure --rtl=yes", "--rtl takes no value"),
    ("measure --content c.json", "--content needs exactly one template; name it with --template"),
    (
      "report --content c.json --template recipe,chat",
      "--content needs exactly one template; name it with --template"
    ),
    ("simulate --content c.json", "--content needs exactly one template; name it with --template"),
    (
      "measure --content=",
      "--content does not accept \"\"; it takes the name of a file, or - for standard input"
    ),
    ("measure recipe", "unexpected argument \"recipe\"; did you mean --template recipe?"),
    ("measure c.json", "unexpected argument \"c.json\"; did you mean --content c.json?"),
    ("report r.html", "unexpected argument \"r.html\"; did you mean --out r.html?"),
    ("measure 320,375", "unexpected argument \"320,375\"; did you mean --width 320,375?"),
    ("measure AX3", "unexpected argument \"AX3\"; did you mean --sizes AX3?"),
    ("measure json", "unexpected argument \"json\"; did you mean --format json?"),
    ("measure whatever", "unexpected argument \"whatever\""),
    ("measure -", "unexpected argument \"-\""),
    ("measure -- --width", "unexpected argument \"--width\""),
    ("report --out -", "--out does not accept \"-\"; it takes the name of a file"),
    ("report --out=", "--out does not accept \"\"; it takes the name of a file"),
    (
      "simulate --layout tabel",
      "unknown layout tabel; did you mean table?"
    ),
    ("simulate --steps", "--steps needs one --layout, one --motion and one --anchor"),
    (
      "simulate --steps --layout table --motion up,down --anchor none",
      "--steps needs one --layout, one --motion and one --anchor"
    ),
    (
      "simulate --layout masonry --columns 0",
      "--columns does not accept \"0\"; it takes a whole number from 1 to 100"
    ),
    (
      "simulate --items 1.5",
      "--items does not accept \"1.5\"; it takes a whole number from 1 to 1000000"
    ),
    (
      "simulate --items 99999999999999999999",
      "--items does not accept \"99999999999999999999\"; it takes a whole number from 1 to 1000000"
    ),
    (
      "simulate --width 320,375",
      "--width does not accept \"320,375\"; it takes points from 1 to 100000"
    ),
    ("simulate --anchor botom", "unknown anchor botom; did you mean bottom?"),
    ("simulate --motion ump", "unknown motion ump; did you mean up?"),
    ("simulate table", "unexpected argument \"table\"; did you mean --layout table?"),
    ("simulate --step 0", "--step does not accept \"0\"; it takes points from 1 to 100000"),
  ]

  @Test("that is not understood says why and what was probably meant", arguments: mistakes)
  func mistake(line: String, expected: String) {
    let arguments = line.split(separator: " ").map(String.init)
    do throws(UsageError) {
      let invocation = try sampleParser.parse(arguments)
      Issue.record("\(line) is understood as \(invocation)")
    } catch {
      #expect("\(error)" == expected)
    }
  }

  @Test(
    "names the nearest five where many are known",
    arguments: [
      ("measure --locale xx_US", "unknown language xx; the nearest are "),
      ("measure --locale en_XX", "unknown region XX; the nearest are "),
      ("measure --device nokia", "unknown device nokia; the nearest are "),
      ("measure --device iPhone99", "unknown device iPhone99; the nearest are iPhone"),
    ])
  func nearestFive(line: String, start: String) throws {
    let error = try #require(throws: UsageError.self) {
      _ = try sampleParser.parse(line.split(separator: " ").map(String.init))
    }
    #expect(error.description.hasPrefix(start))
    #expect(error.description.dropFirst(start.count).split(separator: ",").count == 5)
  }

  @Test("that is not understood leads to the help of its command")
  func message() {
    let flag = UsageError.unknownFlag("--widht", nearest: "--width")
    #expect(
      sampleParser.message(for: flag, in: ["measure", "--widht"]) == """
        error: unknown flag --widht; did you mean --width?
        See selfsize measure --help.
        """)
    let command = UsageError.unknownCommand("mesure", nearest: "measure", known: [])
    #expect(
      sampleParser.message(for: command, in: ["mesure"]) == """
        error: unknown command mesure; did you mean measure?
        See selfsize --help.
        """)
  }

  @Test("may have one operand where the command takes one")
  func operand() throws {
    struct Options {
      var template = ""
      var isLoud = false
    }
    let definition = CommandDefinition<Options>(
      name: "fuzz", summary: "", discussion: "Fuzzes.", examples: [" recipe"],
      operand: .operand(.template(["recipe"]), \.template, "template to fuzz"),
      flags: [.toggle("loud", \.isLoud, "be loud")], defaults: Options())
    #expect(try definition.options(from: ["--loud", "recipe"]).template == "recipe")
    #expect(try definition.options(from: ["--", "recipe"]).template == "recipe")
    #expect(
      throws: UsageError.missingOperand(placeholder: "NAME", accepts: "the name of a template")
    ) {
      try definition.options(from: [])
    }
    #expect(throws: UsageError.unexpectedOperand("more", hint: nil)) {
      try definition.options(from: ["recipe", "more"])
    }
    #expect(
      "\(UsageError.missingOperand(placeholder: "NAME", accepts: "a name"))"
        == "NAME is missing: a name")
    #expect(
      helpText(of: definition, in: sampleParser.context) == """
        Fuzzes.

        Examples:
          selfsize fuzz recipe

        Usage:
          selfsize fuzz NAME [options]

        Options:
          NAME    template to fuzz
          --loud  be loud
          --help  print this help

        Templates: recipe, chat, settings

        """)
  }
}
