import SelfSizingGeometry

/// A box that has no element: a section or a group. For pictures.
package struct CompositionalOutline: Hashable, Sendable {
  /// The kind of a box.
  package enum Kind: String, Hashable, Sendable {
    case section, group, nestedGroup
  }

  package var kind: Kind
  package var frame: LayoutRect, contentFrame: LayoutRect
}

extension CompositionalLayout {
  /// Returns the sections and groups that hold what intersects a rectangle, from the outside in.
  /// - Complexity: O(items met × items of a group): groups are solved again.
  package func outlines(in rect: LayoutRect) -> [CompositionalOutline] {
    let items = layoutAttributesForElements(in: rect).map(\.element).filter { $0.kind == .item }
    var outlines: [CompositionalOutline] = []
    var section = -1
    var group = -1
    for path in items.map(\.indexPath) {
      if path.section != section {
        (section, group) = (path.section, -1)
        outlines.append(outline(ofSection: section))
      }
      let groups = geometry.sections[section].groups
      guard groups.group(ofItem: path.item) != group else { continue }
      group = groups.group(ofItem: path.item)
      outlines += self.outlines(ofGroup: group, in: section)
    }
    return outlines
  }

  private func outline(ofSection index: Int) -> CompositionalOutline {
    let section = geometry.sections[index]
    let start = geometry.start(ofSection: index)
    let insets = section.plan.insets
    let place = ItemPlace(
      start: start, length: section.length, lane: .init(x: 0, width: geometry.width), column: -1)
    let groups = ItemPlace(
      start: start + section.groupsStart, length: section.groupsLength,
      lane: .init(x: insets.near, width: max(0, geometry.width - insets.near - insets.far)),
      column: -1)
    return CompositionalOutline(
      kind: .section, frame: geometry.frame(of: place), contentFrame: geometry.frame(of: groups))
  }

  private func outlines(ofGroup group: Int, in index: Int) -> [CompositionalOutline] {
    let section = geometry.sections[index]
    let groups = section.groups
    guard let plan = groups.groupPlan,
      let hosts = try? plan.groupFrames(
        groups.answers(ofGroup: group), present: groups.itemCount - groups.firstItem(ofGroup: group)
      )
    else { return [] }
    let start = groups.start(ofGroup: group)
    func frame(_ inGroup: LayoutRect) -> LayoutRect {
      var place = section.place(of: inGroup, inGroupAt: start)
      place.start += geometry.start(ofSection: index)
      return geometry.frame(of: place)
    }
    // A group is solved before the one that holds it.
    return hosts.reversed().map { host in
      let node = plan.program.nodes[host.node]
      var outer = host.frame
      for axis in LayoutAxis.allCases where !node.dimension(axis).isEstimated {
        let (start, end) = node.insets.along(axis)
        outer.origin[axis] -= start
        outer.size[axis] += start + end
      }
      return CompositionalOutline(
        kind: host.node == 0 ? .group : .nestedGroup, frame: frame(outer),
        contentFrame: frame(host.frame))
    }
  }
}

extension GroupSequence {
  /// Returns what the cells of an existing group answered, as far as pictures show them.
  func answers(ofGroup group: Int) -> AnsweredSizes {
    let first = firstItem(ofGroup: group)
    let answers = (first..<min(first + 4096, itemCount)).map { self.answers[$0] }
    let isVertical = groupPlan?.axis == .vertical
    return AnsweredSizes(
      widths: answers.map { isVertical ? $0.across : $0.along },
      heights: answers.map { isVertical ? $0.along : $0.across })
  }
}
