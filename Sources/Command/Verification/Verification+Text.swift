import SelfSizing

extension Verification {
  /// As many disagreements are printed in a table.
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
    var table = FigureTable(words: ["family"], figures: ["agree", "of", "largest error"])
    for family in families {
      table.append([
        .text(family.name), .count(family.agreeing), .count(family.count),
        .number(family.largestError),
      ])
    }
    return table
  }

  private func figureTable(_ figures: some Sequence<Figure>) -> FigureTable {
    var table = FigureTable(
      words: ["family", "name", "figure", "basis"], figures: ["measured", "here", "difference"])
    for figure in figures {
      table.append([
        .text(figure.family), .text(figure.name), .text(figure.figure), .text(figure.basis),
        .number(figure.measured), .known(figure.ours), .known(figure.error),
      ])
    }
    return table
  }

  /// The reasons why figures were not compared, each with the first of its names.
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
    let beginning: [(String, JSONValue)] = [
      ("family", .string(family)), ("name", .string(name)), ("figure", .string(figure)),
      ("measured", .number(measured)),
    ]
    return .object(
      beginning + (ours.map { [("here", .number($0))] } ?? []) + [
        ("agrees", .bool(agrees)), ("isHeight", .bool(isHeight)), ("basis", .string(basis)),
      ])
  }
}
