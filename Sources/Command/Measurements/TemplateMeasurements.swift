import SelfSizing

/// The heights of one template: every content at every width and every text size.
package struct TemplateMeasurements: Sendable {
  package let name: String
  /// The system whose figures the cells used, if one was requested: `iOS 18`.
  package var system: String?
  package let site: DeclarationSite
  package let widths: [Double]
  package let categories: [DynamicTypeCategory]
  /// The name of each content: its first text, shortened.
  package let contentNames: [String]
  /// For each width, for each text size, for each content.
  package let cells: [CellOutcome]
  /// The cells that a report draws, in the order of ``cells``; empty if none are.
  package var drawings: [DrawnCell] = []
  /// The contents as the page measures them itself; nil where it does not.
  package var living: LivingContents?
  package let constants: [CellConstant]
  var recordedNames = RecordedNames()
  package let fileFindings: [CellFinding]

  /// Creates the measurements of a template.
  /// - Precondition: `cells.count == widths.count × categories.count × contentNames.count`.
  init(
    name: String, site: DeclarationSite, widths: [Double], categories: [DynamicTypeCategory],
    contentNames: [String], cells: [CellOutcome],
    constants: [CellConstant] = [], fileFindings: [CellFinding] = []
  ) {
    precondition(
      cells.count == widths.count * categories.count * contentNames.count,
      "\(cells.count) cells for \(widths.count) widths, \(categories.count) sizes and "
        + "\(contentNames.count) contents")
    (self.name, self.site, self.widths, self.categories) = (name, site, widths, categories)
    self.contentNames = contentNames.map(RecordedContent.name)
    (self.cells, self.constants, self.fileFindings) = (cells, constants, fileFindings)
  }

  /// The template's name, and the system if one was requested: `recipe, iOS 18`.
  package var title: String { Self.title(name, system) }

  static func title(_ name: String, _ system: String?) -> String {
    system.map { "\(name), \($0)" } ?? name
  }

  package func cells(width: Int, category: Int) -> ArraySlice<CellOutcome> {
    let first = (width * categories.count + category) * contentNames.count
    return cells[first..<first + contentNames.count]
  }

  package func cell(width: Int, category: Int, content: Int) -> CellOutcome {
    cells[(width * categories.count + category) * contentNames.count + content]
  }

  /// The outcome of the cell that a drawing shows; of a mirrored one, that of the other direction.
  func cell(of drawing: DrawnCell) -> CellOutcome {
    cell(width: drawing.width, category: drawing.category, content: drawing.content)
  }

  /// The contents of ``drawings``, each once, ascending.
  var drawnContents: [Int] { Set(drawings.map { $0.content }).sorted() }

  /// The height that no constraint gives; nil if all cells size themselves.
  var fixedHeight: CellFinding.FixedHeight? {
    cells.lazy.compactMap { $0.findings.fixedHeight }.first
  }

  /// The contents that a report draws: with the least, the median and the greatest height at a text
  /// size, ascending by height, each at most once. Of equally high ones, the shortest is the one
  /// that is so at other sizes, too, and likewise the longest.
  func representativeContents(width: Int, category: Int) -> [Int] {
    let heights = cells(width: width, category: category).map(\.height)
    let totals = contentNames.indices.map { content in
      categories.indices.reduce(0) {
        $0 + cell(width: width, category: $1, content: content).height
      }
    }
    let ordered = contentNames.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    func isLower(_ first: Int, _ second: Int) -> Bool {
      (heights[first], totals[first]) < (heights[second], totals[second])
    }
    guard let least = ordered.min(by: isLower), let greatest = ordered.max(by: isLower) else {
      return []
    }
    return [least, ordered[ordered.count / 2], greatest].distinct
  }
}

package struct DrawnCell: Sendable {
  package let width: Int, category: Int, content: Int
  /// Whether it is laid out in the other direction than the measured cells.
  let isMirrored: Bool
  let inspection: CellInspection

  package var measurement: CellMeasurement { inspection.measurement }
}

/// The contents of a template as a page measures them itself.
package struct LivingContents: Sendable {
  /// The cells of the samples, followed by those of their variants.
  package var cells: DescribedCells
  let samples: [Int]
  /// The Booleans of each sample that a reader may switch; empty if none has any.
  let booleans: [ContentBooleans]

  package init(_ cells: DescribedCells, samples: [Int], booleans: [ContentBooleans] = []) {
    (self.cells, self.samples, self.booleans) = (cells, samples, booleans)
  }
}

/// The baseline's names of items and constants whose names for people are those of an app's code: a
/// baseline keeps a template's own names.
struct RecordedNames: Sendable {
  var items: [String: String] = [:], constants: [String: String] = [:]

  func item(_ name: String) -> String { items[name] ?? name }

  func constant(_ name: String) -> String { constants[name] ?? name }
}

extension RecordedNames {
  init(of shown: some MeasurableCells, recorded: some MeasurableCells) {
    self.init()
    for (name, own) in zip(shown.itemNames, recorded.itemNames) where name != own {
      items[name] = own
    }
    for (constant, own) in zip(shown.constants, recorded.constants)
    where constant.name != own.name {
      constants[constant.name] = own.name
    }
  }
}
