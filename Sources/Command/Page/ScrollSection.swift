import SelfSizing

struct ScrollStory: Sendable {
  let text: String
  let trace: [ScrollStep]
}

/// The scroll story: offset, content height, corrections and displacement over the steps.
struct ScrollSection {
  private static let plane = ChartPlane(
    size: (width: 340, height: 120), inset: (left: 52, right: 8, top: 10, bottom: 18))

  let story: ScrollStory

  func html() -> String {
    let steps = story.trace
    guard steps.count > 1 else { return "" }
    let moved = steps.largestFirstFullyVisibleDisplacement
    let verdict =
      moved == 0
      ? "What was fully visible never moved on the screen, although "
        + "the heights above it were corrected by \(Self.grouped(steps.totalCorrection)) points."
      : "The first fully visible cell moved by up to \(moved.short) points."
    let charts = [
      chart("Offset", steps.map(\.offsetAfter)),
      chart("Content height", steps.map(\.contentSizeAfter.height)),
      chart("Correction of the offset", steps.map(\.correction), isBars: true),
      chart(
        "Displacement of the first fully visible cell",
        steps.map { $0.firstFullyVisible?.distance ?? 0 }, isBars: true),
    ]
    return """
      <section id="scroll" aria-labelledby="scroll-title">
      <h3 id="scroll-title">A long list, scrolled</h3>
      <p>\(story.text.escapedForMarkup) \(verdict)</p>
      <p class="dim">\(steps.count) steps, \(steps.measuredCount) heights asked for. All in \
      points, over the steps.</p>
      <div class="charts wide">\(charts.joined(separator: "\n"))</div>
      </section>
      """
  }

  /// A large number of points without a fraction, in groups of three digits.
  private static func grouped(_ points: Double) -> String {
    let digits = Array(points.rounded().short)
    return digits.enumerated().reduce(into: "") { text, digit in
      let rest = digits.count - digit.offset
      if digit.offset > 0, rest % 3 == 0 { text += "," }
      text.append(digit.element)
    }
  }

  private func chart(_ title: String, _ values: [Double], isBars: Bool = false) -> String {
    if values.allSatisfy({ $0 == 0 }) {
      return "<figure class=\"chart zero\"><figcaption>\(title)</figcaption>"
        + "<p><b>0 points</b>, always</p></figure>"
    }
    let shownValues = values + (isBars ? [0] : [])
    let (least, greatest) = (shownValues.min() ?? 0, shownValues.max() ?? 0)
    // Steps may be many; of several that fall on a pixel the extreme one is drawn.
    let shown = thinned(values)
    let plane = Self.plane
    func y(_ value: Double) -> String { plane.y(value, from: least, to: greatest).short }
    var path = ""
    for (index, value) in shown.enumerated() {
      let x = plane.x(index, of: shown.count).short
      path += isBars ? "M\(x) \(y(0))V\(y(value))" : "\(index == 0 ? "M" : "L")\(x) \(y(value))"
    }
    var grid = ""
    for value in Set([least, 0, greatest]).sorted() where value >= least && value <= greatest {
      let isNearAnEnd = min(value - least, greatest - value) < (greatest - least) / 8
      grid += plane.line(at: plane.y(value, from: least, to: greatest))
      // Two labels would overlap.
      if value == 0, isNearAnEnd, value != least, value != greatest { continue }
      grid += "<text class=\"y\" x=\"\((plane.inset.left - 5).short)\" y=\"\(y(value))\">"
      grid += "\(value.rounded().short)</text>"
    }
    return plane.html(
      title: title, label: "\(title): \(least.short) to \(greatest.short)",
      "\(grid)\(steps(values.count))<path class=\"\(isBars ? "bars" : "median")\" d=\"\(path)\"/>")
  }

  private func steps(_ count: Int) -> String {
    let (plane, y) = (Self.plane, (Self.plane.size.height - 4).short)
    let right = (plane.size.width - plane.inset.right).short
    return "<text x=\"\(plane.inset.left.short)\" y=\"\(y)\">step 1</text>"
      + "<text class=\"last\" x=\"\(right)\" y=\"\(y)\">\(count)</text>"
  }

  private func thinned(_ values: [Double]) -> [Double] {
    let most = 280
    guard values.count > most else { return values }
    return (0..<most).map { place in
      let range = place * values.count / most..<(place + 1) * values.count / most
      return values[range].max { $0.magnitude < $1.magnitude } ?? 0
    }
  }
}
