import SelfSizing
import SelfSizingCommand

/// A row of text, as long as it may be.
struct TextRow: Codable, Sendable { var text: String }

/// A label with margins around it: the smallest cell that sizes itself.
let textCell = CellTemplate<TextRow>("text") { cell in
  let text = cell.label(\.text, style: .body)
  let margins = cell.contentView.layoutMarginsGuide
  text.topAnchor.constraint(equalTo: margins.topAnchor)
  text.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
  text.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
  text.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
}

/// A self-sizing table of texts of very different length. Each row is estimated at 44 points until
/// its cell has answered.
enum TextsScene {
  static let estimate = 44.0

  static let rows = [
    "Hello.", "A label wraps where its width ends, and the row grows with it.", "OK",
    """
    An estimated height only has to be near enough: the scroll indicator starts out with it, and every \
    row that comes into sight replaces its part by what the cell really takes. What is above the row \
    that you are reading may grow or shrink by whole screens; that row stays where it is.
    """, "Two lines on a phone, one on a tablet, and the table need not know which.", "Ja.",
    """
    Donaudampfschifffahrtsgesellschaftskapitänsmütze, Rindfleischetikettierungsüberwachungsaufgaben\
    übertragungsgesetz.
    """, "The quick brown fox jumps over the lazy dog.",
    """
    The longest of them: Auto Layout is asked with the width required and the height as low as it can \
    be. The label is told its width, breaks its text into lines, and says how high they are; its edges \
    are tied to the margins on all four sides, so the content view has no choice but to be as high as \
    the text and the margins together. One missing constraint, and the row collapses to whatever the \
    table was told to expect. The same text at the largest accessibility size is several times as high, \
    and nobody had to write a line of code for it.
    """, "…", "Left, right, and everything in between.", "The end.",
  ].map(TextRow.init)

  static func layout() -> TableLayout {
    TableLayout(section: TableSection(items: .estimated(estimate)))
  }

  static func settled(width: Double, _ size: DynamicTypeCategory) throws -> SettledScene {
    let cells = TemplateCells(textCell, contents: rows)
    let viewport = CollectionViewport(
      size: LayoutSize(width: width, height: 100_000), traits: traits(size))
    let scene = try SettledScene(cells, layout(), viewport)
    if let error = cells.measuringError { throw error }
    return scene
  }

  static func traits(_ size: DynamicTypeCategory) -> TraitCollection {
    TraitCollection(contentSizeCategory: size, displayScale: 3)
  }

  static func drawing(_ settings: SceneSettings) throws -> SceneDrawing {
    SceneDrawing(
      title: "A self-sizing table",
      remarks: [
        "Every row is estimated at 44 points. Its cell answers with what the text takes.",
        "Left what the table expects, right what it comes to.",
      ], scale: 0.8, groups: try settings.groups(sizes: [.large, .accessibilityMedium], group))
  }

  private static func group(_ width: Double, _ size: DynamicTypeCategory) throws -> Group {
    let scene = try settled(width: width, size)
    let measurer = Measurer(textCell)
    let expected = rows.indices.map { row in
      Element(
        frame: LayoutRect(x: 0, y: Double(row) * estimate, width: width, height: estimate),
        look: .estimate(text: "44"))
    }
    let found = try scene.visible.map { attributes in
      Element(
        frame: attributes.frame,
        look: .cell(
          try measurer.measure(
            rows[attributes.indexPath.item], width: attributes.frame.width, traits: traits(size))))
    }
    let heights = (estimate * Double(rows.count), scene.contentSize.height)
    return Group(
      title: "\(SceneDrawing.points(width)) points wide, \(size.sizeName)",
      panels: [
        Panel(
          captions: ["estimated: \(SceneDrawing.points(heights.0)) points"],
          size: LayoutSize(width: width, height: heights.0), elements: expected),
        Panel(
          captions: ["measured: \(SceneDrawing.points(heights.1)) points"],
          size: LayoutSize(width: width, height: heights.1), elements: found),
      ])
  }
}
