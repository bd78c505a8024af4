import Foundation
import SelfSizing

/// The content of the measured cell.
struct Card: Sendable {
  let title: String
  let summary: String
  let time: String
  let isNew: Bool

  /// Different recipes of about 150 characters, the same at every run.
  ///
  /// - Parameter first: The number of the first one; no two numbers have the same text.
  static func numbered(_ count: Int, from first: Int = 0) -> [Card] {
    let words = [
      "roasted", "carrots", "with", "lemon", "butter", "and", "thyme", "on", "creamy", "polenta",
      "toasted", "almonds", "slow", "braised", "beans", "crisp", "sage", "Avenue", "Toronto",
      "Waffles",
    ]
    var state = UInt64(first + 1)
    func sentence(_ count: Int) -> String {
      (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return words[Int(state >> 33) % words.count]
      }.joined(separator: " ")
    }
    return (first..<first + count).map { index in
      Card(
        title: "\(sentence(4)) \(index)", summary: sentence(17),
        time: "\(10 + index % 50) min", isNew: index.isMultiple(of: 2))
    }
  }
}

enum Cards {
  /// The labels of a card, with the style that each follows and its size at large.
  static let styles: [(style: TextStyle, size: Double)] = [
    (.headline, 17), (.subheadline, 15), (.caption1, 12),
  ]

  /// Inter, the font that the peer shapes; its advances do not depend on the size.
  static let face: FontFace = {
    let path =
      ProcessInfo.processInfo.environment["SELFSIZING_BENCHMARK_FONT"]
      ?? "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    guard let data = FileManager.default.contents(atPath: path),
      let face = try? FontFile([UInt8](data)).face()
    else {
      print("CompareCells: \(path) cannot be read")
      exit(3)
    }
    return face
  }()

  /// The font of each label at a category, as the peer has to set it.
  static func fonts(_ category: DynamicTypeCategory) -> [TextFont] {
    let traits = TraitCollection(contentSizeCategory: category)
    return styles.map { style, size in
      FontMetrics(forTextStyle: style).scaledFont(
        for: TextFont(face, size: size), compatibleWith: traits)
    }
  }

  /// The card that the peer has too: a photo, and three labels in a stack beside it.
  static let plain = template("card") { _, _ in () }

  /// The same with an item that some contents hide and others show, and a stack that reflows.
  static let varied = template("varied") { cell, time in
    let badge = cell.view(intrinsicSize: LayoutSize(width: 40, height: 14))
      .hidden { !$0.isNew }
    cell.stack(.horizontal, spacing: 8, alignment: .center) {
      time
      badge
    }
    .axis(.vertical, alignment: .leading, when: { $0.contentSizeCategory.isAccessibilityCategory })
  }

  private static func template(
    _ name: String,
    @CellBuilder footer:
      @escaping @Sendable (CellDeclaration<Card>, LabelItem<Card>) -> CellStatements
  ) -> CellTemplate<Card> {
    CellTemplate<Card>(name) { cell in
      cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 11, leading: 16, bottom: 11, trailing: 16)
      let photo = cell.image(width: 88, height: 88)
      let title = label(cell, 0, numberOfLines: 0) { $0.title }
      let summary = label(cell, 1, numberOfLines: 3) { $0.summary }
        .compressionResistance(749, for: .vertical)
      let time = label(cell, 2, numberOfLines: 1) { $0.time }
      let last = footer(cell, time)
      let text = cell.stack(.vertical, spacing: 4) {
        title
        summary
        if name == "card" { time } else { last }
      }
      let margins = cell.contentView.layoutMarginsGuide
      photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
      photo.topAnchor.constraint(equalTo: margins.topAnchor)
      photo.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
      text.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12)
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
      text.topAnchor.constraint(equalTo: margins.topAnchor)
      text.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
    }
  }

  private static func label(
    _ cell: CellDeclaration<Card>, _ index: Int, numberOfLines: Int,
    _ text: @escaping @Sendable (Card) -> String
  ) -> LabelItem<Card> {
    cell.label(
      font: .scaled(TextFont(face, size: styles[index].size), as: styles[index].style),
      numberOfLines: numberOfLines, text)
  }
}
