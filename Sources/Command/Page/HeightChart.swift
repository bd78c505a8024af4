import SelfSizing

/// The heights of all contents against the text sizes at one width, and where stacks reflow.
struct HeightChart {
  private static let plane = ChartPlane(
    size: (width: 220, height: 96), inset: (left: 34, right: 8, top: 8, bottom: 16))

  let template: TemplateMeasurements
  let width: Int

  func html() -> String {
    // One height is no curve.
    guard let first = template.cells.first?.height,
      template.cells.contains(where: { $0.height != first }), template.categories.count > 1
    else { return "" }
    let columns = template.categories.indices.map { category in
      template.cells(width: width, category: category).map(\.height).sorted()
    }
    // The same scale at every width, so that the charts can be compared.
    let top = template.cells.map(\.height).max() ?? 1
    func point(_ category: Int, _ height: Double) -> String {
      "\(x(category)) \(Self.plane.y(height, to: top).short)"
    }
    let upper = columns.indices.map { point($0, columns[$0].last ?? 0) }
    let lower = columns.indices.reversed().map { point($0, columns[$0].first ?? 0) }
    let median = columns.indices.map { point($0, columns[$0][columns[$0].count / 2]) }
    let points = template.widths[width].short
    let (least, most) = (columns.first?.first ?? 0, columns.last?.last ?? 0)
    let label = "Heights at \(points) points: \(least.short) to \(most.short)"
    return Self.plane.html(
      title: "\(points) points wide", label: label,
      grid(top) + reflow
        + "<path class=\"range\" d=\"M\((upper + lower).joined(separator: "L"))Z\"/>"
        + "<path class=\"median\" d=\"M\(median.joined(separator: "L"))\"/>")
  }

  /// Lines at 0, at the greatest height and in the middle, and the names of some sizes.
  private func grid(_ top: Double) -> String {
    let plane = Self.plane
    var marks = ""
    for height in [0, top / 2, top] {
      let y = plane.y(height, to: top)
      marks += plane.line(at: y) + "<text x=\"\((plane.inset.left - 4).short)\" y=\"\(y.short)\""
      marks += " class=\"y\">\(height.rounded().short)</text>"
    }
    let last = template.categories.count - 1
    for category in Set([0, template.middleCategory, last]).sorted() {
      marks += "<text x=\"\(x(category))\" y=\"\((plane.size.height - 3).short)\""
      marks += " class=\"x\">\(template.categories[category].headingName)</text>"
    }
    return marks
  }

  private var reflow: String {
    let states = template.categories.indices.map { category in
      template.cells(width: width, category: category).contains(where: \.isReflowed)
    }
    let plane = Self.plane
    return states.indices.dropFirst().filter { states[$0] != states[$0 - 1] }.map { category in
      let between = ((position(category) + position(category - 1)) / 2).short
      return "<path class=\"reflow\" d=\"M\(between) \(plane.inset.top.short)"
        + "V\((plane.size.height - plane.inset.bottom).short)\"><title>reflows from "
        + "\(template.categories[category].headingName) on</title></path>"
    }.joined()
  }

  private func position(_ category: Int) -> Double {
    Self.plane.x(category, of: template.categories.count)
  }

  private func x(_ category: Int) -> String { position(category).short }
}

/// The picture of a chart, with margins around its plane. Lengths are in pixels.
struct ChartPlane {
  let size: (width: Double, height: Double)
  let inset: (left: Double, right: Double, top: Double, bottom: Double)

  func x(_ index: Int, of count: Int) -> Double {
    let room = size.width - inset.left - inset.right
    return inset.left + room * Double(index) / Double(max(count - 1, 1))
  }

  func y(_ value: Double, from least: Double = 0, to greatest: Double) -> Double {
    let room = size.height - inset.top - inset.bottom
    let share = greatest > least ? (value - least) / (greatest - least) : 0
    return inset.top + room * (1 - share)
  }

  func line(at y: Double) -> String {
    "<path class=\"grid\" d=\"M\(inset.left.short) \(y.short)"
      + "H\((size.width - inset.right).short)\"/>"
  }

  func html(title: String, label: String, _ elements: String) -> String {
    "<figure class=\"chart\"><figcaption>\(title)</figcaption>"
      + "<svg viewBox=\"0 0 \(size.width.short) \(size.height.short)\""
      + " role=\"img\" aria-label=\"\(label)\">\(elements)</svg></figure>"
  }
}
