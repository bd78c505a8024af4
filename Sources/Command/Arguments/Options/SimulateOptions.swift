import SelfSizing
import SelfSizingReport

/// What `selfsize simulate` is asked to do.
struct SimulateOptions: Hashable, Sendable {
  /// The layout of the collection.
  enum Layout: Hashable, Sendable {
    /// One column of rows.
    case table
    /// Columns in which each item joins the shortest.
    case masonry
    /// Rows of equally many items.
    case columns
    /// Squares, which cells do not change.
    case grid
    /// As many items in a line as fit, each of which may be as wide as the viewport.
    case flow

    /// Whether a number of columns says something to the layout.
    var hasColumns: Bool { self != .table && self != .flow }
  }

  /// Which item keeps its place on the screen when cells turn out higher or lower than estimated.
  enum Anchor: Hashable, Sendable {
    /// None: the offset stays, and the content moves.
    case none
    /// The offset is corrected for items that lie above the viewport.
    case aboveOnly
    /// The first item that is fully visible.
    case firstFullyVisible
    /// The bottom of the content, as in a chat.
    case bottom
  }

  /// Which way the collection is scrolled.
  enum Direction: Hashable, Sendable {
    /// Toward the first item, from the end.
    case up
    /// Toward the last item, from the start.
    case down
  }

  /// The layout of the collection.
  var layout = Layout.table
  /// The number of columns; 1 where there are none.
  var columnCount = 1
  /// The number of items; contents repeat as often as needed.
  var itemCount = 1000
  /// The names of the templates, which items take by turns.
  var templates: [String]
  /// The content of the items; nil for each template's samples.
  var content: ContentSource?
  /// The width of the viewport in points.
  var width: Double = 375
  /// The height of the viewport in points.
  var height: Double = 812
  /// The text size.
  var size = DynamicTypeCategory.large
  /// The item that keeps its place.
  var anchor = Anchor.firstFullyVisible
  /// The direction of scrolling.
  var direction = Direction.up
  /// The distance of one scrolling step in points.
  var step: Double = 400
  /// Whether the output is JSON instead of a table.
  var isJSON = false
  /// Whether findings, or a settled item that moved, end the command with exit status 1.
  var isStrict = false
}

/// The number of columns of a layout that has them and is not told otherwise.
private let defaultColumnCount = 2

/// The entry of `simulate` in the table of commands.
func simulateDefinition(_ templates: [String]) -> CommandDefinition<SimulateOptions> {
  let example = templates.first ?? "NAME"
  return CommandDefinition(
    name: "simulate",
    summary: "scroll a collection of self-sizing cells",
    discussion:
      "Scrolls a collection whose cells are measured as they appear, and prints the offset, the "
      + "content size and the corrections of each step.",
    examples: [
      "",
      " --template \(example) --items 200 --sizes AX3",
      " --layout masonry --columns 3 --width 1024 --anchor none",
    ],
    flags: [
      .value(
        "layout",
        .choice([
          ("table", .table), ("masonry", .masonry), ("columns", .columns), ("grid", .grid),
          ("flow", .flow),
        ]), \.layout,
        "layout of the collection (default: table)"),
      .value(
        "columns", .count(1...100), \.columnCount,
        "columns side by side (default: \(defaultColumnCount))"),
      .value("items", .count(1...1_000_000), \.itemCount, "number of items (default: 1000)"),
      .value(
        "template", .list(of: .template(templates)), \.templates,
        "templates that items take by turns (default: all)"),
      .value(
        "content", .content, \.content,
        "contents of the items, a JSON array of objects; - reads standard input; needs exactly one "
          + "template (default: the template's samples)"),
      .value("width", .length("W"), \.width, "width of the viewport in points (default: 375)"),
      .value("height", .length("H"), \.height, "height of the viewport in points (default: 812)"),
      .value("sizes", .size, \.size, "text size (default: large)"),
      .value(
        "anchor",
        .choice([
          ("none", .none), ("above-only", .aboveOnly),
          ("first-fully-visible", .firstFullyVisible), ("bottom", .bottom),
        ]), \.anchor,
        "item that keeps its place on the screen (default: first-fully-visible)"),
      .value(
        "direction", .choice([("up", .up), ("down", .down)]), \.direction,
        "where to scroll: up from the end or down from the start (default: up)"),
      .value("step", .length("POINTS"), \.step, "distance of one step in points (default: 400)"),
      .toggle("json", \.isJSON, "print JSON instead of a table"),
      .toggle("strict", \.isStrict, "exit with 1 if anything was found"),
    ],
    defaults: SimulateOptions(templates: templates),
    check: { options, given throws(UsageError) in
      if !options.layout.hasColumns, given.contains("--columns") {
        throw .unmetNeed(flag: "--columns", need: "--layout masonry, columns or grid")
      }
      if options.layout.hasColumns, !given.contains("--columns") {
        options.columnCount = defaultColumnCount
      }
      guard options.content == nil || options.templates.count == 1 else {
        throw .unmetNeed(flag: "--content", need: "exactly one template; name it with --template")
      }
    }
  )
}
