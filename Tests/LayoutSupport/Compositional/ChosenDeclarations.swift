import SelfSizingCollectionLayout
import SelfSizingGeometry

/// Declarations of compositional layouts that are made by choices.
struct ChosenDeclarations {
  typealias Choice = CompositionalScript.Choice

  /// Whether numbers are such as somebody might write.
  let isTame: Bool

  /// Numbers that no declaration should hold.
  private static let hostile: [Double] = [
    .nan, .infinity, -.infinity, -1, -0.0, 1e-300, .leastNonzeroMagnitude, 1e6, 1e9, 1e15, 1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  /// Returns a section.
  func section(_ choose: Choice) -> CompositionalSection {
    var section = CompositionalSection(group: group(choose, depth: 0))
    section.interGroupSpacing = distance(choose)
    if choose(3) == 0 { section.contentInsets = insets(choose) }
    let behaviors = CompositionalSection.OrthogonalScrolling.allCases
    if choose(4) == 0 { section.orthogonalScrolling = behaviors[choose(behaviors.count)] }
    if choose(3) == 0 {
      section.boundaryItems.append(
        boundary(
          CompositionalBoundary.sectionHeader, choose(2) == 0 ? .top : [.top, .leading], choose))
    }
    if choose(4) == 0 {
      section.boundaryItems.append(
        boundary(CompositionalBoundary.sectionFooter, .bottom, choose))
    }
    section.supplementariesFollowContentInsets = choose(4) > 0
    if choose(4) == 0 {
      var decoration = CompositionalDecoration(kind: "background")
      decoration.contentInsets = insets(choose)
      section.decorationItems = [decoration]
    }
    return section
  }

  // MARK: Groups

  private func group(_ choose: Choice, depth: Int) -> CompositionalItem {
    if choose(12) == 11 { return custom(choose, depth: depth) }
    let subitems = (0...choose(3)).map { _ in
      depth < 2 && choose(3) == 0 ? group(choose, depth: depth + 1) : item(choose, depth: depth)
    }
    let count = isTame || choose(8) > 0 ? 1 + choose(4) : [0, -1, .min, .max][choose(4)]
    let arrangement: CompositionalGroup.Arrangement =
      switch choose(3) {
      case 0: .fit
      case 1: .equal(count: count)
      default: .repeating(count: count)
      }
    let spacing: CompositionalSpacing? =
      switch choose(4) {
      case 0: .fixed(distance(choose))
      case 1: .flexible(distance(choose))
      default: nil
      }
    let extent = size(choose, depth: depth)
    var chosen =
      choose(2) == 0
      ? CompositionalItem.horizontal(extent, subitems, arrangement, interItemSpacing: spacing)
      : CompositionalItem.vertical(extent, subitems, arrangement, interItemSpacing: spacing)
    decorate(&chosen, choose)
    return chosen
  }

  private func custom(_ choose: Choice, depth: Int) -> CompositionalItem {
    let frames = (0..<choose(4)).map { _ in
      CompositionalFrames.Frame(
        LayoutRect(
          x: distance(choose), y: distance(choose), width: distance(choose) * 4,
          height: distance(choose) * 4))
    }
    return .custom(size(choose, depth: depth), CompositionalFrames { _ in frames })
  }

  private func item(_ choose: Choice, depth: Int) -> CompositionalItem {
    var item = CompositionalItem.item(size(choose, depth: depth + 1))
    decorate(&item, choose)
    return item
  }

  /// Gives an item or a group insets, distances around it and a badge, now and then.
  private func decorate(_ item: inout CompositionalItem, _ choose: Choice) {
    if choose(6) == 0 { item.contentInsets = insets(choose) }
    if choose(8) == 0 {
      item.edgeSpacing = CompositionalEdgeSpacing(
        leading: .flexible(distance(choose)), top: .fixed(distance(choose)),
        trailing: choose(2) == 0 ? .flexible(distance(choose)) : nil, bottom: nil)
    }
    guard choose(8) == 0 else { return }
    item.supplementaryItems = [
      CompositionalSupplementary(
        kind: "badge \(choose(2))",
        size: CompositionalSize(
          width: .absolute(distance(choose)), height: .absolute(distance(choose))),
        containerAnchor: CompositionalAnchor(
          [.top, .trailing], offset: LayoutPoint(x: 0.5, y: -0.5), isFractional: choose(2) == 0))
    ]
  }

  private func boundary(_ kind: String, _ edges: CompositionalEdges, _ choose: Choice)
    -> CompositionalBoundary
  {
    let height: CompositionalDimension =
      choose(2) == 0 ? .estimated(points(choose)) : .absolute(points(choose))
    var item = CompositionalBoundary(
      kind: kind, size: CompositionalSize(width: .fractionalWidth(1), height: height),
      alignment: edges)
    item.pinToVisibleBounds = choose(2) == 0
    item.extendsBoundary = choose(4) > 0
    return item
  }

  // MARK: Numbers

  private func size(_ choose: Choice, depth: Int) -> CompositionalSize {
    CompositionalSize(
      width: choose(3) > 0 ? .fractionalWidth(fraction(choose)) : dimension(choose),
      height: dimension(choose))
  }

  private func dimension(_ choose: Choice) -> CompositionalDimension {
    switch choose(8) {
    case 0: .fractionalWidth(fraction(choose))
    case 1: .fractionalHeight(fraction(choose))
    case 2, 3: .absolute(points(choose))
    case 4: .uniformAcrossSiblings(estimate: points(choose))
    default: .estimated(points(choose))
    }
  }

  private func fraction(_ choose: Choice) -> Double {
    number(choose) ?? [0.2, 0.25, 1.0 / 3, 0.5, 0.75, 1, 1, 1][choose(8)]
  }

  private func points(_ choose: Choice) -> Double { number(choose) ?? Double(20 + choose(100)) }

  private func distance(_ choose: Choice) -> Double { number(choose) ?? Double(choose(16)) }

  private func insets(_ choose: Choice) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: distance(choose), leading: distance(choose), bottom: distance(choose),
      trailing: distance(choose))
  }

  /// A number that no declaration should hold, now and then.
  private func number(_ choose: Choice) -> Double? {
    guard !isTame, choose(12) == 11 else { return nil }
    return Self.hostile[choose(Self.hostile.count)]
  }
}
