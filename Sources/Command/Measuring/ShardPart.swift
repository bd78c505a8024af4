import SelfSizing

/// The outcomes of some contents in a row, of one template, as a shard keeps them.
///
/// A cell is kept as its height and a number. The number stands for everything else that a report
/// shows of it, which one cell after another has in common: for each number there is the place of
/// the first such cell, and merging measures that one again.
struct ShardPart: Hashable, Sendable {
  struct Cell: Hashable, Sendable {
    var height: Double
    var remark: Int
  }

  /// The first cell with a remark, by the indices of content, width and text size, and how many
  /// findings it has.
  struct Remark: Hashable, Sendable {
    var content: Int
    var width: Int
    var category: Int
    var findingCount: Int
  }

  let name: String
  /// The system whose figures the cells took; nil where none was asked for.
  let system: String?
  /// The contents, by their indices among all of the template.
  let range: Range<Int>
  let contentCount: Int
  /// A digest of the declaration, the run's settings and the names of these contents.
  let inputs: UInt64
  /// The remarks, numbered from 0.
  let remarks: [Remark]
  /// The cells: for each content, for each width, for each text size.
  let cells: [Cell]

  var title: String { TemplateMeasurements.title(name, system) }
}

extension ShardPart {
  /// Takes outcomes for each width, for each text size, for each content.
  init(
    _ measured: [CellOutcome], of template: some MeasurableCells, system: String?,
    _ range: Range<Int>, _ run: MeasuringRun
  ) {
    var remarks: [Remark] = []
    var numbers: [CellFacts: Int] = [:]
    var cells: [Cell] = []
    cells.reserveCapacity(measured.count)
    for content in 0..<range.count {
      for width in run.widths.indices {
        for category in run.categories.indices {
          let row = width * run.categories.count + category
          let cell = measured[row * range.count + content]
          let number = numbers[cell.facts] ?? remarks.count
          if number == remarks.count {
            numbers[cell.facts] = number
            remarks.append(
              Remark(
                content: range.lowerBound + content, width: width, category: category,
                findingCount: cell.findings.count))
          }
          cells.append(Cell(height: cell.height, remark: number))
        }
      }
    }
    name = template.name
    self.system = system
    self.range = range
    contentCount = template.contentCount
    inputs = run.inputs(template, range)
    self.remarks = remarks
    self.cells = cells
  }

  func cell(of remark: Remark, widths: Int, categories: Int) -> Cell {
    let row = (remark.content - range.lowerBound) * widths * categories
    return cells[row + remark.width * categories + remark.category]
  }
}
