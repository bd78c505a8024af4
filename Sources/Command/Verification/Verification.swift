import SelfSizing

struct Verification: Sendable {
  struct Figure: Sendable {
    let family: String
    /// The name within the family: of a measurement, or the path of a picture.
    let name: String
    /// The figure's own name: `height`.
    let figure: String
    /// The figure that was measured elsewhere, in points.
    let measured: Double
    /// This package's figure; nil where it has none.
    let ours: Double?
    let tolerance: Double
    let isHeight: Bool
    /// The basis of this package's figure, and its place in the sources.
    let basis: String
    /// Drawings of both; nil for figures that are not visible.
    var pictures: VerifiedPictures?

    /// The excess of this package's figure; nil if it has none.
    var error: Double? { ours.map { $0 - measured } }
    var agrees: Bool { error.map { abs($0) <= tolerance } ?? false }
  }

  struct Family: Hashable, Sendable {
    let name: String
    let agreeing: Int, count: Int
    /// The largest error in points, without its sign.
    let largestError: Double
  }

  let title: String
  let facts: [String]
  var figures: [Figure]
  let omissions: [(name: String, reason: String)]

  var disagreements: [Figure] { figures.filter { !$0.agrees } }
  var hasOtherHeights: Bool { figures.contains { $0.isHeight && !$0.agrees } }

  var families: [Family] {
    figures.grouped(by: \.family).map { name, figures in
      Family(
        name: name, agreeing: figures.count(where: \.agrees), count: figures.count,
        largestError: figures.map { abs($0.error ?? 0) }.reduce(0, max))
    }
  }

  var summary: String {
    let agreeing = figures.count(where: \.agrees)
    return "\(agreeing) of \(figures.count) agree"
      + (omissions.isEmpty ? "" : "; \(omissions.count) not compared")
  }
}

/// A reference picture and this package's drawing of what it shows.
struct VerifiedPictures: Sendable {
  let file: [UInt8]
  let size: LayoutSize
  let cell: CellMeasurement
  let padding: Double
}

extension Verification {
  private static let mostRows = 200

  func text(in format: OutputFormat) -> String {
    switch format {
    case .json: json.text() + "\n"
    case .markdown: markdown
    case .csv: figureTable(figures).csv()
    case .table: table
    }
  }

  private var table: String {
    var lines = [title] + facts + [""] + familyTable.lines() + ["", summary]
    let different = disagreements
    if !different.isEmpty {
      lines += [""] + figureTable(different.prefix(Self.mostRows)).lines() + rest(different.count)
    }
    lines += omissionLines.isEmpty ? [] : [""] + omissionLines
    return lines.asLines + "\n"
  }

  private var markdown: String {
    let different = disagreements
    let rows =
      different.isEmpty ? "" : "\n" + figureTable(different.prefix(Self.mostRows)).markdown()
    return "# \(title.escapedForMarkdown)\n\n"
      + facts.map { "- \($0.escapedForMarkdown)\n" }.joined() + "\n" + familyTable.markdown()
      + "\n\(summary)\n" + rows + rest(different.count).map { "\n\($0)\n" }.joined()
      + (omissionLines.isEmpty ? "" : "\n")
      + omissionLines.map { "- \($0.escapedForMarkdown)\n" }.joined()
  }

  private func rest(_ count: Int) -> [String] {
    count > Self.mostRows ? ["and \(count - Self.mostRows) more"] : []
  }

  private var familyTable: FigureTable {
    FigureTable(
      words: ["family"], figures: ["agree", "of", "largest error"],
      rows: families.map {
        [.text($0.name), .count($0.agreeing), .count($0.count), .number($0.largestError)]
      })
  }

  private func figureTable(_ figures: some Sequence<Figure>) -> FigureTable {
    FigureTable(
      words: ["family", "name", "figure", "basis"], figures: ["measured", "here", "difference"],
      rows: figures.map { figure in
        [
          .text(figure.family), .text(figure.name), .text(figure.figure), .text(figure.basis),
          .number(figure.measured), .known(figure.ours), .known(figure.error),
        ]
      })
  }

  var omissionLines: [String] {
    let mostNames = 20
    return omissions.grouped(by: \.reason).map { reason, omissions in
      let names = omissions.map(\.name)
      return "not compared, \(reason): \(names.prefix(mostNames).joined(separator: ", "))"
        + (names.count > mostNames ? " and \(names.count - mostNames) more" : "")
    }
  }

  private var json: JSONValue {
    let families = families.map { family in
      JSONValue.object([
        ("name", .string(family.name)), ("agree", .count(family.agreeing)),
        ("count", .count(family.count)), ("largestError", .number(family.largestError)),
      ])
    }
    let omissions = omissions.map { name, reason in
      JSONValue.object([("name", .string(name)), ("reason", .string(reason))])
    }
    return .object([
      ("schema", .string("selfsize.verification.v1")), ("title", .string(title)),
      ("facts", .strings(facts)), ("families", .array(families)),
      ("figures", .array(figures.map(\.json))), ("omissions", .array(omissions)),
    ])
  }
}

extension Verification.Figure {
  fileprivate var json: JSONValue {
    .object(known: [
      ("family", .string(family)), ("name", .string(name)), ("figure", .string(figure)),
      ("measured", .number(measured)), ("here", ours.map(JSONValue.number)),
      ("agrees", .bool(agrees)), ("isHeight", .bool(isHeight)), ("basis", .string(basis)),
    ])
  }
}
