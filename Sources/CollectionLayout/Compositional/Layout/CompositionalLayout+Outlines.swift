import SelfSizingGeometry

/// A box that has no element: a section or a group. For pictures.
package struct CompositionalOutline: Hashable, Sendable {
  /// The kind of a box.
  package enum Kind: String, Hashable, Sendable {
    /// A section, with the elements at its boundary.
    case section
    /// The group that a section repeats.
    case group
    case nestedGroup
  }

  package var kind: Kind
  /// Its place and size in the content, in points.
  package var frame: LayoutRect
  /// The rectangle within its insets, in points.
  package var contentFrame: LayoutRect
}

extension CompositionalLayout {
  /// Returns the sections and groups that hold what intersects a rectangle, from the outside in.
  ///
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
    return CompositionalOutline(
      kind: .section,
      frame: frame(
        ItemPlace(
          start: start, length: section.length, lane: .init(x: 0, width: geometry.width),
          column: -1)),
      contentFrame: frame(
        ItemPlace(
          start: start + section.groupsStart, length: section.groupsLength,
          lane: .init(x: insets.near, width: max(0, geometry.width - insets.near - insets.far)),
          column: -1)))
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
      return self.frame(place)
    }
    // A group is solved before the one that holds it.
    return hosts.reversed().map { host in
      let node = plan.program.nodes[host.node]
      var outer = host.frame
      if !node.width.isEstimated {
        outer.origin.x -= node.insets.leading
        outer.size.width += node.insets.leading + node.insets.trailing
      }
      if !node.height.isEstimated {
        outer.origin.y -= node.insets.top
        outer.size.height += node.insets.top + node.insets.bottom
      }
      return CompositionalOutline(
        kind: host.node == 0 ? .group : .nestedGroup, frame: frame(outer),
        contentFrame: frame(host.frame))
    }
  }

  private func frame(_ place: ItemPlace) -> LayoutRect {
    geometry.orientation.frame(of: place, in: (geometry.contentLength, geometry.width))
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
