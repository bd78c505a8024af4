import Foundation
import SelfSizing
import Testing

@testable import SelfSizingCommand
@testable import SelfSizingTool

@Suite("Scenes")
struct SceneTests {
  @Test("numbers: primes are twice, Mersenne primes three times as large, and nothing overlaps")
  func numbers() throws {
    let scene = try NumbersScene.settled(width: 375)
    #expect(scene.visible.count == 101)
    let division = (375 - 5 * 3.0) / 6
    let primes: Set = [
      2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89,
      97,
    ]
    for attributes in scene.visible {
      let number = attributes.indexPath.item
      let scale = [3, 7, 31].contains(number) ? 3 : primes.contains(number) ? 2 : 1
      let side = Double(scale) * (division + 3) - 3
      #expect((attributes.frame.width - side).magnitude < 1e-9, "\(number)")
      #expect((attributes.frame.height - side).magnitude < 1e-6, "\(number)")
    }
    for (index, first) in scene.visible.enumerated() {
      for second in scene.visible[..<index] {
        #expect(!first.frame.intersects(second.frame), "\(first.element) and \(second.element)")
      }
    }
    // 76 of one division, 22 of four, 3 of nine: 191 divisions in at least 32 lines of six.
    let lines = ((scene.contentSize.height + 3) / (division + 3)).rounded()
    #expect(lines >= 32 && lines <= 35, "\(lines) lines")
  }

  @Test("texts: every row is as high as its cell, and the rows follow each other")
  func texts() throws {
    for size in [DynamicTypeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      let scene = try TextsScene.settled(width: 320, size)
      #expect(scene.visible.count == TextsScene.rows.count)
      let measurer = Measurer(textCell)
      var top = 0.0
      for (row, attributes) in scene.visible.enumerated() {
        let expected = try measurer.height(
          of: TextsScene.rows[row], width: 320,
          traits: TraitCollection(contentSizeCategory: size, displayScale: 3))
        #expect(attributes.frame.height == expected)
        #expect((attributes.frame.minY - top).magnitude < 1e-6)
        top = attributes.frame.maxY
      }
      #expect((scene.contentSize.height - top).magnitude < 1e-6)
    }
    let heights = try TextsScene.settled(width: 320, .large).visible.map(\.frame.height)
    #expect((heights.max() ?? 0) > 8 * (heights.min() ?? 0))
  }

  @Test("photos: three in a row and a gap of 1 point on every screen, held either way")
  func photos() throws {
    var flowGaps: Set<Double> = []
    for device in Device.all {
      for orientation in Device.Orientation.allCases {
        let size = device.size(in: orientation)
        let screen = PhotosScene.Screen(size: size, scale: device.displayScale)
        let scene = try PhotosScene.settled(PhotosScene.columns(), screen)
        let frames = scene.visible.map(\.frame)
        let first = frames.prefix { $0.minY == 0 }
        #expect(first.count == 3, "\(device.name), \(orientation)")
        // Rounded down to the pixel: together never wider than the screen, and short of it by less
        // than three pixels.
        let used = first.map(\.width).reduce(2 * PhotosScene.spacing, +)
        #expect(used <= size.width && size.width - used < 3 / device.displayScale)
        for frame in frames { #expect(frame.width == frames[0].width) }
        for (left, right) in zip(first, first.dropFirst()) {
          #expect((right.minX - left.maxX - PhotosScene.spacing).magnitude < 1e-9)
        }
        let flow = try PhotosScene.settled(PhotosScene.flow(), screen)
        let (gap, width) = PhotosScene.firstGap(flow)
        #expect(width == PhotosScene.flowSize)
        #expect(gap >= PhotosScene.spacing)
        flowGaps.insert(gap)
      }
    }
    // What the scene is there to show: the gaps of the flow layout differ from screen to screen.
    #expect(flowGaps.count > 8)
    #expect((flowGaps.max() ?? 0) > 10)
  }

  @Test(
    "recipes: columns follow width and text size, and cells are as high as they have to be",
    arguments: [
      (375, DynamicTypeCategory.large, 1), (639, .large, 1), (640, .large, 2),
      (719, .accessibilityMedium, 1), (720, .accessibilityMedium, 2), (820, .accessibilityLarge, 2),
      (820, .accessibilityExtraLarge, 1), (1180, .large, 3), (1180, .accessibilityMedium, 3),
      (1180, .accessibilityExtraExtraExtraLarge, 2),
    ])
  func recipes(width: Double, size: DynamicTypeCategory, columns: Int) throws {
    let scene = try RecipesScene.settled(LayoutSize(width: width, height: 1200), size)
    #expect((scene.visible.compactMap(\.column).max() ?? -1) + 1 == columns)
    let measurer = Measurer(recipeCell)
    for attributes in scene.visible {
      let item = attributes.indexPath.item
      #expect(attributes.column == item % columns)
      let expected = try measurer.measure(
        recipeSamples[item % recipeSamples.count],
        fitting: LayoutSize(width: attributes.frame.width, height: 0),
        traits: TraitCollection(contentSizeCategory: size, displayScale: 2),
        priorities: FittingPriorities(horizontal: .required, vertical: .fittingSizeLevel))
      #expect(attributes.frame.height == expected.size.height)
    }
  }

  @Test(
    "feed: posts and cards are as high as their texts, and a header is held in sight",
    arguments: [(320.0, DynamicTypeCategory.large), (375, .accessibilityMedium), (700, .small)])
  func feed(width: Double, size: DynamicTypeCategory) throws {
    let view = try FeedScene.settled(width: width, size, scrolledBy: 420)
    let visible = view.layoutAttributesForVisibleElements
    let measurer = Measurer(textCell)
    for attributes in visible
    where attributes.element.kind == .item && attributes.indexPath.section % 2 == 1 {
      let expected = try measurer.height(
        of: FeedScene.text(attributes.indexPath), width: attributes.frame.width,
        traits: TraitCollection(contentSizeCategory: size, displayScale: 3))
      #expect((attributes.frame.height - expected).magnitude < 1e-6, "\(attributes.element)")
    }
    let header = try #require(visible.first { $0.element.kind == .header })
    #expect(header.isPinned)
    #expect(header.frame.minY == view.contentOffset.y)
    #expect(header.frame.minX == 0 && header.frame.width == width)
  }

  @Test("groups: as many items in a row as fit, as the count says, and as are repeated")
  func groups() throws {
    let rows = try GroupsScene.counting.map { rule in
      let view = try GroupsScene.settled(rule, width: 280)
      let frames = view.layoutAttributesForVisibleElements.map(\.frame)
      return frames.prefix { $0.minY == frames[0].minY }.count
    }
    #expect(rows == [3, 4, 2])
    let heights = try GroupsScene.sizing.dropFirst().map { rule in
      try GroupsScene.settled(rule, width: 280).layoutAttributesForVisibleElements
        .map { $0.frame.height }
    }
    #expect(heights == [[34, 70, 48, 60, 28, 52], [70, 70, 70, 60, 60, 60]])
  }

  @Test(
    "the article's pictures are what the package draws; if not: selfsize scene NAME --out FILE",
    arguments: ["feed", "groups"])
  func articlePictures(name: String) throws {
    let picture = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../Sources/CollectionLayout/CollectionLayout.docc/Resources/compositional-\(name).svg"
    ).standardized
    let scene = try #require(Gallery.scenes.first { $0.name == name })
    #expect(try String(contentsOf: picture, encoding: .utf8) == scene.draw(SceneSettings()).svg())
  }

  @Test("every scene is drawn, the same twice, at any width and size")
  func drawn() throws {
    for scene in Gallery.scenes {
      let settings = SceneSettings(widths: [100, 700], sizes: [.extraSmall, .accessibilityLarge])
      let svg = try scene.draw(settings).svg()
      #expect(svg == (try scene.draw(settings).svg()))
      #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
      // An animation is repeated without end.
      #expect(!svg.contains("nan") && !svg.replacing("linear infinite", with: "").contains("inf"))
      #expect(svg != (try scene.draw(SceneSettings()).svg()))
    }
  }
}
