import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Finds the outcomes of one template's contents: heights and findings, without frames and lines.
///
/// An outcome is that of a whole measurement. Cells of which there is nothing to say but that texts
/// are truncated, or that figures are assumed, are measured here; all others as a whole.
package final class OutcomeEngine {
  private let layout: CellLayout
  /// Measures as a whole. Its engine lays cells out here as well.
  private let longWay: CellEngine
  private let items: [OutcomeItem]
  /// Whether any cell of the template can be measured here.
  private let isShort: Bool
  // Nothing that runs while these are accessed can come back to this engine, which one measurer
  // owns: contents are read before.
  @exclusivity(unchecked) private var sizing: OutcomeSizing
  @exclusivity(unchecked) private var plain = PlainLayout()
  @exclusivity(unchecked) private var other = PlainLayout()
  @exclusivity(unchecked) private var environments: [OutcomeEnvironment] = []
  private var environmentCount = 0
  @exclusivity(unchecked) private var known = KnownFacts()
  /// The numbers that stand for the findings of the present cell.
  @exclusivity(unchecked) private var numbers: [Int] = []
  /// The frames of what is read, and whether each is a label.
  @exclusivity(unchecked) private var readable: [(frame: LayoutRect, isLabel: Bool)] = []
  /// Whether the texts are prepared for the environment that was asked for last.
  private var isPrepared = false
  private var preparedEnvironment = -1

  /// How many traits are remembered; beyond it all are forgotten.
  private static let capacity = 256

  package init(_ longWay: CellEngine) {
    let layout = longWay.layout
    self.layout = layout
    self.longWay = longWay
    items = layout.description.elements.indices.filter { layout.description.elements[$0].isItem }
      .map { OutcomeItem(layout, element: $0) }
    isShort =
      layout.clipping.isEmpty && layout.fixedHeight == nil
      && layout.labels.allSatisfy { $0.attributedText == nil }
    sizing = OutcomeSizing(layout)
  }

  /// The environment of traits and priorities, from the cache or worked out anew.
  package func environment(_ traits: TraitCollection, _ priorities: FittingPriorities)
    -> OutcomeEnvironment
  {
    for environment in environments
    where environment.heights.priorities == priorities && environment.heights.traits == traits {
      return environment
    }
    if environments.count == Self.capacity { environments.removeAll() }
    let environment = OutcomeEnvironment(layout, id: environmentCount, traits, priorities)
    environmentCount += 1
    environments.append(environment)
    return environment
  }

  /// Turns to a content, whose texts have been read.
  package func begin() {
    sizing.begin()
    preparedEnvironment = -1
  }

  /// The outcome of the present content at a width.
  ///
  /// - Parameter values: Those that were begun with, their states read under the environment's
  ///   traits. They stay as they are.
  package func outcome(
    of values: inout CellValues, width: Double, _ asked: OutcomeEnvironment
  ) throws(LayoutError) -> CellOutcome {
    let target = LayoutSize(width: width, height: 0)
    if isShort {
      var environment = asked
      if let locale = values.states.locale, locale != asked.heights.traits.locale {
        environment = self.environment(
          values.states.traits(asked.heights.traits), asked.heights.priorities)
      }
      if preparedEnvironment != environment.heights.id {
        isPrepared = sizing.prepare(&values, environment)
        preparedEnvironment = environment.heights.id
      }
      if isPrepared, let outcome = try outcome(of: &values, target, environment) {
        return outcome
      }
    }
    return CellOutcome(
      try longWay.measure(
        values, fitting: target, asked.heights.traits, asked.heights.priorities))
  }

  /// The outcome of a cell of which there is next to nothing to say; nil for others.
  private func outcome(
    of values: inout CellValues, _ target: LayoutSize, _ environment: OutcomeEnvironment
  ) throws(LayoutError) -> CellOutcome? {
    let arrangement = environment.arrangement(layout, &values)
    let grid = environment.heights.grid
    if !layout.boundConstraints.isEmpty { try longWay.setConstants(values.states) }
    guard
      try longWay.engine.fitPlainly(
        target, arrangement.variation, sizing: &sizing, into: &plain)
    else { return nil }
    let size = LayoutSize(
      width: grid.roundedUp(plain.size.width), height: grid.roundedUp(plain.size.height))
    guard size.height >= 1 / grid.scale else { return nil }
    if let variation = arrangement.other {
      guard
        try longWay.engine.fitPlainly(target, variation, sizing: &sizing, into: &other),
        grid.isSamePixel(grid.roundedUp(other.size.height), size.height)
      else { return nil }
    }
    guard let fidelity = inspect(size, arrangement, environment) else { return nil }
    let facts = known.facts(fidelity, isReflowed: arrangement.isReflowed, &numbers) {
      findings(environment)
    }
    return CellOutcome(height: size.height, facts)
  }
}

extension OutcomeEngine {
  /// Looks at every item in its place, and puts numbers down for what is found.
  ///
  /// - Returns: How far the height may be trusted; nil for a cell of which there is more to say.
  private func inspect(
    _ size: LayoutSize, _ arrangement: OutcomeEnvironment.Arrangement,
    _ environment: OutcomeEnvironment
  ) -> Fidelity? {
    let grid = environment.heights.grid
    let pixel = 1 / grid.scale
    let bounds = LayoutRect(origin: .zero, size: size).inset(
      by: LayoutEdgeInsets(top: -pixel, left: -pixel, bottom: -pixel, right: -pixel))
    var fidelity = Fidelity.exact
    numbers.removeAll(keepingCapacity: true)
    readable.removeAll(keepingCapacity: true)
    for index in items.indices {
      let element = items[index].element
      if arrangement.isHidden[element] { continue }
      let frame = grid.aligned(plain.frames[element])
      guard frame.isEmpty || bounds.contains(frame),
        !items[index].isSqueezed(
          plain.frames[element].size, plain.intrinsicContentSizes[element], pixel)
      else { return nil }
      if items[index].isReadable, !frame.isEmpty {
        guard isClear(frame, isLabel: items[index].isLabel, pixel) else { return nil }
        readable.append((frame, items[index].isLabel))
      }
      if items[index].label >= 0 {
        guard let text = sizing.outcome(ofLabelAt: items[index].label, in: frame.size) else {
          return nil
        }
        fidelity = max(fidelity, text.fidelity)
        if text.hiddenCharacterCount > 0 { note(index, text.hiddenCharacterCount) }
      }
    }
    for (index, figure) in environment.figures.enumerated()
    where isShown(figure.element, arrangement) {
      let found = figure.fidelity(atWidth: size.width)
      fidelity = max(fidelity, found)
      if found == .assumed { note(-1 - index, 0) }
    }
    return fidelity
  }

  /// Puts down what was found, and how much of it.
  private func note(_ finding: Int, _ amount: Int) {
    numbers.append(finding)
    numbers.append(amount)
  }

  private func isShown(_ element: Int, _ arrangement: OutcomeEnvironment.Arrangement) -> Bool {
    arrangement.isHidden.indices.contains(element) && !arrangement.isHidden[element]
      && layout.description.elements[element].isItem
  }

  /// Whether nothing that is read lies over a frame, or under it.
  private func isClear(_ frame: LayoutRect, isLabel: Bool, _ pixel: Double) -> Bool {
    for other in readable where isLabel || other.isLabel {
      let width = min(frame.maxX, other.frame.maxX) - max(frame.minX, other.frame.minX)
      let height = min(frame.maxY, other.frame.maxY) - max(frame.minY, other.frame.minY)
      if width > pixel, height > pixel { return false }
    }
    return true
  }

  /// The findings that the present numbers stand for.
  private func findings(_ environment: OutcomeEnvironment) -> [CellFinding] {
    // The last number is that of the kind of facts.
    stride(from: 0, to: numbers.count - 1, by: 2).map { place in
      let number = numbers[place]
      guard number < 0 else {
        let element = layout.description.elements[items[number].element]
        return CellFinding(
          .truncated(hiddenCharacters: numbers[place + 1], nil), item: element.name,
          site: element.site)
      }
      let figure = environment.figures[-1 - number]
      let element = layout.description.elements[figure.element]
      return CellFinding(.assumed(figure.text), item: element.name, site: element.site)
    }
  }
}
