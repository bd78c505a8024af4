import SelfSizing
import SelfSizingCommand

/// A feed in a compositional layout: stories that scroll sideways, posts that size themselves,
/// photos in nested groups and cards in pages, each part under a header that is held in sight.
enum FeedScene {
  static let titles = ["", "Today", "Photos", "More to read"]
  static let counts = [14, 7, 9, 6]

  static func text(_ path: ItemIndexPath) -> TextRow {
    TextsScene.rows[(path.item * 5 + path.section) % TextsScene.rows.count]
  }

  static func layout() -> CompositionalLayout {
    let sections = [stories, posts, photos, cards]
    return CompositionalLayout { section, _ in sections[section] }
  }

  /// A section under a header that is held in sight.
  private static func headed(_ group: CompositionalItem, inset: Double) -> CompositionalSection {
    var section = CompositionalSection(group: group)
    section.contentInsets = DirectionalEdgeInsets(
      top: 8, leading: inset, bottom: 16, trailing: inset)
    section.supplementariesFollowContentInsets = false
    var header = CompositionalBoundary(
      kind: CompositionalBoundary.sectionHeader, size: .init(.whole, .absolute(36)), alignment: .top
    )
    header.pinToVisibleBounds = true
    section.boundaryItems = [header]
    return section
  }

  private static var stories: CompositionalSection {
    var section = CompositionalSection(
      group: .horizontal(
        .init(.absolute(72), .absolute(72)), [.item(.init(.whole, .fractionalHeight(1)))]))
    section.orthogonalScrolling = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 10
    section.contentInsets = DirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    return section
  }

  private static var posts: CompositionalSection {
    let post = CompositionalSize(.whole, .estimated(80))
    var section = headed(.vertical(post, [.item(post)]), inset: 16)
    section.interGroupSpacing = 8
    return section
  }

  private static var photos: CompositionalSection {
    var photo = CompositionalItem.item(.init(.whole, .fractionalHeight(1)))
    photo.contentInsets = DirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    var large = CompositionalItem.item(.init(.fractionalWidth(2.0 / 3), .fractionalHeight(1)))
    large.contentInsets = photo.contentInsets
    let column = CompositionalItem.vertical(
      .init(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), [photo], .equal(count: 2))
    var section = headed(
      .horizontal(.init(.whole, .fractionalWidth(0.5)), [large, column]), inset: 14)
    section.decorationItems = [CompositionalDecoration(kind: "background")]
    return section
  }

  private static var cards: CompositionalSection {
    let card = CompositionalSize(.whole, .estimated(100))
    var section = headed(
      .horizontal(.init(.fractionalWidth(0.7), .estimated(100)), [.item(card)]), inset: 16)
    section.orthogonalScrolling = .groupPaging
    section.interGroupSpacing = 12
    return section
  }

  static func drawing(_ settings: SceneSettings) throws -> SceneDrawing {
    SceneDrawing(
      title: "A feed in a compositional layout",
      remarks: [
        "Stories and cards scroll sideways; posts and cards are as high as their texts; headers are held in sight.",
        "Green: sections and their insets. Orange: the group that a section repeats. Violet: groups in it.",
      ], scale: 0.8, groups: try settings.groups(group))
  }

  static func settled(width: Double, _ category: DynamicTypeCategory, scrolledBy distance: Double)
    throws -> CollectionView
  {
    let traits = TextsScene.traits(category)
    let items = FeedItems(traits: traits)
    let feed = layout()
    let view = try CollectionView(
      collectionViewLayout: feed,
      viewport: CollectionViewport(size: LayoutSize(width: width, height: 760), traits: traits),
      dataSource: items, cellProvider: items)
    try view.layoutIfNeeded()
    if distance > 0 {
      feed.scrollOrthogonally(section: 0, to: 164)
      try view.scroll(by: distance)
    }
    if let error = items.measuringError { throw error }
    return view
  }

  private static func group(_ width: Double, _ category: DynamicTypeCategory) throws -> Group {
    let measurer = Measurer(textCell)
    let top = try settled(width: width, category, scrolledBy: 0)
    let scrolled = try settled(width: width, category, scrolledBy: 420)
    return Group(
      title: "\(SceneDrawing.points(width)) points wide, \(category.sizeName)",
      panels: [
        try panel(["at the top"], top) { try look($0, measurer, category) },
        try panel(["scrolled by 420 points", "a header is held in sight"], scrolled) {
          try look($0, measurer, category)
        },
        try panel(["the same: groups and insets"], scrolled, outlined: true) {
          .tile(.plain, text: $0.element.kind == .item ? "\($0.indexPath.item)" : "", fontSize: 15)
        },
      ])
  }

  private static func panel(
    _ captions: [String], _ view: CollectionView, outlined: Bool = false,
    look: (CollectionViewLayoutAttributes) throws -> SceneDrawing.Look
  ) throws -> Panel {
    let origin = view.contentOffset
    func onScreen(_ frame: LayoutRect) -> LayoutRect { frame.offsetBy(x: -origin.x, y: -origin.y) }
    let visible = view.layoutAttributesForVisibleElements
    // Elements of one depth keep their order.
    let layers = Dictionary(grouping: visible, by: \.zIndex).sorted { $0.key < $1.key }
    var elements = try layers.flatMap(\.value).map {
      Element(frame: onScreen($0.frame), look: try look($0))
    }
    if outlined, let layout = view.collectionViewLayout as? CompositionalLayout {
      elements += layout.outlines(in: view.bounds).map {
        Element(
          frame: onScreen($0.frame), look: .container($0.kind, content: onScreen($0.contentFrame)))
      }
    }
    return Panel(captions: captions, size: view.viewport.size, elements: elements)
  }

  private static func look(
    _ attributes: CollectionViewLayoutAttributes, _ measurer: Measurer<TextRow>,
    _ category: DynamicTypeCategory
  ) throws -> SceneDrawing.Look {
    let path = attributes.indexPath
    switch (attributes.element.kind, path.section) {
    case (.item, 0), (.item, 2): return .photo(path.item + path.section * 20)
    case (.item, _):
      return .cell(
        try measurer.measure(
          text(path), width: attributes.frame.width, traits: TextsScene.traits(category)))
    case (.header, _):
      return .tile(
        .accent, text: titles[path.section],
        fontSize: min(TextStyle.headline.pointSize(for: category), 26))
    default: return .tile(.plain, text: "", fontSize: 12)
    }
  }
}

/// The feed's items. Posts and cards are as high as their texts, measured.
private final class FeedItems: CollectionViewDataSource, CollectionViewCellProvider {
  private let measurer = Measurer(textCell)
  private let traits: TraitCollection
  /// Why a text could not be measured, the first time that it happened.
  private(set) var measuringError: (any Error)?

  init(traits: TraitCollection) { self.traits = traits }

  func numberOfSections() -> Int { FeedScene.counts.count }

  func numberOfItems(inSection section: Int) -> Int { FeedScene.counts[section] }

  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    ItemIdentity(indexPath.section * 1_000 + indexPath.item)
  }

  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    var preferred = layoutAttributes
    let path = layoutAttributes.indexPath
    guard layoutAttributes.element.kind == .item, path.section % 2 == 1 else { return preferred }
    do {
      preferred.frame.size.height = try measurer.height(
        of: FeedScene.text(path), width: preferred.frame.width, traits: traits)
    } catch { measuringError = measuringError ?? error }
    return preferred
  }
}
