import SelfSizing
import Testing

@testable import SelfSizingInterfaceBuilder

@Suite("Margins that views take over from what contains them")
struct InheritedMarginTests {
  /// A view in the content view that takes over its margins, and a box of 24 points between the
  /// view's own.
  ///
  /// - Parameters:
  ///   - inset: The distance of the view from the content view's edges; nil where no constraint
  ///     states it.
  ///   - frame: The view's frame on the canvas.
  private func cell(inset: Double?, frame: String, preserves: Bool = true) -> String {
    func edges(_ first: String, _ second: String, margin: String, constant: Double) -> String {
      ["top", "leading", "bottom", "trailing"].map { edge in
        let isEnd = edge == "bottom" || edge == "trailing"
        let (one, other) = isEnd ? (second, first) : (first, second)
        let (own, outer) = isEnd ? (edge + margin, edge) : (edge, edge + margin)
        return
          "<constraint firstItem=\"\(one)\" firstAttribute=\"\(own)\" secondItem=\"\(other)\" secondAttribute=\"\(outer)\" constant=\"\(constant)\" id=\"\(first)-\(edge)\"/>"
      }.joined()
    }
    let box =
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><constraints><constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"24\" id=\"h\"/></constraints></view>"
    let outer = inset.map { edges("panel", "content", margin: "", constant: $0) } ?? ""
    return Document.cell(
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" preservesSuperviewLayoutMargins=\"\(preserves ? "YES" : "NO")\" id=\"panel\">\(frame)<subviews>\(box)</subviews><constraints>\(edges("box", "panel", margin: "Margin", constant: 0))</constraints></view>",
      outer,
      contentViewChildren:
        "<edgeInsets key=\"layoutMargins\" top=\"25\" left=\"25\" bottom=\"25\" right=\"25\"/>")
  }

  private let full = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"90\"/>"

  @Test("a measured cell takes over margins as its canvas does, less the distance of the view")
  func distances() throws {
    func height(_ inset: Double, preserves: Bool = true) throws -> Double {
      try Document.height(cell(inset: inset, frame: full, preserves: preserves))
    }
    #expect(try height(0) == 25 + 24 + 25)
    #expect(try height(10) == 10 + 15 + 24 + 15 + 10)
    // What is left is less than the view's own margin.
    #expect(try height(20) == 20 + 8 + 24 + 8 + 20)
    #expect(try height(0, preserves: false) == 8 + 24 + 8)
  }

  @Test("a place that only the canvas shows is taken for the cell's, and said to be assumed")
  func canvasPlace() throws {
    let document = cell(
      inset: nil, frame: "<rect key=\"frame\" x=\"0\" y=\"5\" width=\"320\" height=\"80\"/>")
    let read = try Document.read(document)
    #expect(read.findings.contains { $0.kind == .assumedSize })
    let panel = try #require(read.plan.items.first { $0.id == "panel" })
    #expect(panel.margins?.top == 20)
    #expect(panel.margins?.leading == 25)
  }
}
