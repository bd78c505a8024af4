import SelfSizing
import SelfSizingCommand

/// The cells of a class that are not as high as those of a template.
struct HeightDifference {
  let template: TemplateMeasurements
  let cells: TemplateMeasurements

  /// The number of cells that are named; of the others the number is.
  private static let largestCount = 12

  var words: String? {
    let lines = zip(template.cells, cells.cells).enumerated().compactMap { index, pair in
      line(at: index, expected: pair.0, actual: pair.1)
    }
    guard !lines.isEmpty else { return nil }
    let shown = lines.prefix(Self.largestCount)
    let rest = lines.count - shown.count
    let head =
      "\(cells.name) and the template \(template.name) disagree about \(lines.count) of "
      + "\(cells.cells.count) heights:"
    return ([head] + shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
  }

  /// A line about a cell; nil if its heights agree and can be compared.
  private func line(at index: Int, expected: CellOutcome, actual: CellOutcome) -> String? {
    let count = cells.contentNames.count
    let place = index / count
    let width = SceneDrawing.points(cells.widths[place / cells.categories.count])
    let cell =
      "\(cells.contentNames[index % count]), width \(width), "
      + "\(cells.categories[place % cells.categories.count].sizeName)"
    if let stub = actual.findings.first(where: { $0.kind == .stubbed }) {
      return "\(cell): rests on a stub of \(stub.item ?? "the app's code")"
    }
    guard expected.height != actual.height else { return nil }
    let difference = actual.height - expected.height
    let heights = [actual.height, expected.height, difference].map(SceneDrawing.points)
    return "\(cell): the cell is \(heights[0]), the template \(heights[1]) "
      + "(\(difference > 0 ? "+" : "")\(heights[2]))"
  }
}
