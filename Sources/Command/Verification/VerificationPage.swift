import SelfSizing

/// A verification as a self-contained HTML file: agreement by family, and each disagreement.
struct VerificationPage: Sendable {
  /// As many agreeing pictures are drawn: a page of thousands opens nowhere.
  private static let mostAgreeing = 60
  private static let mostDisagreeing = 500
  /// Screen pixels per point.
  private static let scale = 0.62
  let verification: Verification
  let version: String

  func html() -> String {
    let same = verification.figures.filter { $0.agrees && $0.pictures != nil }
    let mark = verification.disagreements.isEmpty ? "fine" : "grave"
    return """
      \(ContentPolicy(style: "\(Stylesheet.css)").head(title: verification.title))
      <body class="verify">
      <main>
      <div class="outcome"><div>
      <p>\(verification.title.escapedForMarkup)</p>
      <h1 class="\(mark)"><b>\(verification.summary.escapedForMarkup)</b></h1>
      \(verification.facts.map { "<p class=\"dim\">\($0.escapedForMarkup)</p>" }.joined(separator: "\n"))
      <p class="dim">selfsize \(version.escapedForMarkup)</p>
      </div></div>
      \(families)
      \(figures("Disagreements", verification.disagreements, atMost: Self.mostDisagreeing))
      \(figures("Agreements", same, atMost: Self.mostAgreeing))
      \(omissions)
      </main>
      </body>
      </html>

      """
  }

  private var families: String {
    let rows = verification.families.map { family in
      let state = family.agreeing == family.count ? "✓" : "Δ"
      return "<tr><td class=\"name\">\(state) \(family.name.escapedForMarkup)</td>"
        + "<td>\(family.agreeing)</td><td>\(family.count)</td>"
        + "<td>\(family.largestError.short)</td></tr>"
    }
    return section(
      "families", "Agreement by family", table(["family", "agree", "of", "largest error"], rows))
  }

  private func figures(_ title: String, _ all: [Verification.Figure], atMost count: Int) -> String {
    guard !all.isEmpty else { return "" }
    let rest = all.count - count
    return section(
      title.lowercased(), title,
      figures(all.prefix(count)) + (rest > 0 ? "<p class=\"dim\">and \(rest) more</p>" : ""))
  }

  private var omissions: String {
    let lines = verification.omissionLines
    guard !lines.isEmpty else { return "" }
    return section(
      "omissions", "Not compared",
      "<ul>\(lines.map { "<li>\($0.escapedForMarkup)</li>" }.joined())</ul>")
  }

  private func figures(_ figures: some Sequence<Verification.Figure>) -> String {
    let drawn = figures.map { figure in figure.pictures.map { pair(figure, $0) } ?? "" }.joined()
    let rows = figures.filter { $0.pictures == nil }.map(row)
    return (drawn.isEmpty ? "" : "<div class=\"changes\">\(drawn)</div>")
      + (rows.isEmpty
        ? "" : table(["family", "name", "measured", "here", "difference", "basis"], rows))
  }

  private func row(_ figure: Verification.Figure) -> String {
    "<tr><td class=\"name\">\(figure.family.escapedForMarkup)</td>"
      + "<td class=\"name\">\(figure.name.escapedForMarkup): \(figure.figure.escapedForMarkup)</td>"
      + "<td>\(figure.measured.short)</td>" + "<td>\(figure.ours.map(\.short) ?? "–")</td>"
      + "<td>\(figure.error.map(\.signed) ?? "–")</td>"
      + "<td class=\"name\">\(figure.basis.escapedForMarkup)</td></tr>"
  }

  private func pair(_ figure: Verification.Figure, _ pictures: VerifiedPictures) -> String {
    let (size, scale) = (pictures.size, Self.scale)
    let name = figure.name.escapedForMarkup
    let (width, height) = ((size.width * scale).short, (size.height * scale).short)
    let picture =
      "<img src=\"data:image/png;base64,\(Data(pictures.file).base64EncodedString())\""
      + " width=\"\(width)\" height=\"\(height)\" alt=\"\(name) as iOS drew it\">"
    let drawing = CellDrawing(pictures.cell).padded(
      by: pictures.padding, scale: scale, label: "\(name) as measured here")
    let ours = figure.ours.map(\.short) ?? "–"
    let difference = figure.error.map(\.signed) ?? "–"
    return """
      <div class="change"><p>\(figure.family.escapedForMarkup) · \(name)<br>\
      <b>\(difference)</b> \(figure.measured.short) → \(ours)<br>\
      \(figure.basis.escapedForMarkup)</p><div class="triple">\
      <figure>\(picture)<figcaption>reference \(figure.measured.short)</figcaption></figure>\
      <figure>\(drawing)<figcaption>here \(ours)</figcaption></figure>\
      </div></div>
      """
  }

  private func section(_ id: String, _ title: String, _ body: String) -> String {
    "<section id=\"\(id)\">\n<h2>\(title)</h2>\n\(body)\n</section>"
  }

  private func table(_ headings: [String], _ rows: [String]) -> String {
    let texts: Set = ["family", "name", "basis"]
    let head = headings.map { "<th\(texts.contains($0) ? " class=\"name\"" : "")>\($0)</th>" }
    return "<div class=\"scroll\"><table><thead><tr>\(head.joined())</tr></thead>"
      + "<tbody>\(rows.joined(separator: "\n"))</tbody></table></div>"
  }
}

extension CellDrawing {
  fileprivate func padded(by padding: Double, scale: Double, label: String) -> String {
    let size = measurement.size
    let (width, height) = (size.width + 2 * padding, size.height + 2 * padding)
    let box = [-padding, -padding, width, height].map(\.short)
    return "<svg class=\"cell\" role=\"img\" aria-label=\"\(label)\""
      + " viewBox=\"\(box.joined(separator: " "))\" width=\"\((width * scale).short)\""
      + " height=\"\((height * scale).short)\">\(elements())</svg>"
  }
}
