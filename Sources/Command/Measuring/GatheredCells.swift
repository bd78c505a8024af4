import SelfSizing

/// The cells of a run, each in its place: for each width, for each text size, for each content.
///
/// Tasks put the cells of some contents there as soon as they are measured, so that those of a
/// large run are never in memory twice.
actor GatheredCells {
  private let contents: Range<Int>
  private let widthCount: Int
  private let categoryCount: Int
  private var cells: [CellOutcome]

  init(of contents: Range<Int>, widthCount: Int, categoryCount: Int) {
    self.contents = contents
    self.widthCount = widthCount
    self.categoryCount = categoryCount
    cells = Array(repeating: .unmeasured, count: widthCount * categoryCount * contents.count)
  }

  /// Puts cells in their places: content by content, within one text size by text size, and within
  /// that width by width.
  func put(_ measured: [CellOutcome], of chunk: Range<Int>) {
    let cellsPerContent = widthCount * categoryCount
    for width in 0..<widthCount {
      for category in 0..<categoryCount {
        var place = (width * categoryCount + category) * contents.count
        place += chunk.lowerBound - contents.lowerBound
        let first = category * widthCount + width
        for index in stride(from: first, to: measured.count, by: cellsPerContent) {
          cells[place] = measured[index]
          place += 1
        }
      }
    }
  }

  func finish() -> [CellOutcome] {
    defer { cells = [] }
    return cells
  }
}
