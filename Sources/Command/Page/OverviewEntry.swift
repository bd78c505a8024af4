import SelfSizing

/// The heights at one width and text size in the overview: the least and the greatest, each a link
/// to its own cell and marked by what was found in that cell.
struct OverviewEntry {
  /// A cell as the overview shows it.
  fileprivate struct Shown {
    let height: Double
    let state: CellState
    /// Whether no other cell of the entry is in a graver state.
    let isGravest: Bool
    /// The link to the cell; nil if it is not drawn.
    let target: String?
  }

  /// The least height, and the greatest if it is another.
  private let heights: [Shown]
  /// A cell that is in a graver state than those of the heights, if there is one.
  private let graver: Shown?

  /// The entries of a template, for each width and text size.
  ///
  /// - Parameter changes: The heights that are not as they were recorded.
  static func all(of template: TemplateMeasurements, _ changes: [HeightChange])
    -> [[OverviewEntry]]
  {
    var changed = template.widths.map { _ in template.categories.map { _ in Set<Int>() } }
    for change in changes { changed[change.width][change.category].insert(change.content) }
    var drawn = changed.map { $0.map { _ in [Int: DrawnCell]() } }
    for drawing in template.drawings where !drawing.isMirrored {
      drawn[drawing.width][drawing.category][drawing.content] = drawing
    }
    return template.widths.indices.map { width in
      template.categories.indices.map { category in
        OverviewEntry(
          template, template.cells(width: width, category: category),
          changed: changed[width][category], drawn: drawn[width][category])
      }
    }
  }

  private init(
    _ template: TemplateMeasurements, _ cells: ArraySlice<MeasuredCell>, changed: Set<Int>,
    drawn: [Int: DrawnCell]
  ) {
    let cells = Array(cells)
    let kind = FindingKinds(of: cells).mark
    func isGravest(_ content: Int) -> Bool {
      changed.isEmpty
        ? FindingKinds(of: cells[content].findings).mark == kind : changed.contains(content)
    }
    // Of several cells alike a drawn one is linked, and of those one in the gravest state.
    func shown(_ contents: [Int]) -> Shown? {
      let linked = contents.filter { drawn[$0] != nil }
      let candidates = linked.isEmpty ? contents : linked
      return (candidates.first(where: isGravest) ?? candidates.first).map { content in
        Shown(
          height: cells[content].height,
          state: changed.contains(content) ? .changed : CellState(of: [cells[content]]),
          isGravest: isGravest(content), target: drawn[content].map { template.anchor(of: $0) })
      }
    }
    let all = cells.map(\.height)
    let extremes = Set([all.min(), all.max()].compactMap { $0 }).sorted()
    heights = extremes.compactMap { height in shown(all.indices.filter { all[$0] == height }) }
    graver =
      heights.contains(where: \.isGravest) ? nil : shown(all.indices.filter(isGravest))
  }

  /// The word for the gravest state; empty where nothing is to be said.
  var word: String { (graver ?? heights.last(where: \.isGravest))?.state.word ?? "" }

  /// The entry's cell of the table.
  ///
  /// - Parameter isSaid: Whether the word is beside it already.
  func html(isSaid: Bool) -> String {
    let carrier = heights.lastIndex(where: \.isGravest)
    let numbers = heights.enumerated().map { index, shown in
      shown.html(NumberFormat.short(shown.height), isSaid: isSaid || index != carrier)
    }
    return "<td>\(numbers.joined())\(graver?.html("", isSaid: isSaid) ?? "")</td>"
  }
}

extension OverviewEntry.Shown {
  /// A link to the cell, or the text alone where that is not drawn.
  ///
  /// - Parameter isSaid: Whether the state's word is heard only.
  fileprivate func html(_ text: String, isSaid: Bool) -> String {
    let mark = state.icon.isEmpty ? "" : "<i aria-hidden=\"true\">\(state.icon)</i>"
    let word =
      state.word.isEmpty
      ? ""
      : isSaid ? "<span class=\"spoken\"> \(state.word)</span>" : "<small>\(state.word)</small>"
    let element = target == nil ? "span" : "a"
    let link = target.map { " href=\"#\($0)\"" } ?? ""
    return "<\(element) class=\"\(state.name)\"\(link)>\(mark)\(text)\(word)</\(element)>"
  }
}
