/// A comparison of strategies as a table for a terminal.
public struct StrategyTable {
  private let comparison: StrategyComparison

  /// Creates a table of a comparison.
  public init(_ comparison: StrategyComparison) {
    self.comparison = comparison
  }

  /// What the columns hold; all but the time is the same in every run.
  static let headings = [
    "layout", "anchor", "strategy", "measured", "invalidations", "size error", "at most",
    "displacement",
  ]

  /// The cells of a row, without the time. Lengths are in points.
  static func cells(_ run: StrategyRun) -> [String] {
    [
      run.layout, run.anchor, run.strategy.title, "\(run.measurementCount)",
      "\(run.invalidationCount)", NumberFormat.short(run.meanContentSizeError),
      NumberFormat.short(run.greatestContentSizeError),
      NumberFormat.short(run.greatestDisplacement),
    ]
  }

  /// How many of the columns hold words.
  static let wordCount = 3

  /// The table, with a newline at its end.
  public func text() -> String {
    let rows =
      [Self.headings + ["time"]]
      + comparison.runs.map { Self.cells($0) + ["\(NumberFormat.short($0.seconds * 1000)) ms"] }
    let widths = rows[0].indices.map { column in
      rows.map { $0[column].terminalWidth }.max() ?? 0
    }
    let lines = rows.map { row in
      row.indices.map { column in
        column < Self.wordCount
          ? row[column].padded(to: widths[column]) : row[column].paddedInFront(to: widths[column])
      }.joined(separator: "  ")
    }
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
