import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Finds the heights of one template's contents, and nothing else: no frames, no lines, no findings.
///
/// A height is that of a whole measurement, bit for bit.
final class HeightEngine {
  private let layout: CellLayout
  /// Lays out what the short way cannot: conflicts, and stacks that divide by intrinsic sizes.
  private let longWay: CellEngine
  @exclusivity(unchecked) private var environments: [HeightEnvironment] = []
  private var solvers: [LayoutVariation: HeightSolver] = [:]
  @exclusivity(unchecked) private var cell = HeightCell()
  @exclusivity(unchecked) private var solver: HeightSolver?

  /// How many traits are remembered; beyond it all are forgotten.
  private static let capacity = 64

  init(_ layout: CellLayout) {
    self.layout = layout
    longWay = CellEngine(layout, site: layout.description.elements[0].site)
  }

  /// What traits and priorities decide, remembered or worked out anew.
  func environment(_ traits: TraitCollection, _ priorities: FittingPriorities)
    -> HeightEnvironment
  {
    for environment in environments
    where environment.priorities == priorities && environment.traits == traits {
      return environment
    }
    if environments.count == Self.capacity { environments.removeAll() }
    let environment = HeightEnvironment(layout, traits: traits, priorities: priorities)
    environments.append(environment)
    return environment
  }

  /// Prepares the texts of a cell; ``height(of:width:_:)`` then finds its height at any width.
  func prepare(_ values: CellValues, _ environment: HeightEnvironment) throws(LayoutError) {
    cell.removeAll()
    solver = nil
    guard !layout.isProportional else { return }
    let solver = try solver(values.states, environment)
    var nextText = 0
    for index in layout.labels.indices {
      let text: PreparedText
      if let fixed = environment.fixedTexts[index] {
        text = fixed
      } else if let boundFont = layout.labels[index].boundFont {
        let string = layout.labels[index].fixedText ?? values.texts[nextText]
        if layout.labels[index].fixedText == nil { nextText += 1 }
        text = PreparedText(
          string, font: values.states.fonts[boundFont].resolved(for: environment.traits),
          locale: environment.traits.locale)
      } else {
        text = PreparedText(
          values.texts[nextText], font: environment.fonts[index],
          locale: environment.traits.locale)
        nextText += 1
      }
      let limit = layout.labels[index].lineLimit(values.states)
      cell.lineLimits.append(limit)
      cell.naturalSizes.append(naturalSize(of: text, label: index, limit: limit, environment))
      cell.texts.append(text)
    }
    self.solver = solver
  }

  /// What a label measures in the first pass.
  private func naturalSize(
    of text: PreparedText, label: Int, limit: Int, _ environment: HeightEnvironment
  ) -> IntrinsicContentSize {
    guard !text.isEmpty else { return IntrinsicContentSize() }
    let mode = layout.labels[label].lineBreakMode
    let lines = text.lineCount(
      width: .infinity, limit: limit == 0 ? 0 : limit + 1, lineBreakMode: mode)
    // Beyond the limit the last line is cut, and may be wider or narrower than the widest one.
    guard limit == 0 || lines <= limit else {
      return LabelMetrics.size(
        of: text, preferredMaxLayoutWidth: nil, numberOfLines: limit, lineBreakMode: mode,
        displayScale: environment.traits.displayScale
      ).intrinsicContentSize
    }
    return IntrinsicContentSize(
      block(of: text, label: label, lines: lines, environment),
      width: environment.grid.roundedUp(text.naturalWidth))
  }

  private func block(
    of text: PreparedText, label: Int, lines: Int, _ environment: HeightEnvironment
  ) -> LabelBlock {
    guard layout.labels[label].boundFont != nil else {
      return environment.block(ofLabel: label, lines: lines)
    }
    return LabelMetrics.block(
      ofLines: lines, font: text.font, displayScale: environment.traits.displayScale)
  }

  /// Returns the fitted height of the cell that was prepared last, rounded up to whole pixels.
  func height(of values: CellValues, width: Double, _ environment: HeightEnvironment)
    throws(LayoutError) -> Double
  {
    let target = LayoutSize(width: width, height: 0)
    if let solver {
      do {
        return environment.grid.roundedUp(
          try solver.height(of: cell, values.states, fitting: target, environment))
      } catch .unsatisfiable {
        // The long way breaks constraints one by one.
      }
    }
    return environment.grid.roundedUp(
      try longWay.height(values, fitting: target, environment.traits, environment.priorities))
  }

  private func solver(_ states: CellStates, _ environment: HeightEnvironment) throws(LayoutError)
    -> HeightSolver
  {
    if let solver = environment.solver(states) { return solver }
    let variation = layout.variation(states, environment.traits, environment.priorities)
    if let solver = solvers[variation] {
      environment.keep(solver, states)
      return solver
    }
    let solver = try HeightSolver(layout, variation)
    if solvers.count == LayoutEngine.largestNumberOfVariations { solvers.removeAll() }
    solvers[variation] = solver
    environment.keep(solver, states)
    return solver
  }
}
