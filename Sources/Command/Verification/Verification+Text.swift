import SelfSizing

extension Verification {
  /// As many disagreements are printed in a table.
  private static let mostRows = 200

  /// The verification in a form that people or programs read, with a newline at its end.
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

  /// Agreement by family, and the largest error.
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
        .number(figure.measured), figure.ours.map { .number($0) } ?? .unknown,
        figure.error.map { .number($0) } ?? .unknown,
      ])
    }
    return table
  }

  /// The reasons why figures were not compared, each with the first of its names.
  var omissionLines: [String] {
    let mostNames = 20
    var reasons: [(reason: String, names: [String])] = []
    for (name, reason) in omissions {
      if let place = reasons.firstIndex(where: { $0.reason == reason }) {
        reasons[place].names.append(name)
      } else {
        reasons.append((reason, [name]))
      }
    }
    return reasons.map { reason, names in
      "not compared, \(reason): \(names.prefix(mostNames).joined(separator: ", "))"
        + (names.count > mostNames ? " and \(names.count - mostNames) more" : "")
    }
  }

  private var json: JSONValue {
    .object([
      ("schema", .string("selfsize.verification.v1")), ("title", .string(title)),
      ("facts", .array(facts.map { .string($0) })),
      (
        "families",
        .array(
          families.map { family in
            .object([
              ("name", .string(family.name)), ("agree", .number(Double(family.agreeing))),
              ("count", .number(Double(family.count))),
              ("largestError", .number(family.largestError)),
            ])
          })
      ),
      (
        "figures",
        .array(
          figures.map { figure in
            var members: [(String, JSONValue)] = [
              ("family", .string(figure.family)), ("name", .string(figure.name)),
              ("figure", .string(figure.figure)), ("measured", .number(figure.measured)),
            ]
            if let ours = figure.ours { members.append(("here", .number(ours))) }
            members += [
              ("agrees", .bool(figure.agrees)), ("isHeight", .bool(figure.isHeight)),
              ("basis", .string(figure.basis)),
            ]
            return .object(members)
          })
      ),
      (
        "omissions",
        .array(
          omissions.map { .object([("name", .string($0.name)), ("reason", .string($0.reason))]) })
      ),
    ])
  }
}
