import SelfSizing

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
