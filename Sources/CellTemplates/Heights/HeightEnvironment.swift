import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// What the traits alone decide about a template's heights: fonts, line heights, reflowed stacks.
final class HeightEnvironment {
  let traits: TraitCollection
  let priorities: FittingPriorities
  /// The font of each label.
  let fonts: [TextFont]
  /// The variation in which nothing is hidden.
  let variation: LayoutVariation
  let grid: PixelGrid
  /// The texts that are the same for all contents, by label.
  let fixedTexts: [PreparedText?]

  /// The solvers that were used under these traits, by what is hidden.
  private var solvers: [(hidden: UInt64, solver: HeightSolver)] = []
  private var lastSolver = 0
  /// The measures of the first few numbers of lines, label by label.
  private let blocks: [LabelBlock]

  /// Most labels show no more lines than this.
  private static let tabulatedLines = 8

  init<Content>(
    _ layout: CellLayout<Content>, traits: TraitCollection, priorities: FittingPriorities
  ) {
    self.traits = traits
    self.priorities = priorities
    let fonts = layout.labels.map { $0.font.resolved(for: traits) }
    self.fonts = fonts
    variation = layout.variation(hidden: [], traits: traits, priorities: priorities)
    grid = traits.pixelGrid
    fixedTexts = layout.labels.indices.map { label in
      layout.labels[label].fixedText.map {
        PreparedText($0, font: fonts[label], locale: traits.locale)
      }
    }
    blocks = fonts.flatMap { font in
      (1...Self.tabulatedLines).map {
        LabelMetrics.block(ofLines: $0, font: font, displayScale: traits.displayScale)
      }
    }
  }

  /// The vertical measures of a label with some number of lines.
  func block(ofLabel label: Int, lines: Int) -> LabelBlock {
    guard lines > Self.tabulatedLines else {
      return blocks[label * Self.tabulatedLines + max(lines, 1) - 1]
    }
    return LabelMetrics.block(
      ofLines: lines, font: fonts[label], displayScale: traits.displayScale)
  }

  /// The solver for what is hidden, if it was used under these traits before.
  func solver(hidden: UInt64) -> HeightSolver? {
    if lastSolver < solvers.count, solvers[lastSolver].hidden == hidden {
      return solvers[lastSolver].solver
    }
    guard let index = solvers.firstIndex(where: { $0.hidden == hidden }) else { return nil }
    lastSolver = index
    return solvers[index].solver
  }

  func keep(_ solver: HeightSolver, hidden: UInt64) {
    if solvers.count == LayoutEngine.largestNumberOfVariations { solvers.removeAll() }
    lastSolver = solvers.count
    solvers.append((hidden, solver))
  }
}
