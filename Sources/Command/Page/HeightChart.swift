import SelfSizing

/// The heights of all contents against the text sizes at one width: from the least to the greatest,
/// the median as a line, and where stacks reflow.
struct HeightChart {
  private static let size = (width: 220.0, height: 96.0)
  private static let inset = (left: 34.0, right: 8.0, top: 8.0, bottom: 16.0)

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
      "\(x(category)) \(y(height, top))"
    }
    let upper = columns.indices.map { point($0, columns[$0].last ?? 0) }
    let lower = columns.indices.reversed().map { point($0, columns[$0].first ?? 0) }
    let median = columns.indices.map { point($0, columns[$0][columns[$0].count / 2]) }
    let points = NumberFormat.short(template.widths[width])
    let label =
      "Heights at \(points) points: \(NumberFormat.short(columns.first?.first ?? 0)) to "
      + "\(NumberFormat.short(columns.last?.last ?? 0))"
    return "<figure class=\"chart\"><figcaption>\(points) points wide</figcaption>"
      + "<svg viewBox=\"0 0 \(NumberFormat.short(Self.size.width)) "
      + "\(NumberFormat.short(Self.size.height))\" role=\"img\" aria-label=\"\(label)\">"
      + grid(top) + reflow(top)
      + "<path class=\"range\" d=\"M\((upper + lower).joined(separator: "L"))Z\"/>"
      + "<path class=\"median\" d=\"M\(median.joined(separator: "L"))\"/></svg></figure>"
  }

  /// Lines at 0, at the greatest height and in the middle, and the names of some sizes.
  private func grid(_ top: Double) -> String {
    var marks = ""
    for height in [0, top / 2, top] {
      let y = y(height, top)
      marks += "<path class=\"grid\" d=\"M\(NumberFormat.short(Self.inset.left)) \(y)"
      marks += "H\(NumberFormat.short(Self.size.width - Self.inset.right))\"/>"
      marks += "<text x=\"\(NumberFormat.short(Self.inset.left - 4))\" y=\"\(y)\" class=\"y\">"
      marks += "\(NumberFormat.short(height.rounded()))</text>"
    }
    let last = template.categories.count - 1
    for category in Set([0, template.middleCategory, last]).sorted() {
      marks += "<text x=\"\(x(category))\" y=\"\(NumberFormat.short(Self.size.height - 3))\""
      marks += " class=\"x\">\(template.categories[category].headingName)</text>"
    }
    return marks
  }

  /// A dashed line where a larger size changes the arrangement of a stack.
  private func reflow(_ top: Double) -> String {
    let states = template.categories.indices.map { category in
      template.cells(width: width, category: category).contains(where: \.isReflowed)
    }
    return states.indices.dropFirst().filter { states[$0] != states[$0 - 1] }.map { category in
      let between = NumberFormat.short((position(category) + position(category - 1)) / 2)
      return "<path class=\"reflow\" d=\"M\(between) \(NumberFormat.short(Self.inset.top))"
        + "V\(NumberFormat.short(Self.size.height - Self.inset.bottom))\"><title>reflows from "
        + "\(template.categories[category].headingName) on</title></path>"
    }.joined()
  }

  private func position(_ category: Int) -> Double {
    let room = Self.size.width - Self.inset.left - Self.inset.right
    let steps = max(template.categories.count - 1, 1)
    return Self.inset.left + room * Double(category) / Double(steps)
  }

  private func x(_ category: Int) -> String { NumberFormat.short(position(category)) }

  private func y(_ height: Double, _ top: Double) -> String {
    let room = Self.size.height - Self.inset.top - Self.inset.bottom
    let share = top > 0 ? height / top : 0
    return NumberFormat.short(Self.inset.top + room * (1 - share))
  }
}
