import SelfSizing

struct SimulateOptions: Hashable, Sendable {
  enum Motion: String, Hashable, Sendable, CaseIterable {
    case down, up
    /// From item to item, far apart, with a look around at each.
    case jump
    /// At places far apart, the viewport turned on its side and back.
    case rotate
    /// At places far apart, every text size in turn.
    case textSize = "text-size"
    /// At places far apart, items above and among what is seen deleted and inserted again.
    case updates
    /// Beyond the start and the end, as a finger pulls, with another text size there and back.
    case bounce
  }

  /// Which item keeps its place on the screen when cells turn out higher or lower than estimated.
  enum Anchor: String, Hashable, Sendable, CaseIterable {
    case firstFullyVisible = "first-fully-visible"
    /// The offset is corrected for items that are above the viewport.
    case aboveOnly = "above-only"
    case bottom
    /// None: the offset stays, and the content moves.
    case none
  }

  /// Where the heights of cells come from that were never asked.
  enum Estimates: String, Hashable, Sendable, CaseIterable {
    case layout
    /// From the heights of cells of the same template so far.
    case median
    case measured
  }

  /// The names of an app's lists to move, in place of layouts with cells of templates.
  var lists: [String] = []
  var layouts = SimulatedLayout.allCases
  var columnCount = 2
  var itemCount = 10_000
  var selection: CollectionSelection
  var size = DynamicTypeCategory.large
  var motions = Motion.allCases
  var anchors = Anchor.allCases
  /// Whether the policies were stated; a list of an app has that of UIKit otherwise.
  var statesAnchors = false
  var estimates = Estimates.layout
  var step: Double = 400
  var showsSteps = false, showsTime = false
  var isVerbose = false
  var film = "", calls = ""
  var baseline = "", recorded = ""
  var keepsFrames: Bool { !film.isEmpty }
  var format = OutputFormat.table
  var isQuiet = false
  /// Whether findings, or a settled item that moved, end the command with exit status 1.
  var isStrict = false
}

func simulateDefinition(_ templates: [String], lists: [String] = [])
  -> CommandDefinition<SimulateOptions>
{
  CommandDefinition(
    name: "simulate", summary: "scroll a collection of self-sizing cells",
    discussion: "Scrolls through a collection whose cells are measured as they appear. Prints how "
      + "many cells were measured, how the content offset was corrected, and how far the "
      + "visible cells moved on the screen.",
    examples: [
      "", " --template NAME --items 200 --sizes AX3",
      " --layout masonry --motion up --anchor none --steps",
    ],
    flags: listFlags(lists) + [
      .value(
        "layout", .list(of: .named("layout")), \.layouts,
        "layouts: \(SimulatedLayout.names) (default: all)"),
      .value(
        "motion", .list(of: .named("motion")), \.motions,
        "movements: \(SimulateOptions.Motion.names) (default: all)"),
      .value(
        "anchor", .list(of: .named("anchor")), \.anchors,
        "what keeps its position on the screen: \(SimulateOptions.Anchor.names) (default: "
          + "all, side by side)"),
      .value(
        "columns", .count(1...100), \.columnCount,
        "items side by side, except in a table (default: 2)"),
      .value("items", .count(1...1_000_000), \.itemCount, "number of items (default: 10000)"),
    ] + CollectionSelection.flags(templates).within(\SimulateOptions.selection) + [
      .value("sizes", .size, \.size, "text size (default: large)"),
      .value(
        "estimates", .choice(SimulateOptions.Estimates.allCases.map { ($0.rawValue, $0) }),
        \.estimates,
        "heights of cells not measured yet: 100 points, the median so far, or measured "
          + "ahead of time (default: layout)"),
      .value(
        "step", .length("POINTS"), \.step, "scrolling distance of a step in points (default: 400)"),
      .toggle("steps", \.showsSteps, "print every step; needs one layout, motion and anchor"),
      .toggle("verbose", \.isVerbose, "print the figures of every layout and motion"),
      .toggle("time", \.showsTime, "print the time per step, which varies from run to run"),
      .value("film", .file("FILE"), \.film, "write film strips of the viewport, an SVG file"),
      .value("record", .file("FILE"), \.recorded, "write the figures as a baseline for --check"),
      .value(
        "check", .file("FILE"), \.baseline,
        "exit with 1 if a figure is larger than in the recorded baseline"), .format(\.format),
      .toggle("strict", \.isStrict, "exit with 1 if anything was found"), .quiet(\.isQuiet),
    ],
    defaults: SimulateOptions(
      lists: templates.isEmpty ? lists : [], selection: CollectionSelection(templates: templates)),
    check: { options, given throws(UsageError) in
      options.statesAnchors = given.contains("--anchor")
      if lists.isEmpty, !options.lists.isEmpty {
        throw .unmetNeed(
          flag: "--list", need: "--sources FOLDER, the folder whose Cells.swift names the lists")
      }
      let layouts = options.lists.isEmpty ? options.layouts.count : options.lists.count
      let anchors = options.lists.isEmpty || options.statesAnchors ? options.anchors.count : 1
      let runs = layouts * options.motions.count * anchors
      guard options.calls.isEmpty || !options.lists.isEmpty && runs == 1 else {
        throw .unmetNeed(flag: "--calls", need: "one --list and one --motion")
      }
      guard !options.showsSteps || runs == 1 else {
        throw .unmetNeed(flag: "--steps", need: "one --layout, one --motion and one --anchor")
      }
      try ContentSource.check(options.selection.content, options.selection.templates)
      try checkFiles(
        content: options.selection.content, read: ["--check": options.baseline],
        written: ["--film": options.film, "--calls": options.calls, "--record": options.recorded])
    })
}

/// Without lists any name is read, and then refused with a message that says what it needs.
private func listFlags(_ lists: [String]) -> [Flag<SimulateOptions>] {
  let summary = "the app's lists to move, with their own layouts and data; needs --sources"
  let names: FlagValue<[String]> =
    lists.isEmpty
    ? .names("NAME[,NAME]", "the names of lists") : .list(of: .name("list", among: lists))
  return [
    .value("list", names, \.lists, summary),
    .value(
      "calls", .file("FILE"), \.calls, "write every request and call; needs one list and motion"),
  ]
}

extension CaseIterable where Self: RawRepresentable<String> {
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
