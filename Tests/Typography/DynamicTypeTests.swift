import Foundation
import SelfSizingGeometry
import Testing

@testable import SelfSizingTypography

@Suite("Dynamic Type")
struct DynamicTypeTests {
  struct Table: Decodable {
    var styles: [String: Style]
    struct Style: Decodable {
      var weight: String
      var emphasizedWeight: String
      var sizes: [String: Cell]
    }
    struct Cell: Decodable {
      var pointSize: Double
      var leadingUIKit: Double
    }
  }

  private static func cells() throws -> [(TextStyle, DynamicTypeCategory, Table.Cell)] {
    let file = Fixtures.folder.appendingPathComponent("dynamic-type.json")
    let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
    var cells: [(TextStyle, DynamicTypeCategory, Table.Cell)] = []
    for (styleName, style) in table.styles {
      let textStyle = try #require(Fixtures.styles[styleName])
      #expect("\(style.weight.lowercased())" == name(of: textStyle.weight))
      #expect("\(style.emphasizedWeight.lowercased())" == name(of: textStyle.emphasizedWeight))
      for (categoryName, cell) in style.sizes {
        cells.append((textStyle, try #require(Fixtures.categories[categoryName]), cell))
      }
    }
    return cells
  }

  private static func name(of weight: FontWeight) -> String? {
    Fixtures.weights.first { $0.value == weight }?.key
  }

  @Test("gives all 132 pairs of style and category their point size and leading")
  func table() throws {
    let cells = try Self.cells()
    #expect(cells.count == 132)
    for (style, category, cell) in cells {
      let traits = TraitCollection(contentSizeCategory: category)
      let font = TextFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == cell.pointSize)
      #expect(font.weight == style.weight)
      #expect(font.leading == max(0, cell.leadingUIKit - font.lineHeight))
    }
  }

  @Test("finds each style's row of figures by the style, wherever it is declared")
  func rows() throws {
    let file = Fixtures.folder.appendingPathComponent("dynamic-type.json")
    let names = try JSONDecoder().decode(Names.self, from: Data(contentsOf: file))
    let rows = TextStyle.allCases.map(\.tableRow)
    #expect(rows.sorted() == Array(TextStyle.allCases.indices))
    let cells = rows.count * DynamicTypeTable.columns
    #expect(DynamicTypeTable.pointSizes.count == cells)
    #expect(DynamicTypeTable.leadings.count == cells)
    #expect(DynamicTypeTable.publishedLeadings.count == cells)
    for style in TextStyle.allCases {
      let name = names.rawValues["\(style)"] ?? names.extraStyles["\(style)"]?.rawValue
      #expect(style.uiKitName == name)
    }
  }

  struct Names: Decodable {
    var rawValues: [String: String]
    var extraStyles: [String: Extra]
    struct Extra: Decodable {
      var rawValue: String
    }
  }

  @Test("scales 64 points as UIKit does in all 132 pairs")
  func scaledValues() throws {
    let cells = try Self.cells()
    for (style, category, cell) in cells {
      let large = try #require(cells.first { $0.0 == style && $0.1 == .large }).2.leadingUIKit
      let expected = (64 * cell.leadingUIKit / large * 3).rounded() / 3
      let actual = FontMetrics(forTextStyle: style).scaledValue(
        for: 64, compatibleWith: TraitCollection(contentSizeCategory: category))
      #expect(abs(actual - expected) < 1e-9, "\(style) at \(category)")
    }
    #expect(cells.count == 132)
  }

  @Test("scales body fonts and lengths as measured")
  func samples() {
    let largest = TraitCollection(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let body = FontMetrics.default
    #expect(body.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: largest).pointSize == 48)
    let second = TraitCollection(contentSizeCategory: .accessibilityLarge)
    #expect(body.scaledValue(for: 44, compatibleWith: second) == 80)
  }

  @Test("caps a scaled font at its maximum, and ignores an invalid maximum")
  func maximumPointSize() {
    let largest = TraitCollection(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
    func size(_ maximum: Double?) -> Double {
      FontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 17, weight: .bold), maximumPointSize: maximum,
        compatibleWith: largest
      ).pointSize
    }
    #expect(size(30.5) == 30.5)
    #expect(size(60) == 48)
    #expect(size(0) == 48)
    #expect(size(.nan) == 48)
  }

  @Test("keeps a scaled font's weight and gives it no style's leading")
  func scaledFontKeepsWeight() {
    let font = FontMetrics(forTextStyle: .body).scaledFont(
      for: .preferredFont(forTextStyle: .headline),
      compatibleWith: TraitCollection(contentSizeCategory: .extraLarge))
    #expect(font.weight == .semibold)
    #expect(font.leading == 0)
  }

  @Test("never shrinks a font from one category to the next", arguments: TextStyle.allCases)
  func monotone(style: TextStyle) {
    let sizes = DynamicTypeCategory.allCases.map { style.pointSize(for: $0) }
    #expect(sizes == sizes.sorted())
  }

  @Test("keeps the extra large titles at their default, and says that more is unknown")
  func extraLargeTitles() {
    for category in DynamicTypeCategory.allCases {
      let traits = TraitCollection(contentSizeCategory: category)
      let title = TextFont.preferredFont(forTextStyle: .extraLargeTitle, compatibleWith: traits)
      let second = TextFont.preferredFont(forTextStyle: .extraLargeTitle2, compatibleWith: traits)
      #expect(title.pointSize == 36 && second.pointSize == 28)
      #expect(title.weight == .bold && second.weight == .bold)
      #expect(title.alternativeLeading == 43 - title.lineHeight)
      #expect(second.alternativeLeading == 34 - second.lineHeight)
      #expect(title.leadingFidelity == .assumed && second.leadingFidelity == .assumed)
      let metrics = FontMetrics(forTextStyle: .extraLargeTitle)
      #expect(metrics.scaledValue(for: 10, compatibleWith: traits) == 10)
    }
  }

  @Test("calls a style's leading exact where it was seen, and never makes it negative")
  func leadingFidelity() {
    func font(_ style: TextStyle, _ category: DynamicTypeCategory) -> TextFont {
      .preferredFont(
        forTextStyle: style, compatibleWith: TraitCollection(contentSizeCategory: category))
    }
    #expect(font(.body, .large).leadingFidelity == .exact)
    #expect(font(.body, .small).leadingFidelity == .exact)
    #expect(font(.subheadline, .extraExtraExtraLarge).leadingFidelity == .exact)
    #expect(font(.body, .extraLarge).leadingFidelity == .modelled)
    #expect(font(.body, .extraLarge).alternativeLeading == nil)
    let caption = font(.caption2, .large)
    #expect(caption.leading == 0)
    #expect(caption.leadingFidelity == .assumed)
    #expect(caption.alternativeLeading == 13 - caption.lineHeight)
  }

  @Test("calls a style's leading assumed where the guidelines print another one")
  func publishedLeading() {
    let title = TextFont.preferredFont(
      forTextStyle: .title1, compatibleWith: TraitCollection(contentSizeCategory: .extraLarge))
    #expect(title.leading == 36 - title.lineHeight)
    #expect(title.leadingFidelity == .assumed)
    #expect(title.alternativeLeading == 37 - title.lineHeight)
  }

  @Test("passes what is no number through", arguments: [Double.nan, .infinity, -.infinity])
  func badValues(value: Double) {
    let scaled = FontMetrics.default.scaledValue(for: value)
    #expect(scaled.isNaN == value.isNaN && (value.isNaN || scaled == value))
  }
}
