import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Finds the heights of one template's contents, and nothing else: no frames, no lines, no findings.
///
/// A height is that of ``Measurer/measure(_:fitting:traits:priorities:)``, bit for bit.
final class HeightEngine<Content> {
  private let layout: CellLayout<Content>
  /// Lays out what the short way cannot: conflicts, and stacks that divide by intrinsic sizes.
  private var engine: LayoutEngine
  private var environments: [HeightEnvironment] = []
  private var solvers: [LayoutVariation: HeightSolver] = [:]
  private var cell = HeightCell()
  private var solver: HeightSolver?

  /// How many traits are remembered; beyond it all are forgotten.
  private static var capacity: Int { 64 }

  init(_ layout: CellLayout<Content>) {
    self.layout = layout
    engine = LayoutEngine(layout.description)
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

  /// Takes a content's texts and states in; ``height(of:fitting:_:)`` then finds its height at any width.
  func read(_ content: Content, _ environment: HeightEnvironment) throws(LayoutError) {
    cell.removeAll()
    solver = nil
    guard layout.hasShortWay else { return }
    let traits = environment.traits
    var hidden: UInt64 = 0
    for index in layout.hidings.indices where layout.hidings[index].isHidden(content, traits) {
      hidden |= 1 << UInt64(index)
    }
    let solver = try solver(hidden: hidden, environment)
    for index in layout.labels.indices {
      let text =
        environment.fixedTexts[index]
        ?? PreparedText(
          layout.labels[index].text(content), font: environment.fonts[index],
          locale: traits.locale)
      let limit = layout.labels[index].lineLimit(content, traits)
      cell.lineLimits.append(limit)
      cell.naturalSizes.append(naturalSize(of: text, label: index, limit: limit, environment))
      cell.texts.append(text)
    }
    for bound in layout.boundSizes {
      cell.boundSizes.append(bound.intrinsicContentSize(for: content, traits))
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
      environment.block(ofLabel: label, lines: lines),
      width: environment.grid.roundedUp(text.naturalWidth))
  }

  /// Returns the fitted height of the content that was read last, rounded up to whole pixels.
  func height(
    of content: Content, fitting target: LayoutSize, _ environment: HeightEnvironment
  ) throws(LayoutError) -> Double {
    if let solver {
      do {
        return environment.grid.roundedUp(
          try solver.height(of: cell, fitting: target, environment))
      } catch .unsatisfiable {
        // The long way breaks constraints one by one.
      }
    }
    let variation = layout.variation(
      for: content, traits: environment.traits, priorities: environment.priorities)
    var texts = PreparedTextCache()
    var sizing = CellSizing(layout, content, environment.traits, &texts)
    return environment.grid.roundedUp(
      try engine.fit(target, variation, sizing: &sizing).size.height)
  }

  private func solver(hidden: UInt64, _ environment: HeightEnvironment) throws(LayoutError)
    -> HeightSolver
  {
    if let solver = environment.solver(hidden: hidden) { return solver }
    var variation = environment.variation
    variation.hiddenElements = layout.hiddenElements(in: hidden)
    if let solver = solvers[variation] {
      environment.keep(solver, hidden: hidden)
      return solver
    }
    let solver = try HeightSolver(layout, variation)
    if solvers.count == LayoutEngine.largestNumberOfVariations { solvers.removeAll() }
    solvers[variation] = solver
    environment.keep(solver, hidden: hidden)
    return solver
  }
}
