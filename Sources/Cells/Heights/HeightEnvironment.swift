import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Everything that the traits alone decide about a template's heights: fonts, line heights, the
/// texts that are always the same.
package final class HeightEnvironment {
  // Unchecked: see ``HeightEngine``, which alone calls this.
  /// A number that no other environment of the same engine has, nor had.
  let id: Int
  package let traits: TraitCollection
  let priorities: FittingPriorities
  let grid: PixelGrid
  /// The font of each label; bound ones as they are declared.
  let fonts: [TextFont]
  /// The texts that are the same for all contents, by label.
  let fixedTexts: [PreparedText?]

  /// The solvers that were used under these traits.
  @exclusivity(unchecked) private var solvers:
    [(flags: [Bool], spacings: [Double], solver: HeightSolver)] = []
  @exclusivity(unchecked) private var lastSolver = 0
  /// The measures of the first few numbers of lines, label by label.
  private let blocks: [LabelBlock]
  /// How far those may be trusted.
  private let spacings: [Fidelity]

  /// Most labels show no more lines than this.
  private static let tabulatedLines = 8

  init(
    _ layout: CellLayout, id: Int, traits: TraitCollection, priorities: FittingPriorities
  ) {
    self.id = id
    self.traits = traits
    self.priorities = priorities
    let fonts = layout.labels.map { $0.style.font.resolved(for: traits) }
    self.fonts = fonts
    grid = traits.pixelGrid
    fixedTexts = layout.labels.indices.map { label in
      guard layout.labels[label].boundFont == nil else { return nil }
      return layout.labels[label].fixedText.map {
        layout.labels[label].style.prepared($0, in: fonts[label], traits.locale)
      }
    }
    blocks = fonts.flatMap { font in
      (1...Self.tabulatedLines).map {
        LabelMetrics.block(ofLines: $0, font: font, displayScale: traits.displayScale)
      }
    }
    spacings = fonts.flatMap { font in
      (1...Self.tabulatedLines).map {
        LabelMetrics.spacingFidelity(ofLines: $0, font: font, displayScale: traits.displayScale)
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

  /// The vertical measures of a label with some number of lines, in a font that may be bound.
  func block(ofLabel label: Int, lines: Int, font: TextFont) -> LabelBlock {
    font.isSame(as: fonts[label])
      ? block(ofLabel: label, lines: lines)
      : LabelMetrics.block(ofLines: lines, font: font, displayScale: traits.displayScale)
  }

  /// How far the height of a label with some number of lines may be trusted, as far as its font
  /// decides, which may be bound.
  func spacing(ofLabel label: Int, lines: Int, font: TextFont) -> Fidelity {
    guard lines <= Self.tabulatedLines, font.isSame(as: fonts[label]) else {
      return LabelMetrics.spacingFidelity(
        ofLines: lines, font: font, displayScale: traits.displayScale)
    }
    return spacings[label * Self.tabulatedLines + max(lines, 1) - 1]
  }

  /// The solver for some states, if it was used under these traits before.
  func solver(_ states: CellStates) -> HeightSolver? {
    if lastSolver < solvers.count, isMade(lastSolver, states) { return solvers[lastSolver].solver }
    guard let index = solvers.indices.first(where: { isMade($0, states) }) else { return nil }
    lastSolver = index
    return solvers[index].solver
  }

  private func isMade(_ index: Int, _ states: CellStates) -> Bool {
    solvers[index].flags == states.flags && solvers[index].spacings == states.spacings
  }

  func keep(_ solver: HeightSolver, _ states: CellStates) {
    if solvers.count == LayoutEngine.largestNumberOfVariations { solvers.removeAll() }
    lastSolver = solvers.count
    solvers.append((states.flags, states.spacings, solver))
  }
}
