import SelfSizing

/// A comparison of strategies. Lengths are in points, and in JSON times in seconds.
struct StrategyTable {
  static let schema = "selfsize.bench.v1"
  let comparison: StrategyComparison

  /// The runs; all but the time is the same in every run.
  static func table(_ comparison: StrategyComparison, showsTime: Bool) -> FigureTable {
    var table = FigureTable(
      words: ["layout", "anchor", "strategy"],
      figures: ["measured", "invalidations", "size error", "at most", "displacement"]
        + (showsTime ? ["time (ms)"] : []))
    for run in comparison.runs {
      table.append(
        [
          .text(run.layout), .text(run.anchor), .text(run.strategy.title),
          .count(run.measurementCount), .count(run.invalidationCount),
          .number(run.meanContentSizeError), .number(run.greatestContentSizeError),
          .number(run.greatestDisplacement),
        ] + (showsTime ? [.number(run.seconds * 1000)] : []))
    }
    return table
  }

  func text(_ format: OutputFormat) -> String {
    switch format {
    case .table: text()
    case .json: json()
    case .csv: Self.table(comparison, showsTime: true).csv()
    case .markdown:
      "\(comparison.text.escapedForMarkdown)\n\n"
        + Self.table(comparison, showsTime: true).markdown()
    }
  }

  private func json() -> String {
    JSONValue.object([
      ("schema", .string(Self.schema)), ("text", .string(comparison.text)),
      ("items", .number(Double(comparison.itemCount))),
      ("runs", .array(comparison.runs.map(Self.value))),
    ]).text() + "\n"
  }

  private static func value(_ run: StrategyRun) -> JSONValue {
    .object([
      ("layout", .string(run.layout)), ("anchor", .string(run.anchor)),
      ("strategy", .string(run.strategy.rawValue)),
      ("measured", .number(Double(run.measurementCount))),
      ("invalidations", .number(Double(run.invalidationCount))),
      ("meanContentSizeError", .number(run.meanContentSizeError)),
      ("greatestContentSizeError", .number(run.greatestContentSizeError)),
      ("greatestDisplacement", .number(run.greatestDisplacement)),
      ("seconds", .number(run.seconds)),
    ])
  }

  func text() -> String {
    let lines = Self.table(comparison, showsTime: true).lines()
    return ([comparison.text, ""] + lines).joined(separator: "\n") + "\n\n" + Self.legend
  }

  private static let legend = """
    measured       cells measured, again ones included
    invalidations  times that the layout was told that something is invalid
    size error     distance of the content from its length with every cell measured ahead, in points,
                   mean over the steps; in a masonry, columns depend on when heights are known, too
    displacement   the most that the first fully visible item moved by itself, in points

    """
}
