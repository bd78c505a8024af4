import SelfSizing
import SelfSizingCommand

/// The rules of compositional layouts, a picture each: how many items a group takes, what a
/// fraction counts from, how high a row is, and where distances go.
enum GroupsScene {
  struct Rule {
    let captions: [String]
    let section: CompositionalSection
    var count = 6
    /// The heights that cells prefer, in turn; empty where they agree with what they are given.
    var heights: [Double] = []
  }

  private static func section(_ group: CompositionalItem) -> CompositionalSection {
    var section = CompositionalSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = DirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    return section
  }

  static var counting: [Rule] {
    let size = CompositionalSize(.whole, .absolute(44))
    let items = [CompositionalItem.item(.init(.fractionalWidth(0.3), .fractionalHeight(1)))]
    return [
      Rule(
        captions: ["subitems:", "again until the next does not fit"],
        section: section(.horizontal(size, items, interItemSpacing: .fixed(8)))),
      Rule(
        captions: ["subitem:count: 4", "equally wide, whatever they say"],
        section: section(.horizontal(size, items, .equal(count: 4), interItemSpacing: .fixed(8)))),
      Rule(
        captions: ["repeatingSubitem:count: 2", "each as wide as it says"],
        section: section(
          .horizontal(size, items, .repeating(count: 2), interItemSpacing: .fixed(8)))),
    ]
  }

  static var sizing: [Rule] {
    let column = CompositionalItem.vertical(
      .init(.fractionalWidth(1.0 / 3), .fractionalHeight(1)),
      [.item(.init(.whole, .fractionalHeight(1)))], .equal(count: 2), interItemSpacing: .fixed(6))
    var nested = CompositionalItem.horizontal(
      .init(.whole, .absolute(96)),
      [.item(.init(.fractionalWidth(2.0 / 3), .fractionalHeight(1))), column])
    nested.contentInsets = DirectionalEdgeInsets(top: 10, leading: 14, bottom: 10, trailing: 14)
    let row = CompositionalSize(.whole, .estimated(40))
    return [
      Rule(
        captions: ["fractions count from the group,", "less the group's insets"],
        section: section(nested)),
      Rule(
        captions: ["an estimated group is as high", "as its highest item"],
        section: section(
          .horizontal(row, [.item(row)], .equal(count: 3), interItemSpacing: .fixed(8))),
        heights: [34, 70, 48, 60, 28, 52]),
      Rule(
        captions: ["uniformAcrossSiblings:", "the highest is shared"],
        section: section(
          .horizontal(
            row, [.item(.init(.fractionalWidth(0.3), .uniformAcrossSiblings(estimate: 40)))],
            .repeating(count: 3), interItemSpacing: .fixed(8))), heights: [34, 70, 48, 60, 28, 52]),
    ]
  }

  static var spacing: [Rule] {
    let square = CompositionalSize(.absolute(44), .absolute(44))
    var inset = CompositionalItem.item(.init(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    inset.contentInsets = DirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    var pushed = CompositionalItem.item(square)
    pushed.edgeSpacing = CompositionalEdgeSpacing(top: .flexible(0))
    let frames = CompositionalFrames { environment in
      let width = (environment.contentSize.width - 8) / 2
      return [
        .init(LayoutRect(x: 0, y: 0, width: width, height: 90)),
        .init(LayoutRect(x: width + 8, y: 0, width: width, height: 50)),
        .init(LayoutRect(x: width + 8, y: 58, width: width, height: 72)),
        .init(LayoutRect(x: 0, y: 98, width: width, height: 32)),
      ]
    }
    return [
      Rule(
        captions: ["an item's contentInsets come last:", "nothing else moves"],
        section: section(.horizontal(.init(.whole, .absolute(56)), [inset]))),
      Rule(
        captions: ["flexible spacing shares what is left;", "a flexible top pushes down"],
        section: section(
          .horizontal(
            .init(.whole, .absolute(64)), [.item(square), pushed, .item(square)],
            .repeating(count: 3), interItemSpacing: .flexible(8)))),
      Rule(
        captions: ["a custom group has frames", "from a closure"],
        section: section(.custom(.init(.whole, .absolute(130)), frames)), count: 8),
    ]
  }

  static func drawing(_ settings: SceneSettings) throws -> SceneDrawing {
    let widths = settings.widths(or: [280])
    let fontSize = min(TextStyle.body.pointSize(for: settings.sizes.first ?? .large), 17)
    let parts = [
      ("How many items a group takes", counting), ("What sizes count from", sizing),
      ("Where distances go", spacing),
    ]
    let groups = try widths.flatMap { width in
      try parts.map { title, rules in
        Group(
          title: title, panels: try rules.map { try panel($0, width: width, fontSize: fontSize) })
      }
    }
    return SceneDrawing(
      title: "How a compositional layout fills groups",
      remarks: [
        "Green: the section and its insets. Orange: the group that it repeats. Violet: groups in it.",
        "Where cells decide, a number is what the cell answered, in points; else it is the item's place in order.",
      ], scale: 0.9, groups: groups)
  }

  static func settled(_ rule: Rule, width: Double) throws -> CollectionView {
    let items = PlainItems(count: rule.count, heights: rule.heights)
    let view = try CollectionView(
      collectionViewLayout: CompositionalLayout(section: rule.section),
      viewport: CollectionViewport(size: LayoutSize(width: width, height: 4_000), displayScale: 3),
      dataSource: items, cellProvider: items)
    try view.layoutIfNeeded()
    return view
  }

  private static func panel(_ rule: Rule, width: Double, fontSize: Double) throws -> Panel {
    let view = try settled(rule, width: width)
    var elements = view.layoutAttributesForVisibleElements.map { attributes in
      let item = attributes.indexPath.item
      let answer = rule.heights.isEmpty ? nil : rule.heights[item % rule.heights.count]
      return Element(
        frame: attributes.frame,
        look: .tile(.accent, text: answer.map(SceneDrawing.points) ?? "\(item)", fontSize: fontSize)
      )
    }
    if let layout = view.collectionViewLayout as? CompositionalLayout {
      // Before the items, so that their edges stay in sight.
      let outlines = layout.outlines(in: view.bounds).map {
        Element(frame: $0.frame, look: .container($0.kind, content: $0.contentFrame))
      }
      elements = outlines + elements
    }
    return Panel(
      captions: rule.captions, size: LayoutSize(width: width, height: view.contentSize.height),
      elements: elements)
  }
}
