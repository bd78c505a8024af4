import Foundation
import SelfSizingGeometry
import TestSupport
import Testing

@testable import SelfSizingCollectionLayout

/// Random scripts over every layout, scroll direction, reading direction and anchor policy.
///
/// `SELFSIZING_LAYOUT_SCRIPTS` sets the number of scripts, `SELFSIZING_LAYOUT_SEED` the first seed;
/// a failure names its seed.
@Suite struct ScriptTests {
  private static func setting(_ name: String, otherwise: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? otherwise
  }

  @Test(
    "holds every property in random scripts over every layout, direction and anchor policy",
    arguments: 0..<ScriptWorld.combinations)
  func scripts(combination: Int) throws {
    let count = Self.setting(
      "SELFSIZING_LAYOUT_SCRIPTS", otherwise: Trials.count(2, quick: 1) * ScriptWorld.combinations)
    let first = Self.setting("SELFSIZING_LAYOUT_SEED", otherwise: 1)
    let seeds = (first..<first + count).filter { $0 % ScriptWorld.combinations == combination }
    for seed in seeds {
      guard let failure = failure(UInt64(seed)) else { continue }
      let smallest = smallestFailure(UInt64(seed)) ?? failure
      Attachment.record(
        "seed \(seed): \(failure.description)\nthe smallest: \(smallest.description)\n",
        named: "seed-\(seed).txt")
      Issue.record("seed \(seed): \(smallest)")
      return
    }
  }

  @Test("finds the fewest items that a script fails with")
  func shrinking() throws {
    // A claim that fails as soon as a section has three items stands for a mistake.
    let failing = try #require(
      try (UInt64(1)...99).first {
        try ScriptWorld(seed: $0).collection.sections.contains { $0.count > 3 }
      })
    let smallest = Self.smallest { limit in
      try? ScriptWorld(seed: failing, maximumItemCount: limit).collection.sections
        .contains { $0.count >= 3 } == true ? limit : nil
    }
    #expect(smallest == 3)
  }

  /// A claim that did not hold.
  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs the script of a seed; returns what did not hold, or nil.
  private func failure(_ seed: UInt64, maximumItemCount: Int = .max) -> Failure? {
    do {
      try run(seed, maximumItemCount: maximumItemCount)
      return nil
    } catch {
      return error as? Failure ?? Failure(description: "threw \(error)")
    }
  }

  /// Returns the failure of a script with the fewest items in a section that it fails with.
  private func smallestFailure(_ seed: UInt64) -> Failure? {
    Self.smallest { limit in
      failure(seed, maximumItemCount: limit).map {
        Failure(description: "at most \(limit) items in a section, \($0)")
      }
    }
  }

  /// Returns what the first of ever larger limits comes to, if any of them comes to something.
  private static func smallest<Found>(_ find: (_ limit: Int) -> Found?) -> Found? {
    (0...30).lazy.compactMap(find).first
  }

  private func run(_ seed: UInt64, maximumItemCount: Int) throws {
    var world = try ScriptWorld(seed: seed, maximumItemCount: maximumItemCount)
    let name = "\(world.kind) \(world.axis) \(world.direction) \(world.policy)"
    for number in 0..<6 {
      let before = ScreenView(world)
      let event =
        number == 0
        ? ScriptWorld.Event(name: "first", step: try world.view.layoutIfNeeded(), isFirst: true)
        : try world.next()
      func fail(_ what: String) -> Failure {
        Failure(description: "\(name), step \(number), \(event.name): \(what)")
      }
      if let distance = event.step.anchorDisplacement, distance != 0 {
        throw fail("the anchor moved by \(distance)")
      }
      if let finding = event.step.findings.first(where: {
        switch $0 {
        case .noWidthLeft, .itemTooLarge: false
        default: true
        }
      }) {
        throw fail("\(finding)")
      }
      let claims = ScriptClaims(
        world: world, event: event, before: before, after: ScreenView(world))
      if let failure = claims.failure() { throw fail(failure) }
      let frames = try checkFrames(world, fail)
      try checkQueries(&world, frames, fail)
      try checkRebuilding(world, frames, fail)
      try checkChangeAbove(&world, fail)
    }
  }

  private typealias Frames = [CollectionElement: CollectionViewLayoutAttributes]

  /// Everything is within the content, nothing covers another item, and the content ends where
  /// the sections do.
  private func checkFrames(_ world: ScriptWorld, _ fail: (String) -> Failure) throws -> Frames {
    var frames: Frames = [:]
    let size = world.view.contentSize
    for element in world.elements {
      guard let attributes = world.layout.layoutAttributes(for: element) else {
        if element.kind == .item { throw fail("no \(element)") }
        continue
      }
      frames[element] = attributes
      let frame = attributes.frame
      // A self-sizing flow item may be wider than its line.
      let isWithin =
        frame.minY >= -1e-6 && frame.maxY <= size.height + 1e-6
        && frame.minX >= -1e-6 && frame.maxX <= size.width + 1e-6
      if !isWithin, frame.width > 0, frame.height > 0 {
        throw fail("\(element) at \(frame) is outside of \(size)")
      }
    }
    let items = frames.values.filter { $0.element.kind == .item }
      .sorted { $0.frame.minY < $1.frame.minY }
    for (index, item) in items.enumerated() {
      let inner = item.frame.inset(
        by: LayoutEdgeInsets(top: 1e-6, left: 1e-6, bottom: 1e-6, right: 1e-6))
      for other in items[(index + 1)...] {
        if other.frame.minY >= item.frame.maxY { break }
        if !inner.isEmpty, !other.frame.isEmpty, inner.intersects(other.frame) {
          throw fail("\(item.element) \(item.frame) covers \(other.element) \(other.frame)")
        }
      }
    }
    let sum = world.layout.geometry.sections.reduce(Extent.zero) { $0 + $1.height }
    guard world.layout.geometry.contentHeight == sum, Extent(points: size[world.axis]) == sum else {
      throw fail("the content is \(size), its sections add up to \(sum.points)")
    }
    return frames
  }

  /// A rectangle query finds what a search of everything finds, and so does a point query.
  private func checkQueries(
    _ world: inout ScriptWorld, _ frames: Frames, _ fail: (String) -> Failure
  ) throws {
    let size = world.view.contentSize
    for _ in 0..<3 {
      let rect = LayoutRect(
        x: Double(world.number(below: Int(size.width) + 50)) - 20.1234567,
        y: Double(world.number(below: Int(size.height) + 50)) - 20.1234567,
        width: Double(world.number(below: 300)) + 0.0098765,
        height: Double(world.number(below: 300)) + 0.0098765)
      let found = world.layout.layoutAttributesForElements(in: rect)
      let expected = frames.values.filter { $0.frame.intersects(rect) }.map(\.element).sorted()
      if found.map(\.element) != expected {
        throw fail("\(rect): found \(found.map(\.element)), there are \(expected)")
      }
      for attributes in found where frames[attributes.element] != attributes {
        throw fail("\(attributes) is not \(String(describing: frames[attributes.element]))")
      }
      let hit = world.layout.indexPathForItem(at: rect.origin)
      let item = frames.values
        .filter { $0.element.kind == .item && $0.frame.contains(rect.origin) }
        .map(\.indexPath).max()
      if hit != item {
        throw fail(
          "at \(rect.origin) is \(String(describing: item)), not \(String(describing: hit))")
      }
    }
  }

  /// Placing everything again changes nothing, neither with the places known nor, where columns do
  /// not depend on the past, without them.
  private func checkRebuilding(
    _ world: ScriptWorld, _ frames: Frames, _ fail: (String) -> Failure
  ) throws {
    // Estimates that have become better wait for the next step, and move what was never measured.
    if world.layout.isInvalidated { return }
    let forgets = world.kind != .stickyMasonry
    world.view.counting = forgets ? .changed : .placed
    world.layout.invalidateLayout()
    try world.layout.prepare()
    world.view.counting = .placed
    for (element, attributes) in frames {
      let rebuilt = world.layout.layoutAttributes(for: element)
      if rebuilt != attributes {
        throw fail(
          "\(element) was at \(attributes.frame), rebuilt it is at "
            + String(describing: rebuilt?.frame))
      }
    }
  }

  /// Visible items stay in place when an item before all of them changes.
  private func checkChangeAbove(_ world: inout ScriptWorld, _ fail: (String) -> Failure) throws {
    guard world.policy != .none, let first = world.view.indexPathsForVisibleItems.first,
      first > ItemIndexPath(item: 0, section: 0),
      let section = world.collection.sections.firstIndex(where: { !$0.isEmpty }),
      ItemIndexPath(item: 0, section: section) < first,
      var answer = world.layout.layoutAttributesForItem(
        at: ItemIndexPath(item: 0, section: section))
    else { return }
    let identity = world.collection.sections[section][0]
    world.heights[identity] = answer.frame.size[world.axis] + 17
    world.publishHeights()
    answer.frame.size[world.axis] += 17
    let step = try world.view.applyPreferredLayoutAttributes([answer])
    if let distance = step.anchorDisplacement, distance != 0 {
      throw fail("a change before it moved the anchor by \(distance)")
    }
    if world.kind.isOneAfterTheOther, step.anchor != nil, step.edgeClamp == 0,
      step.anchor != .contentTop, step.anchor != .contentBottom
    {
      if step.displacements.contains(where: { $0.distance != 0 && $0.element.kind == .item }) {
        throw fail("a change before everything moved \(step.displacements)")
      }
    }
  }
}
