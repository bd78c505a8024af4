import SelfSizing

/// A problem as a card: the cell at its worst, what is wrong and where, and what would help.
struct ProblemCard {
  private static let largestNameCount = 6
  /// As high a part of a cell at most is drawn, in points.
  private static let largestHeight = 220.0
  let problem: SharedProblem
  let links: SourceLinks

  private var part: SharedProblem.Part { problem.worst }

  func html() -> String {
    let place = part.place
    let text = ProblemText(part)
    let explanation = text.explanation.escapedForMarkup
    let why = explanation.isEmpty ? "" : "<p class=\"why\">\(explanation)</p>\n"
    let severity = problem.harm.loss.severity.rawValue
    return """
      <article class="card \(severity)" data-kind="\(problem.kind.name)" \
      data-words="\(words(text))">
      \(picture(place))<div class="facts">
      <h3><a href="\(place.link)">\(text.title.escapedForMarkup)</a></h3>
      <p class="where">\(cells) \(links.html(part.entries[0].site))</p>
      \(why)\(fix(text))<p class="sizes">\(bars(place))</p>
      </div></article>

      """
  }

  private var cells: String {
    let names = problem.names
    guard names.count > 1 else { return "<b>\(names[0].escapedForMarkup)</b>" }
    let list = names.map(\.escapedForMarkup).listed(atMost: Self.largestNameCount)
    let labels = problem.count > names.count ? ", \(problem.count) places" : ""
    return "<b>\(names.count) cells</b>\(labels) <span class=\"names\">\(list)</span>"
  }

  private func fix(_ text: ProblemText) -> String {
    guard let (words, code) = text.fix else { return "" }
    let shown = code.isEmpty ? "" : " <code>\(code.escapedForMarkup)</code>"
    return "<p class=\"fix\">\(words.escapedForMarkup)\(shown)</p>\n"
  }

  private func bars(_ place: FindingPlace) -> String {
    let template = part.template
    let heights = template.categories.indices.map { category in
      template.cell(width: place.width, category: category, content: place.content).height
    }
    return SizeBars(
      heights: heights, names: template.categories.map(\.headingName), marked: Set(part.sizes)
    ).html()
  }

  private func words(_ text: ProblemText) -> String {
    let entries = problem.parts.flatMap(\.entries).prefix(40)
    let all =
      problem.names + [text.title, problem.kind.name, problem.kind.row.word]
      + entries.map { "\($0.site)" } + entries.compactMap(\.item)
    return Set(all.map { $0.lowercased() }).sorted().joined(separator: " ").escapedForMarkup
  }

  private func picture(_ place: FindingPlace) -> String {
    guard let drawing = place.drawing else { return "" }
    // The one that the card speaks of comes first: it is seen in any case.
    let items = part.entries.flatMap(\.worst.finding.markedItems)
    let marked = drawing.measurement.items.filter { !$0.isHidden && items.contains($0.name) }
    let first = marked.firstIndex { $0.name == items.first } ?? 0
    let frames = (marked.dropFirst(first) + marked.prefix(first)).map(\.frame)
    let size = part.template.categories[drawing.category].headingName
    // The title says where the link leads.
    return "<a class=\"picture\" href=\"\(place.link)\" tabindex=\"-1\" aria-hidden=\"true\">"
      + CellDrawing(drawing.measurement).picture(marking: frames, atMost: Self.largestHeight)
      + "<small>drawn at text size \(size)</small></a>\n"
  }
}

extension CellDrawing {
  /// The part of a cell, at most as many points high, that shows the first of some frames, with all
  /// of them marked, also outside of the cell.
  func picture(marking frames: [LayoutRect], atMost height: Double) -> String {
    let margin = 3.0
    let size = measurement.size
    let top = min(0, frames.map(\.minY).min() ?? 0)
    let bottom = max(size.height, frames.map(\.maxY).max() ?? 0, 1)
    let left = min(0, frames.map(\.minX).min() ?? 0)
    let right = max(size.width, frames.map(\.maxX).max() ?? 0)
    // Of a high cell the part around the first marked item, of a high item its end.
    let shown = min(bottom - top, height)
    let first = frames.first ?? .zero
    let wanted = first.height < height ? first.midY - height / 2 : first.maxY - height
    let start = min(max(wanted, top), bottom - shown)
    let box = [left - margin, start - margin, right - left + 2 * margin, shown + 2 * margin]
    let (width, fullHeight) = (size.width.short, max(size.height, 0.5).short)
    let ground = "<rect class=\"ground\" width=\"\(width)\" height=\"\(fullHeight)\"/>"
    let marks = frames.map { frame in
      "<rect x=\"\((frame.minX - 1).short)\" y=\"\((frame.minY - 1).short)\""
        + " width=\"\((frame.width + 2).short)\" height=\"\((frame.height + 2).short)\" rx=\"3\"/>"
    }
    return "<svg viewBox=\"\(box.map(\.short).joined(separator: " "))\""
      + " width=\"\(box[2].short)\" height=\"\(box[3].short)\">"
      + "\(ground)\(elements())<g class=\"failing\">\(marks.joined())</g></svg>"
  }
}

/// The heights of a sample over the text sizes as bars, those colored that have a problem.
struct SizeBars {
  private static let height = 34.0
  private static let bar = 9.0
  private static let step = 12.0
  let heights: [Double]
  let names: [String]
  let marked: Set<Int>

  func html() -> String {
    let most = max(heights.max() ?? 0, 1)
    let bars = heights.enumerated().map { index, height in
      let extent = max(Self.height * height / most, 1)
      return "<rect\(marked.contains(index) ? " class=\"hit\"" : "")"
        + " x=\"\((Double(index) * Self.step).short)\" y=\"\((Self.height - extent).short)\""
        + " width=\"\(Self.bar.short)\" height=\"\(extent.short)\" rx=\"2\"/>"
    }
    // Equal bars would only say what the words do.
    guard Set(heights).count > 1 else { return "<span>\(words)</span>" }
    let width = (Double(max(heights.count, 1)) * Self.step).short
    return "<svg class=\"spark\" viewBox=\"0 0 \(width) 34\" width=\"\(width)\" height=\"34\""
      + " aria-hidden=\"true\">\(bars.joined())</svg><span>\(words)</span>"
  }

  /// Where the problem is, and the heights: `from AX1 on · the cell is 86 to 377 points high`.
  private var words: String {
    let (least, most) = ((heights.min() ?? 0).short, (heights.max() ?? 0).short)
    return "\(sizes) · the cell is \(least == most ? least : "\(least) to \(most)") points high"
  }

  private var sizes: String {
    let places = marked.sorted()
    guard let first = places.first, let last = places.last else { return "at no size" }
    if names.count == 1 { return "at \(names[0])" }
    if places.count == names.count { return "at all \(names.count) text sizes" }
    if places.count == 1 { return "at \(names[first])" }
    if last == names.count - 1, places.count == last - first + 1 {
      return "from \(names[first]) on"
    }
    if first == 0, places.count == last + 1 { return "up to \(names[last])" }
    return "at \(places.count) of \(names.count) text sizes"
  }
}
