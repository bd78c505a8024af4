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
  /// The outcomes: for each width, for each text size, for each content.
  /// `count == widths.count × categories.count × contentNames.count`.
  package let cells: [CellOutcome]
  /// The cells that a report draws, in the order of ``cells``; empty if none are.
  package var drawings: [DrawnCell] = []
  /// The contents as the page measures them itself; nil where it does not.
  package var living: LivingContents?
  package let constants: [CellConstant]
  /// The names in baselines, where they differ from those used here.
  var recordedNames = RecordedNames()
  package let fileFindings: [CellFinding]

  /// Creates the measurements of a template.
  ///
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
    self.name = name
    self.site = site
    self.widths = widths
    self.categories = categories
    self.contentNames = contentNames.map(RecordedContent.name)
    self.cells = cells
    self.constants = constants
    self.fileFindings = fileFindings
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

  /// The height that no constraint gives, of the first cell that has one; nil if all cells size
  /// themselves.
  var fixedHeight: CellFinding.FixedHeight? {
    cells.lazy.compactMap { $0.findings.fixedHeight }.first
  }

  /// The contents that a report draws: with the least, the median and the greatest height at a text
  /// size, ascending by height, each at most once. Of equally high ones, the shortest is the one
  /// that is so at other sizes, too, and likewise the longest.
  func representativeContents(width: Int, category: Int) -> [Int] {
    let heights = cells(width: width, category: category).map(\.height)
    var totals = contentNames.indices.map { _ in 0.0 }
    for category in categories.indices {
      for (content, cell) in cells(width: width, category: category).enumerated() {
        totals[content] += cell.height
      }
    }
    let ordered = contentNames.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    func isLower(_ first: Int, _ second: Int) -> Bool {
      (heights[first], totals[first]) < (heights[second], totals[second])
    }
    guard let least = ordered.min(by: isLower), let greatest = ordered.max(by: isLower) else {
      return []
    }
    var chosen: [Int] = []
    for content in [least, ordered[ordered.count / 2], greatest] where !chosen.contains(content) {
      chosen.append(content)
    }
    return chosen
  }
}
