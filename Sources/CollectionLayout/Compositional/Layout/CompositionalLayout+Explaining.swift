import SelfSizingGeometry

/// Answers that UIKit does not give.
extension CompositionalLayout {
  /// Returns why rows of an item's group ended where they did: for each item that began a new row,
  /// its declaration and the sum that did not fit. Empty if there is no such item.
  package func rowBreaks(aroundItem indexPath: ItemIndexPath) -> [CompositionalProblem] {
    guard geometry.sections.indices.contains(indexPath.section), indexPath.item >= 0 else {
      return []
    }
    let groups = geometry.sections[indexPath.section].groups
    guard indexPath.item < groups.itemCount, let plan = groups.groupPlan else { return [] }
    let group = groups.group(ofItem: indexPath.item)
    let present = groups.itemCount - groups.firstItem(ofGroup: group)
    let breaks = (try? plan.explain(groups.answers(ofGroup: group), present: present)) ?? []
    return breaks.map { plan.program.problem($0, section: indexPath.section) }
  }

  /// Returns where an item's box was declared, as a file and a line; nil if there is no such item.
  ///
  /// With the finding of a cell that never settles, it names the row that does not converge.
  package func declaration(ofItem indexPath: ItemIndexPath) -> CompositionalSite? {
    guard geometry.sections.indices.contains(indexPath.section), indexPath.item >= 0 else {
      return nil
    }
    let groups = geometry.sections[indexPath.section].groups
    guard indexPath.item < groups.itemCount, let program = groups.groupPlan?.program else {
      return nil
    }
    return program.sites[Int(groups.slot(ofItem: indexPath.item).node)]
  }
}

extension GroupSequence {
  /// Returns what the cells of an existing group answered, as far as pictures and explanations go.
  func answers(ofGroup group: Int) -> AnsweredSizes {
    let first = firstItem(ofGroup: group)
    let answers = (first..<min(first + 4096, itemCount)).map { answer(ofItem: $0) }
    let isVertical = groupPlan?.axis == .vertical
    return AnsweredSizes(
      widths: answers.map { isVertical ? $0.across : $0.along },
      heights: answers.map { isVertical ? $0.along : $0.across })
  }
}

extension CompositionalSection {
  /// Widths at which a section cannot be laid out, and why.
  package struct FailingWidths: Hashable, Sendable {
    /// The widths, in whole points.
    package var widths: ClosedRange<Int>
    /// The problem at these widths, with the values at the first of them.
    package var problem: CompositionalProblem
  }

  /// Returns the widths of a collection view at which UIKit would throw, in whole points.
  ///
  /// - Parameters:
  ///   - widths: The widths to try; those of Apple's devices and their windows unless given.
  ///   - height: The height of the collection view, in points.
  /// - Throws: `invalidDeclaration` for a declaration that no width can save.
  package func failingWidths(
    _ widths: ClosedRange<Int> = 320...1400, height: Double = 844, scale: Double = 3
  ) throws(CollectionLayoutError) -> [FailingWidths] {
    var found: [FailingWidths] = []
    for width in widths {
      guard let problem = try problem(atWidth: Double(width), height: height, scale: scale) else {
        continue
      }
      if let last = found.last, last.widths.upperBound == width - 1,
        last.problem.kind == problem.kind, last.problem.line == problem.line
      {
        found[found.count - 1].widths = last.widths.lowerBound...width
      } else {
        found.append(FailingWidths(widths: width...width, problem: problem))
      }
    }
    return found
  }

  private func problem(atWidth width: Double, height: Double, scale: Double)
    throws(CollectionLayoutError) -> CompositionalProblem?
  {
    let environment = CompositionalEnvironment(
      contentSize: LayoutSize(width: width, height: height), displayScale: scale)
    let room = SectionRoom(
      environment: environment, axis: .vertical, references: InsetsReferences())
    var kinds = ElementKinds()
    let plan: SectionPlan
    do {
      plan = try SectionPlan(self, in: room, kinds: &kinds)
    } catch {
      throw .invalidDeclaration(error.problem(section: nil))
    }
    do {
      _ = try plan.solvedGroups()
      return nil
    } catch {
      return plan.problem(error, section: nil)
    }
  }
}

extension CompositionalItem {
  /// The two meanings of a group's count side by side.
  package struct CountMeanings: Hashable, Sendable {
    /// The items' frames where `count` sizes them equally, as it did before iOS 16, in points.
    package var equal: [LayoutRect]
    /// The items' frames where they are repeated as they are, in points.
    package var repeating: [LayoutRect]
  }

  /// Returns the items' frames by both meanings of a count, for a group in a container.
  ///
  /// - Throws: `invalidDeclaration` if the group cannot be laid out by one of them; nothing for a
  ///   group without a count.
  package func countMeanings(in container: LayoutSize, scale: Double = 3)
    throws(CollectionLayoutError) -> CountMeanings?
  {
    guard case .group(var group) = content else { return nil }
    let count: Int
    switch group.arrangement {
    case .fit: return nil
    case .equal(let number), .repeating(let number): count = number
    }
    group.arrangement = .equal(count: count)
    var equal = self
    equal.content = .group(group)
    group.arrangement = .repeating(count: count)
    var repeating = self
    repeating.content = .group(group)
    return CountMeanings(
      equal: try equal.frames(in: container, scale),
      repeating: try repeating.frames(in: container, scale))
  }

  private func frames(in container: LayoutSize, _ scale: Double)
    throws(CollectionLayoutError) -> [LayoutRect]
  {
    let program: GroupProgram
    do {
      program = try GroupProgram(self)
    } catch {
      throw .invalidDeclaration(error.problem(section: nil))
    }
    program.enter(CompositionalEnvironment(contentSize: container, displayScale: scale))
    var solver = GroupSolver(program, scale: scale)
    do {
      _ = try solver.solve(in: container, present: .max, isFilled: true)
    } catch {
      throw .invalidDeclaration(program.problem(error, section: nil))
    }
    return solver.items.map(\.frame)
  }
}
