import SelfSizing

/// The picture of a chart, with margins around the plane that its points are in. Lengths are in
/// pixels.
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
