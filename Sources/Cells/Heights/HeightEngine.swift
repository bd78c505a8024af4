import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Finds the heights of one template's contents, and nothing else: no frames, no lines, no
/// findings.
///
/// A height is that of a whole measurement, bit for bit.
package final class HeightEngine {
  private let layout: CellLayout
  /// Lays out what the short way cannot: conflicts, and stacks that divide by intrinsic sizes.
  private let longWay: CellEngine
  // Contents are read before a height is asked for, by the closures of a template; from then on
  // nothing runs that could come back to this engine, which one measurer owns. So no two accesses
  // to the unchecked properties here, in the environments and in the solvers overlap. To check that
  // at run time costs about 30 % of a cold height (`Benchmarks/compare cells`, new content).
  @exclusivity(unchecked) private var environments: [HeightEnvironment] = []
  private var environmentCount = 0
  private var solvers: [LayoutVariation: HeightSolver] = [:]
  @exclusivity(unchecked) private var cache: HeightCache

  /// The labels with the content that was prepared last, whether it is the present one, and the
  /// environment that they were prepared for.
  @exclusivity(unchecked) private var cell: [HeightLabel]
  @exclusivity(unchecked) private var solver: HeightSolver?
  @exclusivity(unchecked) private var isPrepared = false
  @exclusivity(unchecked) private var preparedEnvironment = -1
  @exclusivity(unchecked) private var textHash = TextHash()

  /// How many traits are remembered; beyond it all are forgotten.
  private static let capacity = 256

  package init(_ layout: CellLayout, cacheCapacity: Int) {
    self.layout = layout
    cell = HeightLabel.labels(of: layout.labels)
    longWay = CellEngine(layout, site: layout.description.elements[0].site)
    cache = HeightCache(
      capacity: cacheCapacity, hasStates: layout.hasStates)
  }

  /// How much the cache of heights holds, and how often it was of use.
  package var cacheFigures: HeightCacheFigures {
    HeightCacheFigures(
      capacity: cache.capacity, count: cache.count, hitCount: cache.hitCount,
      missCount: cache.missCount)
  }

  /// The environment of traits and priorities, from the cache or worked out anew.
  package func environment(_ traits: TraitCollection, _ priorities: FittingPriorities)
    -> HeightEnvironment
  {
    for index in environments.indices
    where environments[index].priorities == priorities && environments[index].traits == traits {
      return environments[index]
    }
    if environments.count == Self.capacity { environments.removeAll() }
    let environment = HeightEnvironment(
      layout, id: environmentCount, traits: traits, priorities: priorities)
    environmentCount += 1
    environments.append(environment)
    return environment
  }

  /// An environment, with the content's own language if it has one.
  private func environment(_ asked: HeightEnvironment, _ states: CellStates) -> HeightEnvironment {
    guard let locale = states.locale, locale != asked.traits.locale else { return asked }
    return environment(states.traits(asked.traits), asked.priorities)
  }

  /// Turns to a content, whose texts have been read; the heights that are asked for next are its
  /// own.
  ///
  /// - Parameter values: Its texts, which stay as they are.
  package func begin(_ values: inout CellValues) {
    preparedEnvironment = -1
    isPrepared = false
    if cache.capacity > 0 { textHash = values.hashTexts() }
  }

  /// Returns the fitted height of the present content, rounded up to whole pixels.
  ///
  /// - Parameter values: Those that were begun with, their states read under the environment's
  ///   traits. They stay as they are: passed in another way, references to all that they hold would
  ///   be counted.
  package func height(of values: inout CellValues, width: Double, _ environment: HeightEnvironment)
    throws(LayoutError) -> Double
  {
    let environment = self.environment(environment, values.states)
    guard cache.capacity > 0 else {
      return try measuredHeight(of: &values, width: width, environment)
    }
    let hash = cache.hash(&values, textHash, width: width, environment: environment.id)
    if let kept = cache.height(of: &values, hash: hash, width: width, environment: environment.id) {
      return kept
    }
    let height = try measuredHeight(of: &values, width: width, environment)
    cache.keep(height, of: &values, hash: hash, width: width, environment: environment.id)
    return height
  }

  private func measuredHeight(
    of values: inout CellValues, width: Double, _ environment: HeightEnvironment
  ) throws(LayoutError) -> Double {
    if preparedEnvironment != environment.id {
      try prepare(&values, environment)
      preparedEnvironment = environment.id
    }
    let target = LayoutSize(width: width, height: 0)
    if let solver {
      do {
        return environment.grid.roundedUp(
          try solver.height(of: cell, &values, fitting: target, environment))
      } catch .unsatisfiable {
        // The long way breaks constraints one by one.
      }
    }
    return environment.grid.roundedUp(
      try longWay.height(values, fitting: target, environment.traits, environment.priorities))
  }

  /// Prepares the labels of the present content; what was prepared for other traits is used again.
  private func prepare(_ values: inout CellValues, _ environment: HeightEnvironment)
    throws(LayoutError)
  {
    self.solver = nil
    guard !layout.isProportional else { return }
    let solver = try solver(values.states, environment)
    for index in cell.indices {
      if cell[index].isUsual {
        prepareUsual(index, &values, environment)
        continue
      }
      if let fixed = environment.fixedTexts[index] {
        cell[index].text = fixed
      } else if let attributed = layout.labels[index].attributedText {
        cell[index].text = PreparedText(
          values.states.attributedTexts[attributed].compatible(with: environment.traits),
          paragraphStyle: layout.labels[index].style.paragraphStyle,
          locale: environment.traits.locale)
      } else {
        let font =
          layout.labels[index].boundFont.map {
            values.states.fonts[$0].resolved(for: environment.traits)
          } ?? environment.fonts[index]
        prepare(
          layout.labels[index].fixedText ?? values.texts[cell[index].textIndex], at: index,
          in: font,
          environment.traits.locale)
      }
      let limit = layout.labels[index].style(values.states).numberOfLines
      cell[index].lineLimit = limit
      cell[index].naturalSize = naturalSize(
        of: cell[index].text, label: index, limit: limit, environment)
    }
    isPrepared = true
    self.solver = solver
  }

  /// Prepares a label of one style whose text alone depends on the content, without counting
  /// references to what it is declared with.
  private func prepareUsual(
    _ index: Int, _ values: inout CellValues, _ environment: HeightEnvironment
  ) {
    let font = environment.fonts[index]
    let outline: TextOutline
    if isPrepared && cell[index].text.locale == environment.traits.locale {
      outline = cell[index].text.setFont(font)
    } else {
      outline = cell[index].text.replace(
        by: values.texts[cell[index].textIndex], font: font, locale: environment.traits.locale)
    }
    let limit = cell[index].style.numberOfLines
    cell[index].lineLimit = limit
    if !outline.isEmpty, outline.isOneLine {
      let line = IntrinsicContentSize(
        environment.block(ofLabel: index, lines: 1),
        width: environment.grid.roundedUp(outline.naturalWidth))
      cell[index].naturalSize = cell[index].size(around: line)
    } else {
      cell[index].naturalSize = naturalSize(
        of: cell[index].text, label: index, limit: limit, environment)
    }
  }

  /// Prepares a label's text; the text itself is the same as before if the content was prepared
  /// already.
  private func prepare(
    _ text: String, at index: Int, in font: TextFont, _ locale: LocaleIdentifier
  ) {
    if isPrepared, cell[index].text.locale == locale {
      cell[index].text.setFont(font)
    } else if layout.labels[index].isUniform {
      cell[index].text.replace(by: text, font: font, locale: locale)
    } else {
      cell[index].text = layout.labels[index].style.prepared(text, in: font, locale)
    }
  }

  /// A label's size in the first pass.
  private func naturalSize(
    of text: PreparedText, label: Int, limit: Int, _ environment: HeightEnvironment
  ) -> IntrinsicContentSize {
    guard !text.isEmpty else {
      let line = IntrinsicContentSize(
        block(of: text, label: label, lines: 1, environment), width: 0)
      return cell[label].style.padding?.size(around: line) ?? IntrinsicContentSize()
    }
    let mode = cell[label].style.lineBreakMode
    let lines = text.lineCount(
      width: .infinity, limit: limit == 0 ? 0 : limit + 1, lineBreakMode: mode)
    // Beyond the limit the last line is cut, and may be wider or narrower than the widest one.
    guard limit == 0 || lines <= limit, cell[label].isCounted else {
      let measured = cell[label].style.measure(
        text, in: nil, numberOfLines: limit, displayScale: environment.traits.displayScale)
      return cell[label].size(around: measured.intrinsicContentSize)
    }
    return cell[label].size(
      around: IntrinsicContentSize(
        block(of: text, label: label, lines: lines, environment),
        width: environment.grid.roundedUp(text.naturalWidth)))
  }

  private func block(
    of text: PreparedText, label: Int, lines: Int, _ environment: HeightEnvironment
  ) -> LabelBlock {
    guard cell[label].isFontBound else {
      return environment.block(ofLabel: label, lines: lines)
    }
    return LabelMetrics.block(
      ofLines: lines, font: text.font, displayScale: environment.traits.displayScale)
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
